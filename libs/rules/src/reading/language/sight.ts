// Through what filters, values and conditions look at a game: the state, and objects as they are known. While layers
// are applied objects are known as far as the layers have come (cr 613); what is being cast or comes onto the battlefield
// is seen as it will be there; otherwise all is as it is.
import type { Condition, Filter, Pattern, Players, Reference, Value } from '#abilities';
import type { Known } from '../../model/printed/shape.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { Happening } from '../../model/state/happening.js';
import type { Seat, ObjectId, ZoneKey } from '../../model/basics/ids.js';

/** The nodes hold one another in circles: what one reads of another it asks here. */
export interface Readers {
  readonly matches: (sight: Sight, filter: Filter, id: ObjectId, context: Context) => boolean;
  readonly holds: (sight: Sight, condition: Condition, context: Context) => boolean;
  readonly valueOf: (sight: Sight, value: Value, context: Context) => number;
  readonly objectsOf: (sight: Sight, reference: Reference, context: Context) => readonly ObjectId[];
  readonly playersOf: (sight: Sight, players: Players, context: Context) => readonly Seat[];
  readonly fitsPattern: (sight: Sight, pattern: Pattern, happening: Happening, context: Context) => boolean;
}

export interface Sight {
  /** The game as it is. Objects and zones are asked for below: one of them may be seen otherwise. */
  readonly state: GameState;
  readonly object: (id: ObjectId) => GameObject | undefined;
  /** What lies in a zone. */
  readonly zone: (key: ZoneKey) => readonly ObjectId[];
  /** As it is; undefined for what is not there any more. */
  readonly known: (id: ObjectId) => Known | undefined;
  /** As it is or last was (cr 113.7a, 608.2h). */
  readonly remembered: (id: ObjectId) => Known | undefined;
  readonly read: Readers;
  /** The player who would defend against the attack that is looked at, before any attack is declared (cr 508.1c, 508.5). */
  readonly defending?: Seat;
  /** Whether a card without a name could have one of these; breaks off where it could (pentaland 705.11). */
  readonly couldBeOneOf?: (id: ObjectId, names: readonly string[]) => boolean;
}
