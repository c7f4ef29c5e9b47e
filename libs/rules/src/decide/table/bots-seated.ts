// The bots at a table: they are always ready and add no entropy.
import { isBot } from '../../model/basics/bots.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Proposal } from '../../engine/proposal/proposal.js';

export const botsSeated = ({ seats }: GameState): readonly SeatState[] =>
  seats.filter(({ player }) => player !== null && isBot(player));

export function botIsReady(proposal: Proposal, seat: Seat): void {
  proposal.emit({ type: 'SeatReady', seat, commitment: null });
}
