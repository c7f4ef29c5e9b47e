// The state-based actions to perform now (cr 704.3).
import type { Verb } from '../../engine/verbs/verb.js';
import type { GameEvent } from '../../model/events/events.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

/** One of these permanents may stay, chosen by a player; none if nobody chooses (cr 704.5j-k). */
export interface Clash {
  readonly objects: ObjectId[];
  readonly chooser: Seat | null;
}

export interface Due {
  readonly verbs: Verb[];
  readonly events: GameEvent[];
  readonly clashes: Clash[];
}
