// A game being folded, and everyone who looks at it: the state takes an event, then each projector observes it.
// What a session keeps live and what a replay builds from a log are the same thing.
import type { Instant } from '#kernel';
import { evolve, initialState, type GameEvent, type GameState } from '#rules';
import { isPublic } from './audience.js';
import { Projector } from './projector.js';
import type { FeedEntry } from './view.js';
import { viewerKey, type Viewer } from './viewer.js';

export interface Seen {
  readonly viewer: Viewer;
  readonly entry: FeedEntry;
}

/** Where a fold begins: at a game that is not yet, or where an earlier one was left. */
export interface Beginning {
  readonly state: GameState;
  readonly moment: number;
}

export class Gallery {
  readonly state: GameState;
  private readonly projectors = new Map<string, Projector>();
  private moments: number;

  /** What a viewer knows is what the viewer has seen: these look from the first event on. */
  constructor(viewers: readonly Viewer[], from: Beginning = { state: initialState(), moment: 0 }) {
    this.state = from.state;
    this.moments = from.moment;
    for (const viewer of viewers) this.adopt(new Projector(viewer));
  }

  has(viewer: Viewer): boolean {
    return this.projectors.has(viewerKey(viewer));
  }

  /** Takes in one who has looked at the same log, elsewhere, up to the same event. */
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

  apply(event: GameEvent, at: Instant): readonly Seen[] {
    this.take(event);
    const seen: Seen[] = [];
    for (const projector of this.projectors.values()) {
      const one = this.seenBy(projector, event, at);
      if (one !== undefined) seen.push(one);
    }
    return seen;
  }

  /** `apply` in parts: the state takes the event, and everyone who looks at it is to see it before the next. */
  take(event: GameEvent): void {
    evolve(this.state, event);
    if (isPublic(event)) this.moments += 1;
  }

  /** What one of those who look sees of the event that was taken last. */
  seenBy(projector: Projector, event: GameEvent, at: Instant): Seen | undefined {
    const entry = projector.observe(this.state, event, at, this.moments);
    return entry === undefined ? undefined : { viewer: projector.viewer, entry };
  }
}
