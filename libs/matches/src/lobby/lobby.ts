// The lists of games, kept up to date. They are eventually consistent on every node, this one included: they show what
// a command did moments after its answer. To see the effect of a command at once, ask the game, not a list.
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import type { GameId } from '#kernel';
import { Followers, type Follower } from '#log';
import { ChangedLists, type ListsChanged } from './changed-lists.js';
import type { Shelf } from './fold.js';
import { LISTS } from './lists.projection.js';
import type { PlayerStanding } from './lobby-game.js';
import { LobbyIndex, type LobbyLists } from './lobby-index.js';

@Injectable()
export class Lobby implements OnModuleInit, OnModuleDestroy {
  readonly #follower: Follower<Shelf, LobbyIndex>;
  readonly #changed = new ChangedLists();
  readonly #listeners = new Set<(changed: ListsChanged) => void>();

  constructor(
    @Inject(Followers) followers: Followers,
    @Inject(LobbyIndex) private readonly index: LobbyIndex,
  ) {
    const noted: typeof LISTS = {
      ...LISTS,
      apply: (shelf, stored) =>
        LISTS.apply(this.#listeners.size === 0 ? shelf : this.#changed.noting(shelf), stored),
    };
    this.#follower = followers.of(noted, index);
  }

  onModuleInit(): void {
    this.#follower.onFolded(() => this.#tell());
    this.#follower.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#follower.stop();
    this.index.close();
  }

  /** Settles when the lists have caught up with the log since the start or since they were last discarded. */
  caughtUp(): Promise<void> {
    return this.#follower.caughtUp();
  }

  /** Queries the lists. Throws `StoreUnavailable` while there are none. */
  ask<T>(question: (lists: LobbyLists) => T): T {
    return this.#follower.ask(question);
  }

  /** Tells whose lists may have changed, on whichever node, once they show it. */
  onChange(listener: (changed: ListsChanged) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Everyone with a seat in the game or an invitation; nobody while there are no lists. */
  standings(game: GameId): readonly PlayerStanding[] {
    try {
      return this.ask((lists) => lists.standings(game));
    } catch (error) {
      if (error instanceof StoreUnavailable) return [];
      throw error;
    }
  }

  #tell(): void {
    const changed = this.#changed.take((game) => this.index.standings(game));
    if (changed.everyone || changed.players.size > 0) for (const tell of this.#listeners) tell(changed);
  }
}
