// Tracks up to which revision a game has been heard of, and reads until it has been folded that far. A failed
// read is retried while the game is live; meanwhile the game is reported as lagging.
import type { GameId } from '#kernel';
import type { SessionDeps } from './deps.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** The games of this node that have failed to catch up, and the metric that counts them. */
const lagging = new WeakMap<SessionDeps['metrics'], Set<Behind>>();

export class Behind {
  private heard = -1;
  private pause = FIRST_PAUSE_MS;
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly deps: Pick<SessionDeps, 'log' | 'metrics'>,
    private readonly game: GameId,
    closing: AbortSignal,
    /** Settles when the game is folded up to the revision. */
    private readonly readUpTo: (revision: number) => Promise<void>,
  ) {
    closing.addEventListener('abort', () => this.rest());
  }

  /** True if the last attempt to read failed. */
  get isLagging(): boolean {
    return lagging.get(this.deps.metrics)?.has(this) === true;
  }

  hear(revision: number): void {
    if (revision <= this.heard) return;
    this.heard = revision;
    if (this.again === undefined) this.read(revision);
  }

  /** The game is folded up to this revision, whoever caused it. */
  reached(revision: number): void {
    if (revision >= this.heard) this.rest();
  }

  private read(revision: number): void {
    this.readUpTo(revision).catch((error: unknown) => {
      if (!this.isLagging) this.deps.log.warn('game-not-caught-up', { game: this.game, revision }, error);
      this.lag(true);
      clearTimeout(this.again);
      this.again = setTimeout(() => {
        this.again = undefined;
        this.read(this.heard);
      }, this.pause).unref();
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
    });
  }

  private rest(): void {
    clearTimeout(this.again);
    this.again = undefined;
    this.pause = FIRST_PAUSE_MS;
    if (this.isLagging) this.lag(false);
  }

  private lag(is: boolean): void {
    const { metrics } = this.deps;
    const all = lagging.get(metrics) ?? new Set();
    lagging.set(metrics, all);
    if (is) all.add(this);
    else all.delete(this);
    metrics.level('games-lagging', all.size);
  }
}
