// Folds the events of a game that goes on from a position.
import type { FORKING_EVENTS } from '../../model/events/forking.js';
import { positionNow, seatsIn } from '../../model/state/beginning.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Writer } from '../journal/journal.js';
import type { Handlers } from './handler.js';

export const forkingHandlers: Handlers<keyof typeof FORKING_EVENTS> = {
  ForkedFrom(state, { origin }, write) {
    write.set(state, 'origin', { ...origin });
  },
  PositionRecorded(state, { state: version, position, shown }, write) {
    const now = positionNow(version, position);
    const seats = seatsIn(now);
    // Who has left cannot be played on, and nobody sits down there.
    for (const seat of state.seats) write.set(seat, 'lost', seats[seat.seat]?.lost ?? null);
    write.set(state, 'beginning', {
      position: now,
      shown: shown.map((one) => ({ ...one, objects: [...one.objects] })),
    });
  },
  PositionEntered(state, _, write) {
    const { beginning } = state;
    if (!beginning) throw new Error('a game begins from a position that was never recorded');
    enter(state, structuredClone(beginning.position), write);
    write.set(state, 'beginning', null);
  },
};

function enter(state: GameState, position: Partial<GameState>, write: Writer): void {
  for (const key of Object.keys(position) as (keyof GameState)[])
    write.set<GameState, keyof GameState>(state, key, memberAt(state, position, key));
}

function memberAt(
  state: GameState,
  position: Partial<GameState>,
  key: keyof GameState,
): GameState[keyof GameState] {
  if (key === 'seats') return seatsIn(position).map((was, nth) => seated(was, state.seats[nth]));
  // The question counts as asked now: what it says of time was another game's.
  if (key === 'decision') return position.decision ? { ...position.decision, since: state.now } : null;
  // Memos of this state must not pass for those of the position.
  if (key === 'epoch' || key === 'shape') return Math.max(state[key], position[key] ?? 0);
  return position[key];
}

/** The player of this game in the place of the one before. */
function seated(was: SeatState, now: SeatState | undefined): SeatState {
  if (now === undefined) return was;
  const { player, ready, commitment, entropy, clock } = now;
  return { ...was, player, ready, commitment, entropy, ...(clock === undefined ? {} : { clock }) };
}
