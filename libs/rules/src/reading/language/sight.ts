// A sight: the view of a game that filters, values and conditions use, with its state and known objects.
// While layers are applied, objects are known as far as the layers have been applied (cr 613); an object
// being cast or entering the battlefield is seen as it will be there; otherwise everything is seen as it is.
import type { Condition, Filter, Pattern, Players, Reference, Value } from '#abilities';
import type { Known } from '../../model/printed/shape.js';
import type { Context } from '../../model/state/context.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { Happening } from '../../model/state/happening.js';
import type { Seat, ObjectId, ZoneKey } from '../../model/basics/ids.js';

/** Kinds of nodes refer to each other in cycles, so a reader calls the other readers through this. */
export interface Readers {
  readonly matches: (sight: Sight, filter: Filter, id: ObjectId, context: Context) => boolean;
  readonly holds: (sight: Sight, condition: Condition, context: Context) => boolean;
  readonly valueOf: (sight: Sight, value: Value, context: Context) => number;
  readonly objectsOf: (sight: Sight, reference: Reference, context: Context) => readonly ObjectId[];
  readonly playersOf: (sight: Sight, players: Players, context: Context) => readonly Seat[];
  readonly fitsPattern: (sight: Sight, pattern: Pattern, happening: Happening, context: Context) => boolean;
}

export interface Sight {
  /**
   * The game as it is. Use the members below for objects and zones, because a sight may show them
   * differently.
   */
  readonly state: GameState;
  readonly object: (id: ObjectId) => GameObject | undefined;
  /** The objects in a zone. */
  readonly zone: (key: ZoneKey) => readonly ObjectId[];
  /** The object as it is; undefined if it is gone. */
  readonly known: (id: ObjectId) => Known | undefined;
  /** The object as it is or last was (cr 113.7a, 608.2h). */
  readonly remembered: (id: ObjectId) => Known | undefined;
  readonly read: Readers;
  /**
   * The defending player for an attack under consideration, before attacks are declared (cr 508.1c, 508.5).
   */
  readonly defending?: Seat;
  /** Whether a nameless card could have one of these names; throws if it could (pentaland 705.11). */
  readonly couldBeOneOf?: (id: ObjectId, names: readonly string[]) => boolean;
}
