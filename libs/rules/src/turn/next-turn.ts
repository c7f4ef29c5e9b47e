// Whose turn it is next (cr 500.7, 102, 805): extra turns, skipped ones, and whose decisions another makes.
import { inTurnOrder, type Proposal } from '../decide/proposal.js';
import { endOf } from '../lasting/expire.js';
import { takeSkip } from '../replacement/skipping.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';
import { beginControls, endControls } from './controls.js';

export function takeNextTurn(proposal: Proposal): void {
  const { state } = proposal;
  const { turn } = state;
  if (turn === null) return;
  endControls(proposal, 'next-turn');
  for (;;) {
    const extra = state.future.extraTurns.at(-1);
    const seat = extra ?? nextInOrder(state, regularSeat(state));
    if (extra !== undefined) plan(proposal, { extraTurns: state.future.extraTurns.slice(0, -1) });
    if (seat === undefined) return;
    if (state.seats[seat]?.lost !== null) continue;
    if (takeSkip(proposal, seat, ['turn'])) {
      // cr 500.11: the turn goes by as if it were not there, but the order goes on from it.
      if (extra === undefined) proposal.emit({ type: 'TurnPassedOver', seat });
      continue;
    }
    endOf(proposal, { at: 'turn', seat });
    proposal.emit({
      type: 'TurnBegan',
      turn: turn.number + 1,
      seat,
      ...(extra === undefined ? {} : { extra: true }),
    });
    beginControls(proposal, seat, 'next-turn');
    return;
  }
}

/** The player whose turn, not counting extra ones, was the last. */
const regularSeat = ({ turn, orderAt }: GameState): Seat => orderAt ?? turn?.active ?? (0 as Seat);

function nextInOrder(state: GameState, from: Seat): Seat | undefined {
  const order = inTurnOrder(state, from);
  const next = order.find((seat) => seat !== from);
  return next ?? order[0];
}

function plan(proposal: Proposal, change: Partial<GameState['future']>): void {
  const { extraTurns, skips, controls } = { ...proposal.state.future, ...change };
  proposal.emit({ type: 'FuturePlanned', extraTurns, skips, controls });
}
