// One game as it goes on: what is seen, what has happened, and what the server says may be done now.
import { signal } from '@preact/signals';
import { Arrivals } from './arrivals.js';
import { CardNames } from './card-names.js';
import { ask, follow, RequestFailed, type Connection, type Entry, type Trouble } from './server.js';
import { GameDocument } from './generated/view.js';
import type { GameSeen } from './view.js';

const LOG_LINES = 600;

export class LiveGame {
  readonly seen = signal<GameSeen | null>(null);
  readonly log = signal<readonly Entry[]>([]);
  readonly connection = signal<Connection>('catching up');
  readonly trouble = signal<Trouble | null>(null);
  /** What objects are called, also those that are gone. */
  readonly names = new CardNames();
  /** Since when permanents are there. */
  arrivals = new Arrivals();
  private readonly stop: () => void;
  /** Entries that are not in the log of the page yet. */
  private coming: Entry[] = [];
  private asking = false;
  private stale = false;
  private ended = false;

  constructor(readonly id: string) {
    this.stop = follow(id, null, {
      entry: (entry) => {
        this.coming.push(entry);
        this.names.hear(entry.story);
        this.arrivals.hear(entry.moment, entry.story);
        if (this.connection.value === 'live') this.noteAndLook();
      },
      connection: (state) => {
        this.connection.value = state;
        if (state === 'live') this.noteAndLook();
      },
      anew: () => {
        this.coming = [];
        this.arrivals = new Arrivals();
        this.log.value = [];
        this.look();
      },
    });
    this.look();
  }

  close(): void {
    this.ended = true;
    this.stop();
  }

  /** What was behind comes all at once: it is shown, and looked at, once. */
  private noteAndLook(): void {
    this.log.value = [...this.log.value, ...this.coming].slice(-LOG_LINES);
    this.coming = [];
    this.look();
  }

  /** Looks at the game as it is now; once more, if something happened meanwhile. */
  private look(): void {
    if (this.asking) {
      this.stale = true;
      return;
    }
    this.asking = true;
    this.stale = false;
    void this.read().finally(() => {
      this.asking = false;
      if (this.stale && !this.ended) this.look();
    });
  }

  private async read(): Promise<void> {
    try {
      const { game } = await ask(GameDocument, { id: this.id });
      this.trouble.value = game === null ? { code: 'UNKNOWN_GAME', message: '' } : null;
      if (game === null) return;
      this.names.learn(game.view);
      this.seen.value = game;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      this.trouble.value = error.trouble;
      if (error.trouble.code !== 'UNREACHABLE' && error.trouble.code !== 'UNAVAILABLE') return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      this.stale = true;
    }
  }
}
