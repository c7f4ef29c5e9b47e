// After the game each player agrees to open the log and the seed, if the terms require their consent.
import { refuse } from '../../model/basics/refusal.js';
import { seatedAt, seatOf, type CommandHandlers } from './handler.js';
import { NOT_SEATED } from './table-commands.js';

export const openingCommands: CommandHandlers<'agree-to-open'> = {
  'agree-to-open': {
    mayNot({ state, actor }) {
      const seat = seatOf(state, actor);
      if (seat === undefined) return NOT_SEATED;
      if (state.terms?.opens !== 'by-consent')
        return refuse(
          'not-by-consent',
          'terms opens',
          'By its terms, the players of this game do not decide whether it opens.',
        );
      if (state.stage.kind !== 'over')
        return refuse(
          'not-over',
          'terms opens',
          'A game can be opened only after it has ended. Agree to it then.',
        );
      return seat.agreesToOpen === true
        ? refuse('already-agreed', 'terms opens', 'You have already agreed to that. Wait for the others.')
        : undefined;
    },
    perform(proposal, _, player) {
      proposal.emit({ type: 'OpeningAgreed', seat: seatedAt(proposal.state, player).seat });
      return undefined;
    },
  },
};
