// Folds automatic passing, and what ends it.
import type { PASSING_EVENTS } from '../../model/events/passing.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { Passing } from '../../model/basics/passing.js';
import { seatAt, type Handlers } from './handler.js';

export const passingHandlers: Handlers<keyof typeof PASSING_EVENTS> = {
  PassingSet(state, { seat, until, stops }, write) {
    setPassing(state, seat, { until, stops } as Passing, write);
  },
};

/** Ends the passing of players who waited for something to happen. */
export function somethingHappened(state: GameState, write: Writer): void {
  for (const { seat, passing } of state.seats)
    if (passing?.until === 'something-happens') setPassing(state, seat, { ...passing, until: null }, write);
}

/** A player's turn begins: of their own turn they pass only what they set for it. */
export function turnCame(state: GameState, seat: Seat, write: Writer): void {
  const passing = state.seats[seat]?.passing ?? null;
  if (passing !== null && passing.until !== null) setPassing(state, seat, { ...passing, until: null }, write);
}

function setPassing(state: GameState, seat: Seat, passing: Passing, write: Writer): void {
  const at = seatAt(state, seat);
  write.set(at, 'passing', passing.until === null && passing.stops === null ? null : passing);
}
