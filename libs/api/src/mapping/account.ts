// Maps accounts, sessions and their refusals to the contract's types.
import type { AccountRefusal, AccountRefusalCode, GivenRole, Role } from '#accounts';
import type {
  AccountRefusalCode as ShownCode,
  GivenRole as NamedRole,
  Role as ShownRole,
} from '../generated/schema.js';
import type { Answer } from './types.js';

const CODES: { readonly [C in AccountRefusalCode]: ShownCode } = {
  'name-invalid': 'NAME_INVALID',
  'name-taken': 'NAME_TAKEN',
  'command-id-weak': 'COMMAND_ID_WEAK',
  'credentials-wrong': 'CREDENTIALS_WRONG',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS',
  'unknown-player': 'UNKNOWN_PLAYER',
  'not-allowed': 'NOT_ALLOWED',
  'own-role': 'OWN_ROLE',
  busy: 'BUSY',
  'try-later': 'TRY_LATER',
};

const ROLES: { readonly [R in Role]: ShownRole } = {
  player: 'PLAYER',
  judge: 'JUDGE',
  'head-judge': 'HEAD_JUDGE',
  admin: 'ADMIN',
};

const GIVEN_ROLES: { readonly [R in NamedRole]: GivenRole } = {
  JUDGE: 'judge',
  HEAD_JUDGE: 'head-judge',
  ADMIN: 'admin',
};

export const shownRoles = (roles: readonly Role[]): ShownRole[] => roles.map((role) => ROLES[role]);
export const namedRole = (role: NamedRole): GivenRole => GIVEN_ROLES[role];

export const accountRefused = ({
  code,
  reason,
  retryAfter,
}: AccountRefusal): Answer<'AccountRefused'> & { __typename: 'AccountRefused' } => ({
  __typename: 'AccountRefused',
  code: CODES[code],
  message: reason,
  retryAfter: retryAfter === undefined ? null : Math.ceil(retryAfter / 1000),
});
