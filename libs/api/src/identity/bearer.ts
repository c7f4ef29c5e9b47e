// The token in what a client sends as its authorization: `Bearer <token>`, or the token alone.
const BEARER = /^\s*(?:bearer\s+)?(\S+)\s*$/i;

export type ShownToken =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string }
  /** Something is there that no token can be: not the same as nothing. */
  | { readonly kind: 'unreadable' };

export function shownToken(authorization: unknown): ShownToken {
  if (authorization === undefined || authorization === null || authorization === '') return { kind: 'none' };
  const token = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : undefined;
  return token === undefined ? { kind: 'unreadable' } : { kind: 'token', token };
}
