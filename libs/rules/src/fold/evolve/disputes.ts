// Folds the events of a dispute. Nothing runs while a game is stopped: afterwards every clock and deadline is
// that much later.
import { after, type Duration } from '#kernel';
import type { DISPUTE_EVENTS } from '../../model/events/disputes.js';
import { isInDispute } from '../../model/basics/dispute.js';
import type { GameState } from '../../model/state/game-state.js';
import { loggedObject } from './cards.js';
import { askedLater, extendClock } from './clock.js';
import type { Handlers } from './handler.js';

export const disputeHandlers: Handlers<keyof typeof DISPUTE_EVENTS> = {
  GameStopped(state, { dispute, seat, until }, write) {
    write.set(state, 'dispute', { id: dispute, seat, since: state.now, until, taken: seat === null });
    if (seat === null) return;
    if (state.calls === undefined) write.set(state, 'calls', {});
    const calls = state.calls as NonNullable<GameState['calls']>;
    write.set(calls, String(seat), (calls[seat] ?? 0) + 1);
  },
  CallTaken(state, _, write) {
    if (!state.dispute) return;
    write.set(state.dispute, 'taken', true);
    write.set(state.dispute, 'until', null);
  },
  CallHandedBack(state, { until }, write) {
    if (!state.dispute) return;
    write.set(state.dispute, 'taken', false);
    write.set(state.dispute, 'until', until);
  },
  RulingApplied() {
    // What it does are events of their own.
  },
  GameResumed(state, { stood, extension }, write) {
    askedLater(state, stood, write);
    if (state.beganAt !== undefined) write.set(state, 'beganAt', after(state.beganAt, stood as Duration));
    if (state.stage.kind === 'opening')
      write.set(state.stage, 'deadline', after(state.stage.deadline, stood as Duration));
    if (isInDispute(state)) write.set(state, 'dispute', null);
    for (const { seat, milliseconds } of extension) extendClock(state, seat, milliseconds, write);
  },
  NameFreed({ naming }, { name }, write) {
    if (naming === null) return;
    write.fill(
      naming.names,
      naming.names.filter((given) => given.name !== name),
    );
  },
  ControlCorrected(state, { object, controller }, write) {
    const { permanent } = loggedObject(state, object);
    if (permanent !== undefined) write.set(permanent, 'controller', controller);
  },
};
