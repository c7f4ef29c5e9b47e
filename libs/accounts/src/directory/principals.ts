// Finds the account behind a token. Every request asks this, so it answers from memory if that is safe, and
// refuses if not.
import { Inject, Injectable } from '@nestjs/common';
import { ok, type Instant, type PlayerId, type Result } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { AccountDirectory } from './directory.js';
import type { Role } from '../account/events.js';
import { Tokens } from '../identity/tokens.js';
import { refuseToken, type AuthRefusal } from '../account/refusals.js';

/** A player who sent a valid token. */
export interface Principal {
  readonly player: PlayerId;
  readonly name: string;
  /** Always `player`, and the roles the account was given. */
  readonly roles: readonly Role[];
  /** When the token expires; everything opened with it ends then too. */
  readonly expiresAt: Instant;
}

@Injectable()
export class Principals {
  constructor(
    @Inject(Tokens) private readonly tokens: Tokens,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
  ) {}

  async principalOf(token: string): Promise<Result<Principal, AuthRefusal>> {
    const claims = await this.tokens.read(token);
    if (!claims.ok) return refuseToken(claims.error);
    const { player, epoch, expiresAt } = claims.value;
    try {
      const account = await this.directory.find(player);
      if (account === undefined) return refuseToken('token-invalid');
      if (account.epoch !== epoch) return refuseToken('token-revoked');
      return ok({ player, name: account.name, roles: account.roles, expiresAt });
    } catch (error) {
      if (error instanceof StoreUnavailable) return refuseToken('try-later');
      throw error;
    }
  }
}
