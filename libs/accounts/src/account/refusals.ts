// The refusals of account commands, in words a player can act on. A refusal never contains a secret.
import { err, type Duration, type Err } from '#kernel';

export const ACCOUNT_REFUSALS = {
  'name-invalid': 'the name cannot be used',
  'name-taken': 'the name is taken',
  'command-id-weak':
    'a registration needs a random command id of 22 to 64 letters, digits, - or _ (a UUID is one)',
  'credentials-wrong': 'the name and the recovery secret do not belong together',
  'too-many-attempts': 'too many attempts: wait, then try again',
  'unknown-player': 'no player has that name or id',
  'not-allowed': 'your roles do not allow this',
  'own-role': 'nobody gives a role to themselves',
  busy: 'the server is checking too many secrets at the moment: try again',
  'try-later': 'the log cannot be reached at the moment: send the same request again',
} as const;

export type AccountRefusalCode = keyof typeof ACCOUNT_REFUSALS;

export interface AccountRefusal {
  readonly code: AccountRefusalCode;
  readonly reason: string;
  /** How long to wait before the next attempt may succeed, if known. */
  readonly retryAfter?: Duration;
}

export const refuse = (
  code: AccountRefusalCode,
  reason: string = ACCOUNT_REFUSALS[code],
): Err<AccountRefusal> => err({ code, reason });

export const refuseUntil = (code: AccountRefusalCode, retryAfter: Duration): Err<AccountRefusal> =>
  err({ code, reason: ACCOUNT_REFUSALS[code], retryAfter });

export const AUTH_REFUSALS = {
  'token-invalid': 'the token was not issued by this server',
  'token-expired': 'the token has expired; log in again',
  'token-revoked': 'the token was revoked; log in again',
  'try-later': 'the log cannot be reached at the moment: send the same request again',
} as const;

export type AuthRefusalCode = keyof typeof AUTH_REFUSALS;

/** Why a token is not accepted. */
export interface AuthRefusal {
  readonly code: AuthRefusalCode;
  readonly reason: string;
}

export const refuseToken = (code: AuthRefusalCode): Err<AuthRefusal> =>
  err({ code, reason: AUTH_REFUSALS[code] });
