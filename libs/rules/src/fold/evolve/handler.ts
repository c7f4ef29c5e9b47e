// The type of an event's handler.
import type { EventData, EventType } from '../../model/events/events.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { ReadOnly } from '../../model/basics/read-only.js';

/** Total: an accepted event always applies. A handler writes only through the writer and never decides. */
export type Handlers<K extends EventType> = {
  readonly [T in K]: (state: GameState, event: ReadOnly<EventData<T>>, write: Writer) => void;
};

export function seatAt(state: GameState, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new Error(`the log names seat ${seat}, which this game does not have`);
  return found;
}
