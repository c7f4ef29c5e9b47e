// Reads on in a game's log, a page at a time, and remembers what was read and not taken.
import type { EventStore, Revision, StoredEvent } from '#event-store';
import type { GameId } from '#kernel';
import { gameStream } from '#log';

const USUAL_PAGE = 1_000;

export class LogAhead {
  private read: readonly StoredEvent[] = [];
  private taken = 0;

  /** `from`: left out, the log's first event. `max`: of a page. */
  constructor(
    private readonly store: EventStore,
    private readonly game: GameId,
    private from?: Revision,
    private readonly max = USUAL_PAGE,
  ) {}

  /** What is read and not taken; the next page if there is nothing; none at the end of the log. */
  async page(): Promise<readonly StoredEvent[]> {
    if (this.taken === this.read.length) {
      const { from, max } = this;
      const page = await this.store.read(gameStream(this.game), from === undefined ? { max } : { from, max });
      this.read = page.kind === 'absent' ? [] : page.events;
      this.taken = 0;
    }
    return this.taken === 0 ? this.read : this.read.slice(this.taken);
  }

  /** The next event; undefined if the log has no more for now. It stays the next one until it is taken. */
  async next(): Promise<StoredEvent | undefined> {
    return this.read[this.taken] ?? (await this.page())[0];
  }

  take(): void {
    const event = this.read[this.taken];
    if (event === undefined) throw new Error('there is nothing to take');
    this.taken += 1;
    this.from = (event.revision + 1) as Revision;
  }
}
