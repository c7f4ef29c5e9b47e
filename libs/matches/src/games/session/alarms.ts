// One alarm a game: rings when its deadline has come by the given clock, however far away that is.
import type { GameId, Instant } from '#kernel';
import type { Clock } from '../../ports/index.js';

/** setTimeout counts in 32 bits; a deadline further away is waited for in stretches. */
const LONGEST_STRETCH_MS = 60 * 60_000;
/** So that a failing game is not rung in a tight loop. */
const SHORTEST_STRETCH_MS = 250;

export class Alarms {
  private readonly timers = new Map<GameId, NodeJS.Timeout>();
  private stopped = false;

  constructor(
    private readonly clock: Clock,
    private readonly ring: (game: GameId) => Promise<void>,
  ) {}

  has(game: GameId): boolean {
    return this.timers.has(game);
  }

  set(game: GameId, at: Instant | undefined): void {
    clearTimeout(this.timers.get(game));
    this.timers.delete(game);
    if (at === undefined || this.stopped) return;
    const wait = Math.min(Math.max(at - this.clock.now(), SHORTEST_STRETCH_MS), LONGEST_STRETCH_MS);
    const timer = setTimeout(() => {
      this.timers.delete(game);
      if (this.clock.now() < at) this.set(game, at);
      else void this.ring(game);
    }, wait);
    timer.unref();
    this.timers.set(game, timer);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
