// Turns, steps and questions, folded.
import type { TURN_EVENTS } from '../events/turn.js';
import type { Decision } from '../decisions/decision.js';
import type { Handlers } from './handler.js';

export const turnHandlers: Handlers<keyof typeof TURN_EVENTS> = {
  TurnBegan(state, { turn, seat }, write) {
    if (state.stage.kind !== 'turns') write.set(state, 'stage', { kind: 'turns' });
    write.set(state, 'turn', { number: turn, active: seat, step: null });
  },
  StepBegan(state, { step }, write) {
    if (state.turn !== null) write.set(state.turn, 'step', step);
  },
  DecisionOpened(state, { decision, seat, kind, prompt, since, question }, write) {
    write.set(state, 'decision', { id: decision, seat, kind, prompt, since, question } as Decision);
    write.set(state, 'decisionsAsked', state.decisionsAsked + 1);
  },
  DecisionClosed(state, _, write) {
    write.set(state, 'decision', null);
  },
};
