// Folds a game and updates its viewers: the state takes an event, then each projector observes it. Live
// sessions and replays both use this.
import type { Instant } from '#kernel';
import { evolve, initialState, plainWriter, type GameEvent, type GameState } from '#rules';
import { isPublic } from '../viewers/audience.js';
import { Projector } from './projector.js';
import type { FeedEntry } from '../view/view.js';
import { viewerKey, type Viewer } from '../viewers/viewer.js';

export interface Seen {
  readonly viewer: Viewer;
  readonly entry: FeedEntry;
}

/** Where a fold begins: before the game exists, or where an earlier fold stopped. */
export interface FoldStart {
  readonly state: GameState;
  readonly moment: number;
}

export class Gallery {
  readonly state: GameState;
  private readonly projectors = new Map<string, Projector>();
  private moments: number;

  /** A viewer knows what the viewer has seen, so these projectors observe from the first event on. */
  constructor(viewers: readonly Viewer[], from: FoldStart = { state: initialState(), moment: 0 }) {
    this.state = from.state;
    this.moments = from.moment;
    for (const viewer of viewers) this.adopt(new Projector(viewer));
  }

  has(viewer: Viewer): boolean {
    return this.projectors.has(viewerKey(viewer));
  }

  /** Adds a projector that has observed the same log elsewhere, up to the same event. */
  adopt(projector: Projector): void {
    this.projectors.set(viewerKey(projector.viewer), projector);
  }

  get viewers(): readonly Projector[] {
    return [...this.projectors.values()];
  }

  /** How many events everyone has noticed. */
  get moment(): number {
    return this.moments;
  }

  projector(viewer: Viewer): Projector {
    const found = this.projectors.get(viewerKey(viewer));
    if (found === undefined) throw new Error(`nobody looks at this game as ${viewerKey(viewer)}`);
    return found;
  }

  apply(event: GameEvent, at: Instant, earlier?: Gallery): readonly Seen[] {
    this.take(event, earlier);
    const seen: Seen[] = [];
    for (const projector of this.projectors.values()) {
      const one = this.seenBy(projector, event, at);
      if (one !== undefined) seen.push(one);
    }
    return seen;
  }

  /**
   * `apply` in parts: the state takes the event; every projector must observe it before the next. `earlier`:
   * for a rewind, the game as it was where it returns to, with the same viewers; it stays unchanged.
   */
  take(event: GameEvent, earlier?: Gallery): void {
    evolve(this.state, event, plainWriter, earlier?.state);
    if (event.type === 'Rewound' && earlier !== undefined)
      for (const projector of this.projectors.values())
        projector.returnTo(earlier.projector(projector.viewer));
    if (isPublic(event)) this.moments += 1;
  }

  /** What one of the projectors sees of the event taken last. */
  seenBy(projector: Projector, event: GameEvent, at: Instant): Seen | undefined {
    const entry = projector.observe(this.state, event, at, this.moments);
    return entry === undefined ? undefined : { viewer: projector.viewer, entry };
  }
}
