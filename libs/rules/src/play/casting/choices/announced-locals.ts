// What an 'announced' frame keeps while its costs are being paid.
import type { TargetSpec } from '#abilities';
import type { GameAction } from '../../../model/decisions/action.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import type { StackItem } from '../../../model/state/objects.js';

/** cr 601.2c, 115: targets that somebody else chooses, or nobody: which, and who; null: at random. */
export interface Pending {
  readonly part: number;
  readonly slot: number;
  readonly spec: TargetSpec;
  /** Who may make it; null: chance. */
  readonly seats: readonly Seat[] | null;
}

export interface AnnouncedLocals {
  /** `deferred`: until others have chosen; `waiting`: until other cards have names. */
  readonly kind: 'spell' | 'ability' | 'turn-up' | 'deferred' | 'waiting' | 'end-effect' | 'ignore';
  readonly item: StackItem | null;
  /** The spell on the stack; what is turned up. */
  readonly object: ObjectId | null;
  readonly riders?: readonly { readonly at: NodeRef; readonly source: ObjectId }[];
  /** What mana abilities do besides adding mana, which waits until then (cr 121.8). */
  readonly further?: readonly { readonly at: NodeRef; readonly source: ObjectId }[];
  /** The name that paying has (cr 702.37b). */
  readonly label?: string;
  /** Of the cost something is turned face up for (cr 702.37f). */
  readonly x?: number;
  /** cr 116.2c: what is ended; cr 116.2d: the ability that is ignored. */
  readonly effects?: readonly string[];
  readonly at?: NodeRef;
  readonly leaves?: 'exile';
  readonly pending?: readonly Pending[];
  /** What is still being announced. */
  readonly action?: GameAction;
}
