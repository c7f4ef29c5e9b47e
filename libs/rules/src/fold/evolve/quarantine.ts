// Folds quarantine. No clock runs during it: the open question counts as asked that much later.
import { after, type Duration } from '#kernel';
import type { QUARANTINE_EVENTS } from '../../model/events/quarantine.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Writer } from '../journal/journal.js';
import { forgetProposals } from './assisted.js';
import type { Handlers } from './handler.js';

export const quarantineHandlers: Handlers<keyof typeof QUARANTINE_EVENTS> = {
  GameQuarantined(state, { why }, write) {
    write.set(state, 'quarantine', { why, since: state.now });
  },
  QuarantineLifted(state, { stood }, write) {
    askedLater(state, stood, write);
    write.set(state, 'quarantine', null);
  },
  GameRepaired(state, { stood }, write) {
    askedLater(state, stood, write);
    // A text that was dropped needs no ruling.
    if (state.assisted.referred) forgetProposals(state.assisted, write);
    if (state.quarantine) write.set(state.quarantine, 'since', state.now);
  },
};

function askedLater({ decision, assisted }: GameState, stood: number, write: Writer): void {
  const { referred } = assisted;
  if (referred) write.set(referred, 'until', after(referred.until, stood as Duration));
  if (decision !== null) write.set(decision, 'since', after(decision.since, stood as Duration));
}
