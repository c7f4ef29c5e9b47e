// A cache of the accounts in use; every request checks its token against it. An account is read from the
// store on first use, and evicted when the log says that it changed, on any node.
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Instant, PlayerId } from '#kernel';
import { Followers, MemoryReadModel, type Follower } from '#log';
import { rolesOf } from '../account/account.js';
import { ACCOUNT_CHANGES, type AccountsAtHand } from './account-changes.projection.js';
import { AccountStore } from '../account/account-store.js';
import type { Role } from '../account/events.js';
import { lastUsed } from '../limits/last-used.js';

/** An account with its name. */
export interface KnownAccount {
  readonly player: PlayerId;
  readonly name: string;
  /** When it was registered. */
  readonly since: Instant;
  readonly roles: readonly Role[];
  readonly epoch: number;
  readonly sharesStatistics: boolean;
}

const KEPT = 50_000;

@Injectable()
export class AccountDirectory implements AccountsAtHand, OnModuleInit, OnModuleDestroy {
  readonly #known = lastUsed<PlayerId, KnownAccount>(KEPT);
  readonly #loading = new Map<PlayerId, Promise<KnownAccount | undefined>>();
  readonly #listeners = new Set<(player: PlayerId) => void>();
  readonly #follower: Follower<AccountsAtHand>;
  /** Nothing is cached while the subscription to changes is down. */
  #followed = false;

  constructor(
    @Inject(Followers) followers: Followers,
    @Inject(AccountStore) private readonly accounts: AccountStore,
  ) {
    this.#follower = followers.of(
      ACCOUNT_CHANGES,
      new MemoryReadModel<AccountsAtHand>(this, {
        emptied: () => this.#letGoOfAll(),
        followed: (is) => {
          this.#letGoOfAll();
          this.#followed = is;
        },
      }),
    );
  }

  onModuleInit(): void {
    this.#follower.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#follower.stop();
  }

  /** The account; undefined if no account with a name has that id. Throws when the store cannot answer. */
  async find(player: PlayerId): Promise<KnownAccount | undefined> {
    return this.#known.get(player) ?? this.#loading.get(player) ?? this.#load(player);
  }

  /** Call after a change made here, so that it takes effect before its answer is given. */
  changed(player: PlayerId): void {
    this.#known.delete(player);
    this.#loading.delete(player);
    for (const listener of this.#listeners) listener(player);
  }

  /**
   * Reports every account that changed, here or on another node: its tokens may be void, its roles different.
   */
  onChange(listener: (player: PlayerId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #load(player: PlayerId): Promise<KnownAccount | undefined> {
    const loading = this.#read(player);
    this.#loading.set(player, loading);
    try {
      const account = await loading;
      // A change reported meanwhile has removed this read from #loading: its result may be older than the
      // change.
      if (account !== undefined && this.#followed && this.#loading.get(player) === loading)
        this.#known.set(player, account);
      return account;
    } finally {
      if (this.#loading.get(player) === loading) this.#loading.delete(player);
    }
  }

  async #read(player: PlayerId): Promise<KnownAccount | undefined> {
    const account = await this.accounts.account(player);
    const owner = account && (await this.accounts.nameOf(account));
    if (account === undefined || owner === undefined) return undefined;
    const { name, since } = owner;
    const { epoch, sharesStatistics } = account;
    return { player, name, since, roles: rolesOf(account), epoch, sharesStatistics };
  }

  #letGoOfAll(): void {
    this.#known.clear();
    this.#loading.clear();
  }
}
