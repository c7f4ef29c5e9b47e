// Revokes tokens by raising the epoch in the account's log. On this node it takes effect before the answer.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ok, type Result } from '#kernel';
import { AccountStore } from '../account/account-store.js';
import { actorOf, revokeTokens } from '../account/decisions.js';
import { AccountDirectory } from '../directory/directory.js';
import type { AccountRefusal } from '../account/refusals.js';
import { orTryLater } from '../account/try-later.js';
import { RevokeTokens } from './revoke-tokens.js';

@CommandHandler(RevokeTokens)
export class RevokeTokensHandler implements ICommandHandler<RevokeTokens> {
  constructor(
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
  ) {}

  execute({ player, by, commandId }: RevokeTokens): Promise<Result<null, AccountRefusal>> {
    return orTryLater(async () => {
      const attempt = { actor: actorOf(by), commandId };
      const changed = await this.accounts.change(player, attempt, (account) => revokeTokens(account, by));
      this.directory.changed(player);
      return changed.ok ? ok(null) : changed;
    });
  }
}
