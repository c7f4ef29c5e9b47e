// Determines the next turn (cr 500.7, 102, 805): extra turns, skipped turns, and control of another player's
// decisions.
import { inTurnOrder, type Proposal } from '../../engine/proposal/proposal.js';
import { endEffectsAt } from '../../engine/lasting/expire.js';
import { takeSkip } from '../../engine/replacement/skipping.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import { beginControls, endControls } from './controls.js';

export interface ComingTurn {
  readonly seat: Seat;
  /** cr 500.7. */
  readonly extra: boolean;
}

export function takeNextTurn(proposal: Proposal): void {
  endControls(proposal, 'next-turn');
  for (;;) {
    const coming = comingTurn(proposal);
    if (coming === undefined) return;
    if (!takeSkip(proposal, coming.seat, 'turn')) {
      beginTurn(proposal, coming);
      return;
    }
    passOver(proposal, coming);
  }
}

/** The player of the next turn. An extra turn is removed from those to come. */
export function comingTurn(proposal: Proposal): ComingTurn | undefined {
  const { state } = proposal;
  for (;;) {
    const extra = state.future.extraTurns.at(-1);
    const seat = extra ?? nextInOrder(state, regularSeat(state));
    if (extra !== undefined) plan(proposal, { extraTurns: state.future.extraTurns.slice(0, -1) });
    if (seat === undefined) return undefined;
    if (state.seats[seat]?.lost === null) return { seat, extra: extra !== undefined };
  }
}

/** cr 500.11: the turn is skipped, but the turn order continues from it. */
export function passOver(proposal: Proposal, { seat, extra }: ComingTurn): void {
  if (!extra) proposal.emit({ type: 'TurnPassedOver', seat });
}

export function beginTurn(proposal: Proposal, { seat, extra }: ComingTurn): void {
  const turn = (proposal.state.turn?.number ?? 0) + 1;
  if (!extra)
    for (const gone of leftBefore(proposal.state, seat))
      endEffectsAt(proposal, { at: 'no-turn', seat: gone });
  endEffectsAt(proposal, { at: 'turn', seat });
  proposal.emit({ type: 'TurnBegan', turn, seat, ...(extra ? { extra: true } : {}) });
  beginControls(proposal, seat, 'next-turn');
}

/** The player of the last turn that was not an extra one. */
const regularSeat = ({ turn, orderAt }: GameState): Seat => orderAt ?? turn?.active ?? (0 as Seat);

/** cr 800.4m: players who left and would have had a turn between the last one and that player's. */
function leftBefore(state: GameState, coming: Seat): readonly Seat[] {
  const { seats, reversed } = state;
  const from = regularSeat(state);
  const beside = (seat: Seat): Seat => ((seat + (reversed ? seats.length - 1 : 1)) % seats.length) as Seat;
  const between: Seat[] = [];
  for (let seat = beside(from); seat !== coming && seat !== from; seat = beside(seat))
    if (seats[seat]?.lost !== null) between.push(seat);
  return between;
}

function nextInOrder(state: GameState, from: Seat): Seat | undefined {
  const order = inTurnOrder(state, from);
  const next = order.find((seat) => seat !== from);
  return next ?? order[0];
}

function plan(proposal: Proposal, change: Partial<GameState['future']>): void {
  const { extraTurns, skips, controls } = { ...proposal.state.future, ...change };
  proposal.emit({ type: 'FuturePlanned', extraTurns, skips, controls });
}
