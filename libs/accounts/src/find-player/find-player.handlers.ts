// Answers queries about names, from the cached accounts or from the name's own stream.
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Instant } from '#kernel';
import { KEYS, type Keys } from '#ports';
import { AccountStore } from '../account/account-store.js';
import { AccountDirectory } from '../directory/directory.js';
import { nameKey, parseName } from '../account/names.js';
import {
  HasAccount,
  NameOf,
  PlayerNamed,
  RegisteredAt,
  SharesStatistics,
  type FoundPlayer,
} from './find-player.js';

@QueryHandler(NameOf)
export class NameOfHandler implements IQueryHandler<NameOf> {
  constructor(@Inject(AccountDirectory) private readonly directory: AccountDirectory) {}

  async execute({ player }: NameOf): Promise<string | undefined> {
    return (await this.directory.find(player))?.name;
  }
}

@QueryHandler(RegisteredAt)
export class RegisteredAtHandler implements IQueryHandler<RegisteredAt> {
  constructor(@Inject(AccountDirectory) private readonly directory: AccountDirectory) {}

  async execute({ player }: RegisteredAt): Promise<Instant | undefined> {
    return (await this.directory.find(player))?.since;
  }
}

@QueryHandler(HasAccount)
export class HasAccountHandler implements IQueryHandler<HasAccount> {
  constructor(@Inject(AccountStore) private readonly accounts: AccountStore) {}

  async execute({ player }: HasAccount): Promise<boolean> {
    return (await this.accounts.account(player)) !== undefined;
  }
}

@QueryHandler(SharesStatistics)
export class SharesStatisticsHandler implements IQueryHandler<SharesStatistics> {
  constructor(@Inject(AccountDirectory) private readonly directory: AccountDirectory) {}

  /** Who has given up their name has given up that too. */
  async execute({ player }: SharesStatistics): Promise<boolean> {
    return (await this.directory.find(player))?.sharesStatistics === true;
  }
}

@QueryHandler(PlayerNamed)
export class PlayerNamedHandler implements IQueryHandler<PlayerNamed> {
  constructor(
    @Inject(AccountStore) private readonly accounts: AccountStore,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  async execute({ name }: PlayerNamed): Promise<FoundPlayer | undefined> {
    const parsed = parseName(name);
    if (!parsed.ok) return undefined;
    const owner = await this.accounts.ownerOf(nameKey(this.keys, parsed.value));
    return owner && { player: owner.player, name: owner.name };
  }
}
