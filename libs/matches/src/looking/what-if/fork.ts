// A private copy of a game in memory, in which a judge plays all seats. It keeps how it began and what was done
// since, so that it can go back. Time stands still in it, and it draws from a seed of its own.
import type { GameEvent, Proposed, Rulebook } from '#rules';
import {
  keepGallery,
  takenUp,
  type FeedEntry,
  type Gallery,
  type KeptGallery,
  type Viewer,
} from '#visibility';
import type { Judged } from '../../contract/contract.js';
import { refused } from '../../contract/refusals.js';
import { inSlices, LONG_WORK } from '../../event-loop/long-work.js';
import { decideSafely } from '../../game/deciding/deciding.js';
import { applied, type Past } from '../../game/folding/applied.js';

interface Step {
  readonly events: readonly GameEvent[];
  readonly characters: number;
}

export interface ForkOf {
  readonly gallery: Gallery;
  /** The moment at which it leaves the game. */
  readonly moment: number;
  readonly book: Rulebook;
  readonly seed: string;
}

/** No command of a seat rewinds a game. */
const NO_PAST: Past = () => Promise.reject(new Error('a fork was rewound by a ruling'));

export class Fork {
  readonly from: number;
  readonly book: Rulebook;
  private readonly seed: string;
  private readonly start: KeptGallery;
  private readonly steps: Step[] = [];
  private now: Gallery;

  constructor({ gallery, moment, book, seed }: ForkOf) {
    this.now = gallery;
    this.from = moment;
    this.start = keepGallery(gallery);
    this.book = book;
    this.seed = seed;
  }

  get gallery(): Gallery {
    return this.now;
  }

  get length(): number {
    return this.steps.length;
  }

  /** Roughly what it holds, as characters of JSON. */
  get characters(): number {
    return this.steps.reduce((sum, step) => sum + step.characters, this.start.text.length);
  }

  /** Does it, and returns what the viewer sees of it; or the refusal, which changes nothing. */
  async act(
    proposed: Proposed,
    viewer: Viewer,
    onFault: (thrown: unknown) => void,
  ): Promise<Judged<readonly FeedEntry[]>> {
    const { gallery } = this;
    const { state } = gallery;
    const inputs = { now: state.now, seed: this.seed, ...this.book };
    const decided = await decideSafely(state, proposed, inputs, { onFault });
    if (!decided.ok) return refused(decided.error);
    const events = decided.value;
    const eyes = gallery.projector(viewer);
    await inSlices(eyes.waking(state));
    const seen = await applied(gallery, { events, at: state.now }, LONG_WORK.job(), NO_PAST);
    eyes.sleep();
    this.steps.push({ events, characters: JSON.stringify(events).length });
    return { kind: 'found', value: seen.map(({ entry }) => entry) };
  }

  /** Goes back by so many steps, at most to where it began. */
  async back(steps: number): Promise<void> {
    const kept = this.steps.slice(0, Math.max(0, this.steps.length - steps));
    const gallery = takenUp(this.start);
    for (const { events } of kept)
      await applied(gallery, { events, at: gallery.state.now }, LONG_WORK.job(), NO_PAST);
    this.steps.length = kept.length;
    this.now = gallery;
  }
}
