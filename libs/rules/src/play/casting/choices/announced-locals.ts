// The locals of an 'announced' frame while its costs are being paid.
import type { TargetSpec } from '#abilities';
import type { GameAction } from '../../../model/decisions/action.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import type { StackItem } from '../../../model/state/objects.js';

/**
 * cr 601.2c, 115: targets that another player or chance chooses: which ones, and who chooses. Null: chance.
 */
export interface PendingAnnouncement {
  readonly part: number;
  readonly slot: number;
  readonly spec: TargetSpec;
  /** The players who may choose. Null: chance. */
  readonly seats: readonly Seat[] | null;
}

export type AnnouncedLocals = {
  /** `deferred`: until others have chosen. `waiting`: until other cards have names. */
  readonly kind: 'spell' | 'ability' | 'turn-up' | 'deferred' | 'waiting' | 'end-effect' | 'ignore';
  readonly item: StackItem | null;
  /** The spell on the stack, or the object that is turned up. */
  readonly object: ObjectId | null;
  readonly riders?: readonly { readonly at: NodeRef; readonly source: ObjectId }[];
  /** What mana abilities do besides adding mana. It waits until the announcement is complete (cr 121.8). */
  readonly further?: readonly { readonly at: NodeRef; readonly source: ObjectId }[];
  /** The name of the payment (cr 702.37b). */
  readonly label?: string;
  /** From the cost of turning something face up (cr 702.37f). */
  readonly x?: number;
  /** cr 116.2c: the effect that ends. cr 116.2d: the ability that is ignored. */
  readonly effects?: readonly string[];
  readonly at?: NodeRef;
  readonly leaves?: 'exile';
  readonly pending?: readonly PendingAnnouncement[];
  /** The choices still to be announced. */
  readonly action?: GameAction;
};
