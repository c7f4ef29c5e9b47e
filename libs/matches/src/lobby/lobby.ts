// The lists of games, kept up to date. They are eventually consistent on every node, this one included: they show what
// a command did moments after its answer. To see the effect of a command at once, ask the game, not a list.
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Followers, type Follower } from '#log';
import type { Shelf } from './fold.js';
import { LISTS } from './lists.projection.js';
import { LobbyIndex, type LobbyLists } from './lobby-index.js';

@Injectable()
export class Lobby implements OnModuleInit, OnModuleDestroy {
  readonly #follower: Follower<Shelf, LobbyIndex>;

  constructor(
    @Inject(Followers) followers: Followers,
    @Inject(LobbyIndex) private readonly index: LobbyIndex,
  ) {
    this.#follower = followers.of(LISTS, index);
  }

  onModuleInit(): void {
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
}
