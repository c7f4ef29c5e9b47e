// The public list of opened games, kept up to date. It follows moments after the event that opens a game.
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { StoreUnavailable } from '#event-store';
import { Followers, RowStorage, type Follower, type Rows, type RowsModel, type RowsRead } from '#log';
import { OPEN_GAMES } from './open-games.projection.js';

@Injectable()
export class OpenGames implements OnModuleInit, BeforeApplicationShutdown {
  readonly #rows: RowsModel;
  readonly #follower: Follower<Rows, RowsModel>;

  constructor(@Inject(Followers) followers: Followers, @Inject(RowStorage) storage: RowStorage) {
    this.#rows = storage.open(OPEN_GAMES.name);
    this.#follower = followers.of(OPEN_GAMES, this.#rows);
  }

  onModuleInit(): void {
    this.#follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#follower.stop();
    this.#rows.close();
  }

  /** Settles when the list has caught up with the log since the start or since it was last discarded. */
  caughtUp(): Promise<void> {
    return this.#follower.caughtUp();
  }

  /** Queries the list. Throws `StoreUnavailable` while part of it is missing. */
  ask<T>(question: (rows: RowsRead) => T): T {
    if (!this.#follower.isWhole)
      throw new StoreUnavailable(`${OPEN_GAMES.name}: being read from the log`, 'not-done');
    return this.#follower.ask(question);
  }
}
