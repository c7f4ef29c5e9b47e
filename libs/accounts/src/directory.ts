// A cache of the accounts in use; every request checks its token against it. An account is read from the
// store on first use, and evicted when the log says that it changed, on any node.
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { playerId, type PlayerId, Lru } from '#kernel';
import type { EventStore, Position } from '#event-store';
import { EVENT_STORE } from '#ports';
import { memberOf } from '#log';
import { AccountStore } from './account-store.js';
import { ACCOUNT_EVENTS, type Role } from './events.js';

/** An account with its name. */
export interface KnownAccount {
  readonly player: PlayerId;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly epoch: number;
}

const KEPT = 50_000;
const RETRY_MS = 500;

@Injectable()
export class AccountDirectory implements OnModuleInit, OnModuleDestroy {
  readonly #log = new Logger(AccountDirectory.name);
  readonly #known = new Lru<PlayerId, KnownAccount>(KEPT);
  readonly #loading = new Map<PlayerId, Promise<KnownAccount | undefined>>();
  readonly #listeners = new Set<(player: PlayerId) => void>();
  readonly #ended = new AbortController();
  /** Nothing is cached while the subscription to changes is down. */
  #followed = false;
  #following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(AccountStore) private readonly accounts: AccountStore,
  ) {}

  onModuleInit(): void {
    this.#following = this.#follow();
  }

  async onModuleDestroy(): Promise<void> {
    this.#ended.abort();
    await this.#following;
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
    const name = account && (await this.accounts.shownName(account));
    if (account === undefined || name === undefined) return undefined;
    return { player, name, roles: ['player', ...account.roles], epoch: account.epoch };
  }

  /** Follows the accounts' events while the server runs. */
  async #follow(): Promise<void> {
    const { signal } = this.#ended;
    let seen: Position | undefined;
    let started = false;
    while (!signal.aborted) {
      try {
        if (!started) seen = (await this.store.readAll({ direction: 'backwards', max: 1 }))[0]?.position;
        started = true;
        this.#letGoOfAll();
        this.#followed = true;
        const after = seen === undefined ? {} : { after: seen };
        for await (const message of this.store.subscribe(
          { kind: 'all' },
          { ...after, types: TYPES, signal },
        )) {
          if (message.kind === 'caught-up') continue;
          seen = message.event.position;
          this.changed(playerId(memberOf(message.event.stream)));
        }
      } catch (error) {
        this.#log.warn(`the accounts cannot be followed: ${error instanceof Error ? error.name : 'unknown'}`);
      }
      this.#followed = false;
      this.#letGoOfAll();
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined); // The loop sees the end.
    }
  }

  #letGoOfAll(): void {
    this.#known.clear();
    this.#loading.clear();
  }
}

const TYPES = Object.keys(ACCOUNT_EVENTS);
