// Folds quarantine. No clock runs during it: the open question counts as asked that much later.
import { after, type Duration } from '#kernel';
import type { QUARANTINE_EVENTS } from '../../model/events/quarantine.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Writer } from '../journal/journal.js';
import { forgetProposals } from './assisted.js';
import { askedLater } from './clock.js';
import type { Handlers } from './handler.js';

export const quarantineHandlers: Handlers<keyof typeof QUARANTINE_EVENTS> = {
  GameQuarantined(state, { why }, write) {
    write.set(state, 'quarantine', { why, since: state.now });
  },
  QuarantineLifted(state, { stood }, write) {
    stoodFor(state, stood, write);
    write.set(state, 'quarantine', null);
  },
  GameRepaired(state, { stood }, write) {
    stoodFor(state, stood, write);
    // A text that was dropped needs no ruling.
    if (state.assisted.referred) forgetProposals(state.assisted, write);
    if (state.quarantine) write.set(state.quarantine, 'since', state.now);
  },
};

/** In a game in dispute only the call waits longer: the end of the dispute moves everything else. */
function stoodFor(state: GameState, stood: number, write: Writer): void {
  const { dispute } = state;
  if (!dispute) askedLater(state, stood, write);
  else if (dispute.until !== null) write.set(dispute, 'until', after(dispute.until, stood as Duration));
}
