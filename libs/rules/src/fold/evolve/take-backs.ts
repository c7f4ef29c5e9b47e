// Folds requests to take back. A request changes nothing in the game; the game goes on beside it.
import type { TAKE_BACK_EVENTS } from '../../model/events/rewinding.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Handlers } from './handler.js';

export const takeBackHandlers: Handlers<keyof typeof TAKE_BACK_EVENTS> = {
  TakeBackAsked(state, { seat, moment, asks }, write) {
    write.set(state, 'takeBack', { seat, moment, asks: [...asks], agreed: [], since: state.now });
    if (state.takeBacks === undefined) write.set(state, 'takeBacks', {});
    const asked = state.takeBacks as NonNullable<GameState['takeBacks']>;
    write.set(asked, String(seat), (asked[seat] ?? 0) + 1);
  },
  TakeBackAgreed({ takeBack }, { seat }, write) {
    if (takeBack) write.push(takeBack.agreed, seat);
  },
  TakeBackEnded(state, _, write) {
    write.set(state, 'takeBack', null);
  },
};
