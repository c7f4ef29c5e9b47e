// The refusals of account commands, in words a player can act on. A refusal never contains a secret.
import { err, type Duration, type Err } from '#kernel';

export const ACCOUNT_REFUSALS = {
  'name-invalid': 'The name cannot be used. Choose another one.',
  'name-taken': 'The name is taken. Choose another one.',
  'command-id-weak':
    'A registration needs a random command id of 22 to 64 letters, digits, - or _. Send a UUID.',
  'credentials-wrong': 'The name and the recovery secret do not belong together. Check both.',
  'too-many-attempts': 'Too many attempts. Wait, then try again.',
  'unknown-player': 'No player has that name or id. Check it.',
  'not-allowed': 'Your roles do not allow this. Ask an admin.',
  'own-role': 'Nobody gives a role to themselves. Ask another admin.',
  busy: 'The server is checking too many secrets at the moment. Try again.',
  'try-later': 'The log cannot be reached at the moment. Send the same request again.',
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
  'token-invalid': 'The token was not issued by this server. Log in.',
  'token-expired': 'The token has expired. Log in again.',
  'token-revoked': 'The token was revoked. Log in again.',
  'try-later': 'The log cannot be reached at the moment. Send the same request again.',
} as const;

export type AuthRefusalCode = keyof typeof AUTH_REFUSALS;

/** Why a token is not accepted. */
export interface AuthRefusal {
  readonly code: AuthRefusalCode;
  readonly reason: (typeof AUTH_REFUSALS)[AuthRefusalCode];
}

export const refuseToken = (code: AuthRefusalCode): Err<AuthRefusal> =>
  err({ code, reason: AUTH_REFUSALS[code] });
