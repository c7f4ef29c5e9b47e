// Tracks up to which revision a game has been heard of, and reads until it has been folded that far. A failed
// read is retried while the game is live; meanwhile the game is reported as lagging.
import type { GameId } from '#kernel';
import type { SessionDeps } from './deps.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** The games of this node that have failed to catch up. */
export class LaggingGames {
  private readonly all = new Set<Behind>();

  constructor(private readonly metrics: SessionDeps['metrics']) {}

  has(one: Behind): boolean {
    return this.all.has(one);
  }

  note(one: Behind, isLagging: boolean): void {
    if (isLagging) this.all.add(one);
    else this.all.delete(one);
    this.metrics.level('games-lagging', this.all.size);
  }
}

export class Behind {
  private heard = -1;
  private pause = FIRST_PAUSE_MS;
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: SessionDeps['log'],
    private readonly lagging: LaggingGames,
    private readonly game: GameId,
    closing: AbortSignal,
    /** Settles when the game is folded up to the revision. */
    private readonly readUpTo: (revision: number) => Promise<void>,
  ) {
    closing.addEventListener('abort', () => this.rest());
  }

  /** True if the last attempt to read failed. */
  get isLagging(): boolean {
    return this.lagging.has(this);
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
      if (!this.isLagging) this.log.warn('game-not-caught-up', { game: this.game, revision }, error);
      this.lagging.note(this, true);
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
    if (this.isLagging) this.lagging.note(this, false);
  }
}
