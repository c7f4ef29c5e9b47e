// How long nobody has done or chosen anything, folded (cr 104.4b).
import { isForced } from '../decisions/forced.js';
import type { Answer } from '../decisions/answer.js';
import type { LOOP_EVENTS } from '../events/loops.js';
import type { GameState } from '../state/game-state.js';
import type { Writer } from '../state/journal.js';
import type { Handlers } from './handler.js';

/** Somebody did something, or the turn went on. */
export function breakLoop(state: GameState, write: Writer): void {
  if (state.loop.resolved > 0 || state.loop.noted !== null)
    write.set(state, 'loop', { resolved: 0, noted: null });
}

/** Passing and what there is no choice about change nothing; any other command is somebody's doing. */
export function breakLoopBy(
  state: GameState,
  command: { readonly type: string; readonly answer?: unknown },
  write: Writer,
): void {
  const { decision } = state;
  const goesOn =
    command.type === 'answer' && decision !== null && isForced(decision, command.answer as Answer);
  if (!goesOn) breakLoop(state, write);
}

export const loopHandlers: Handlers<keyof typeof LOOP_EVENTS> = {
  PositionNoted(state, { position }, write) {
    write.set(state.loop, 'noted', position);
  },
};
