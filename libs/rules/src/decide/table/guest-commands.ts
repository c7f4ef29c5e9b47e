// Invited players who do not come: declined and withdrawn invitations, and seats the host clears.
import type { PlayerId } from '#kernel';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { GameState } from '../../model/state/game-state.js';
import { isBot } from '../../model/basics/bots.js';
import { notBeforeTheStart, seatOf, type CommandHandlers, type Situation } from './handler.js';
import { NOT_HOST } from './table-commands.js';

type GuestCommand = 'decline' | 'withdraw-invitation' | 'unseat';

const notTheHost = ({ state, actor }: Situation<GuestCommand>): Refusal | undefined =>
  notBeforeTheStart(state) ?? (state.host === actor ? undefined : NOT_HOST);

/** Only an unused invitation can end. A player who sat down has used theirs. */
function isNoGuest(state: GameState, player: PlayerId): Refusal | undefined {
  if (seatOf(state, player) !== undefined)
    return refuse(
      'already-seated',
      'table invitations',
      'That player already has a seat. Use unseat to remove them.',
    );
  return state.invited.includes(player)
    ? undefined
    : refuse('not-invited', 'table invitations', 'There is no such invitation. Read the game again.');
}

export const guestCommands: CommandHandlers<GuestCommand> = {
  decline: {
    mayNot: ({ state, actor }) => notBeforeTheStart(state) ?? isNoGuest(state, actor),
    perform(proposal, _, player) {
      proposal.emit({ type: 'InvitationEnded', player, reason: 'declined' });
      return undefined;
    },
  },
  'withdraw-invitation': {
    mayNot: (situation, { player }) => notTheHost(situation) ?? isNoGuest(situation.state, player),
    perform(proposal, { player }) {
      proposal.emit({ type: 'InvitationEnded', player, reason: 'withdrawn' });
      return undefined;
    },
  },
  unseat: {
    mayNot(situation, { seat }) {
      const { state, actor } = situation;
      const sits = state.seats[seat]?.player ?? null;
      return (
        notTheHost(situation) ??
        (sits !== null && sits !== actor
          ? undefined
          : refuse('not-seated', 'table seats', 'No other player has that seat. Name a seat that is taken.'))
      );
    },
    perform(proposal, { seat }) {
      const { state } = proposal;
      const player = state.seats[seat]?.player ?? null;
      proposal.emit({
        type: 'SeatLeft',
        seat,
        reason: player !== null && isBot(player) ? 'left' : 'taken-out',
      });
      // Otherwise the player could sit down again.
      if (player !== null && state.invited.includes(player))
        proposal.emit({ type: 'InvitationEnded', player, reason: 'withdrawn' });
      return undefined;
    },
  },
};
