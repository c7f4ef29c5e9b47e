// Records in the account whether its statistics are shared. On this node it takes effect before the answer.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ok, type Result } from '#kernel';
import { AccountStore } from '../account/account-store.js';
import { shareStatistics } from '../account/decisions.js';
import type { AccountRefusal } from '../account/refusals.js';
import { orTryLater } from '../account/try-later.js';
import { AccountDirectory } from '../directory/directory.js';
import { ShareStatistics } from './share-statistics.js';

@CommandHandler(ShareStatistics)
export class ShareStatisticsHandler implements ICommandHandler<ShareStatistics> {
  constructor(
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(AccountDirectory) private readonly directory: AccountDirectory,
  ) {}

  execute({ player, shared, commandId }: ShareStatistics): Promise<Result<boolean, AccountRefusal>> {
    return orTryLater(async () => {
      const attempt = { actor: player, commandId };
      const changed = await this.accounts.change(player, attempt, (account) =>
        shareStatistics(account, shared),
      );
      this.directory.changed(player);
      return changed.ok ? ok(changed.value.sharesStatistics) : changed;
    });
  }
}
