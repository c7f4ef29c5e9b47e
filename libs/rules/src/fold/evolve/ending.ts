// Folds the events for players leaving and games ending.
import type { ENDING_EVENTS } from '../../model/events/ending.js';
import { handOf, objectNumber, type Seat } from '../../model/basics/ids.js';
import { forgetProposals } from './assisted.js';
import { cardsIn } from './cards.js';
import { seatAt, type Handlers } from './handler.js';
import { leaveWith } from './leaving.js';

export const endingHandlers: Handlers<keyof typeof ENDING_EVENTS> = {
  PlayerLost(state, { seat, reason, leaving }, write) {
    // cr 800.4a: the player's objects leave the game; the common library belongs to nobody and stays.
    if (leaving !== undefined) leaveWith(state, seat, leaving, write);
    write.set(seatAt(state, seat), 'lost', reason);
    const hand = cardsIn(state, handOf(seat));
    for (const object of hand) write.remove(state.objects, objectNumber(object));
    write.fill(hand, []);
    if (state.stage.kind === 'mulligans') {
      for (const list of [state.stage.undeclared, state.stage.taking, state.stage.bottoming])
        write.fill(
          list,
          list.filter((other) => other !== seat),
        );
    }
    if (state.stage.kind === 'starting' && state.stage.chooser === seat)
      write.set(state, 'stage', { kind: 'starting', chooser: null });
  },
  GameEnded(state, { reason, winners }, write) {
    write.set(state, 'stage', { kind: 'over' });
    if (state.assisted.referred) forgetProposals(state.assisted, write);
    if (state.quarantine !== undefined) write.set(state, 'quarantine', null);
    if (state.dispute !== undefined) write.set(state, 'dispute', null);
    write.set(state, 'result', { reason, winners: [...winners] as Seat[] });
  },
  OpeningAgreed(state, { seat }, write) {
    write.set(seatAt(state, seat), 'agreesToOpen', true);
  },
};
