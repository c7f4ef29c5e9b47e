// The player of a request: found once a request, and required where a field needs a player.
import { Inject, Injectable } from '@nestjs/common';
import { networkOf, Principals, type AuthRefusalCode, type Principal } from '#accounts';
import { ApiError, type Sentence } from '../errors/api-error.js';
import type { Client } from '../options/options.js';
import { shownToken } from './bearer.js';

export type Identity =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'player'; readonly principal: Principal; readonly token: string }
  | { readonly kind: 'refused'; readonly code: AuthRefusalCode; readonly reason: Sentence };

const NOBODY: Identity = { kind: 'nobody' };

@Injectable()
export class Identities {
  constructor(@Inject(Principals) private readonly principals: Principals) {}

  async of(authorization: unknown): Promise<Identity> {
    const shown = shownToken(authorization);
    switch (shown.kind) {
      case 'none':
        return NOBODY;
      case 'unreadable':
        return {
          kind: 'refused',
          code: 'token-invalid',
          reason: 'The authorization is not `Bearer <token>`. Send it so.',
        };
      case 'token': {
        const { token } = shown;
        const known = await this.principals.principalOf(token);
        return known.ok
          ? { kind: 'player', principal: known.value, token }
          : { kind: 'refused', ...known.error };
      }
    }
  }
}

/** Why a request is nobody's, in the answer's `reason`. */
export const TOKEN_REASONS = ['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'TOKEN_REVOKED'] as const;
type TokenReason = (typeof TOKEN_REASONS)[number];

/** The asking player. Throws UNAUTHENTICATED with the reason if there is none. */
export function playerIn({ identity }: { readonly identity: Identity }): Principal {
  switch (identity.kind) {
    case 'player':
      return identity.principal;
    case 'nobody':
      throw unauthenticated('TOKEN_MISSING')('This needs a token. Register or log in.');
    case 'refused':
      throw REFUSED[identity.code](identity.reason);
  }
}

const unauthenticated = (reason: TokenReason) => (message: Sentence) =>
  new ApiError('UNAUTHENTICATED', message, { reason });

const REFUSED: { readonly [C in AuthRefusalCode]: (message: Sentence) => ApiError } = {
  'token-invalid': unauthenticated('TOKEN_INVALID'),
  'token-expired': unauthenticated('TOKEN_EXPIRED'),
  'token-revoked': unauthenticated('TOKEN_REVOKED'),
  'try-later': (message) => new ApiError('UNAVAILABLE', message),
};

/** The client that a request counts for. */
export const clientOf = (identity: Identity, address: string): Client =>
  identity.kind === 'player'
    ? { kind: 'player', id: identity.principal.player }
    : { kind: 'address', id: networkOf(address) };
