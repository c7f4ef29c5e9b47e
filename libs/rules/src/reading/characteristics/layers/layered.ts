// The result of the layers (cr 613).
import type { ObjectId } from '../../../model/basics/ids.js';
import type { AskedCondition, Collected } from '../effects/continuous.js';
import type { Draft } from '../alone/draft.js';
import type { Wide } from '../effects/wide.js';

/** Every object that an effect affects, with all effects applied; and how long that result is valid. */
export interface Layered {
  readonly objects: ReadonlyMap<ObjectId, Draft>;
  /** The changes to whole zones. */
  readonly wide: Wide;
  /**
   * True: valid only until something happens. Otherwise it is valid until an object changes or one of the
   * `asked` conditions does.
   */
  readonly momentary: boolean;
  readonly asked: readonly AskedCondition[];
  /** Changes outside the battlefield cannot affect it. */
  readonly inPlay: boolean;
  /** Nameless cards of which an effect would need to know more; the effect sees them without it. */
  readonly wanted: ReadonlySet<ObjectId>;
  /** The effects of the whole pass, each time they were collected. */
  readonly collected: readonly Collected[];
  /** The timestamp of the latest effect (cr 613.7). */
  readonly latest: number;
}
