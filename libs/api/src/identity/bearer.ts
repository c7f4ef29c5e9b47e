// Reads the token from an Authorization value: `Bearer <token>`, or the token alone.
const BEARER = /^\s*(?:bearer\s+)?(\S+)\s*$/i;

export type ShownToken =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string }
  /** The value is present and cannot be a token; that differs from no value. */
  | { readonly kind: 'unreadable' };

export function shownToken(authorization: unknown): ShownToken {
  if (authorization === undefined || authorization === null || authorization === '') return { kind: 'none' };
  const token = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
  return token === undefined ? { kind: 'unreadable' } : { kind: 'token', token };
}
