// One alarm for each game, or for each of other things that wait. It rings when the given clock reaches the game's deadline, however far away that
// is. If ringing fails, it rings again, each time after twice as long.
import type { GameId, Instant } from '#kernel';
import type { Clock } from '#ports';

/** setTimeout counts in 32 bits, so a deadline further away is reached in several timers. */
const LONGEST_STRETCH_MS = 60 * 60_000;
/** The shortest pause, so that no game rings in a tight loop. */
export const SHORTEST_STRETCH_MS = 250;
/** The longest pause: once its store is back, a game goes on within this time. */
export const LONGEST_PAUSE_MS = 30_000;

/** The outcome of ringing: the deadline was dealt with, or it still stands. */
export type Rung = 'done' | 'failed';

interface Alarm {
  /** A timer that was set for an earlier deadline checks again when it fires. */
  at: Instant;
  readonly timer: NodeJS.Timeout;
}

export class Alarms<Key extends string = GameId> {
  private readonly alarms = new Map<Key, Alarm>();
  /** How many times in a row ringing failed. */
  private readonly failures = new Map<Key, number>();
  private stopped = false;

  constructor(
    private readonly clock: Clock,
    private readonly ring: (game: Key) => Promise<Rung>,
  ) {}

  has(game: Key): boolean {
    return this.alarms.has(game);
  }

  set(game: Key, at: Instant | undefined): void {
    const armed = this.alarms.get(game);
    // Events in the game do not postpone the retry.
    if (at !== undefined && armed?.at === at) return;
    const now = this.clock.now();
    // A future deadline is a new one, not the deadline that failed.
    if (at === undefined || at > now) this.failures.delete(game);
    // Every command moves its game's deadline further away: that needs no new timer.
    if (armed !== undefined && at !== undefined && armed.at < at) {
      armed.at = at;
      return;
    }
    this.clear(game);
    if (at === undefined || this.stopped) return;
    const wait = Math.min(Math.max(at - now, this.pauseFor(game)), LONGEST_STRETCH_MS);
    const timer = setTimeout(() => this.waited(game), wait);
    timer.unref();
    this.alarms.set(game, { at, timer });
  }

  stop(): void {
    this.stopped = true;
    for (const game of this.alarms.keys()) this.clear(game);
  }

  private waited(game: Key): void {
    const at = this.alarms.get(game)?.at;
    if (at === undefined) return;
    this.alarms.delete(game);
    if (this.clock.now() < at) this.set(game, at);
    else void this.rung(game, at);
  }

  private async rung(game: Key, at: Instant): Promise<void> {
    if ((await this.ring(game)) === 'done') {
      this.failures.delete(game);
      return;
    }
    // It may have been set meanwhile, to another deadline.
    const next = this.alarms.get(game)?.at ?? at;
    if (next > this.clock.now()) return;
    this.clear(game);
    this.failures.set(game, (this.failures.get(game) ?? 0) + 1);
    this.set(game, next);
  }

  private pauseFor(game: Key): number {
    return Math.min(SHORTEST_STRETCH_MS * 2 ** (this.failures.get(game) ?? 0), LONGEST_PAUSE_MS);
  }

  private clear(game: Key): void {
    clearTimeout(this.alarms.get(game)?.timer);
    this.alarms.delete(game);
  }
}
