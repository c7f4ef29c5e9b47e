// What the layers come to (cr 613).
import type { ObjectId } from '../../model/basics/ids.js';
import type { Asked } from './continuous.js';
import type { Draft } from './draft.js';
import type { Wide } from './wide.js';

/** Every object that some effect is at, as it is under all of them; and for how long that holds. */
export interface Layered {
  readonly objects: ReadonlyMap<ObjectId, Draft>;
  /** What is done to whole zones besides. */
  readonly wide: Wide;
  /** Only until something happens; otherwise until an object changes, or one of those `asked` holds or does no longer. */
  readonly momentary: boolean;
  readonly asked: readonly Asked[];
  /** Whatever happens elsewhere has no bearing on it. */
  readonly inPlay: boolean;
  /** Cards without a name of which an effect would have to know more: to it they are without it. */
  readonly wanted: ReadonlySet<ObjectId>;
}
