// The shape of a position that a game goes on from.
import type { CardDefinition } from '#cards';
import type { Json } from '#kernel';
import type { ObjectId, Seat } from '../basics/ids.js';

/** All of a state except what belongs to the table. */
export type Position = Readonly<Record<string, Json>>;

/** Cards in hidden zones or face down that one seat was shown. */
export interface Shown {
  readonly seat: Seat;
  readonly objects: ObjectId[];
}

/** A position, and what it takes to begin from it. */
export interface RecordedBeginning {
  /** The version of the state. */
  readonly state: number;
  readonly position: Position;
  readonly shown: readonly Shown[];
  /** The cards that the position names. */
  readonly definitions: Readonly<Record<string, CardDefinition>>;
}
