// One alarm a game: rings when its deadline has come by the given clock, however far away that is; where nothing came
// of it, again and again, each time after twice as long.
import type { GameId, Instant } from '#kernel';
import type { Clock } from '../../ports/index.js';

/** setTimeout counts in 32 bits; a deadline further away is waited for in stretches. */
const LONGEST_STRETCH_MS = 60 * 60_000;
/** So that no game is rung in a tight loop. */
export const SHORTEST_STRETCH_MS = 250;
/** A game whose store is back goes on within that time. */
export const LONGEST_PAUSE_MS = 30_000;

/** What came of ringing: the deadline has been dealt with, or it still stands. */
export type Rung = 'done' | 'failed';

interface Alarm {
  /** A timer set for an earlier deadline looks again when it has run. */
  at: Instant;
  readonly timer: NodeJS.Timeout;
}

export class Alarms {
  private readonly alarms = new Map<GameId, Alarm>();
  /** How often in a row nothing came of ringing. */
  private readonly failures = new Map<GameId, number>();
  private stopped = false;

  constructor(
    private readonly clock: Clock,
    private readonly ring: (game: GameId) => Promise<Rung>,
  ) {}

  has(game: GameId): boolean {
    return this.alarms.has(game);
  }

  set(game: GameId, at: Instant | undefined): void {
    const armed = this.alarms.get(game);
    // Whatever happens in the game meanwhile, it puts nothing off.
    if (at !== undefined && armed?.at === at) return;
    const now = this.clock.now();
    // What is still to come is another deadline than the one that failed.
    if (at === undefined || at > now) this.failures.delete(game);
    // Every command of a game moves its deadline further away: no timer is made anew for that.
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

  private waited(game: GameId): void {
    const at = this.alarms.get(game)?.at;
    if (at === undefined) return;
    this.alarms.delete(game);
    if (this.clock.now() < at) this.set(game, at);
    else void this.rung(game, at);
  }

  private async rung(game: GameId, at: Instant): Promise<void> {
    if ((await this.ring(game)) === 'done') {
      this.failures.delete(game);
      return;
    }
    // Somebody may have set it meanwhile, to a deadline that is no matter of this one.
    const next = this.alarms.get(game)?.at ?? at;
    if (next > this.clock.now()) return;
    this.clear(game);
    this.failures.set(game, (this.failures.get(game) ?? 0) + 1);
    this.set(game, next);
  }

  private pauseFor(game: GameId): number {
    return Math.min(SHORTEST_STRETCH_MS * 2 ** (this.failures.get(game) ?? 0), LONGEST_PAUSE_MS);
  }

  private clear(game: GameId): void {
    clearTimeout(this.alarms.get(game)?.timer);
    this.alarms.delete(game);
  }
}
