// Players lose or leave, and the game ends (cr 104, 704.5, 800.4).
import type { Decision } from '../../model/decisions/decision.js';
import type { EndReason, LossReason } from '../../model/basics/end-reasons.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import { shownAtTheEnd } from '../objects/face-down.js';
import { isInRange } from '../../reading/language/range.js';
import { closeDecision } from '../frames/ask.js';
import { leaveTheGame } from './leaving.js';
import { isPlaying, seatsPlaying, type Proposal } from '../proposal/proposal.js';

export function endGame(proposal: Proposal, reason: EndReason, winners: readonly Seat[]): void {
  closeDecision(proposal);
  for (const event of shownAtTheEnd(proposal.state, () => true)) proposal.emit(event);
  proposal.emit({ type: 'GameEnded', reason, winners: [...winners] });
}

export interface Loss {
  readonly seat: Seat;
  readonly reason: LossReason;
}

/** cr 104.3a: a player may concede at any time, even while a question is open. */
export const lose = (proposal: Proposal, seat: Seat, reason: LossReason): void => {
  loseTogether(proposal, [{ seat, reason }]);
};

/**
 * These players lose at the same time. If that ends the game (cr 104.2a, 104.4a), no object leaves it: ending
 * costs the same however many objects there are.
 */
export function loseTogether(proposal: Proposal, losses: readonly Loss[]): void {
  const losing = new Set(losses.map(({ seat }) => seat));
  const goesOn = areRivalsLeft(proposal.state, losing);
  for (const { seat, reason } of losses) {
    const { decision } = proposal.state;
    // The question must not offer the leaving player: it is asked again without them.
    if (decision !== null && (decision.seat === seat || offers(decision, seat))) closeDecision(proposal);
    if (goesOn && proposal.variant.turns === 'played') leaveTheGame(proposal, seat, reason);
    else proposal.emit({ type: 'PlayerLost', seat, reason });
  }
}

/** The players still in the game within a player's range of influence, that player included. */
export const withinRange = (state: GameState, seat: Seat): readonly Seat[] =>
  seatsPlaying(state)
    .map((other) => other.seat)
    .filter((other) => isInRange(state, seat, other));

/** cr 801.15-16: these players and everyone within their ranges draw and leave; the others go on. */
export function drawFor(proposal: Proposal, seats: readonly Seat[]): void {
  const { state } = proposal;
  const leaving = new Set(seats.flatMap((seat) => withinRange(state, seat)));
  loseTogether(
    proposal,
    [...leaving].map((seat) => ({ seat, reason: 'drawn' })),
  );
}

const NOBODY: ReadonlySet<Seat> = new Set();

const offers = ({ question }: Decision, seat: Seat): boolean =>
  question.kind === 'choose-players' && question.candidates.includes(seat);

/** Performs all state-based actions together (cr 704.3); true if there were any. */
export function checkStateBasedActions(proposal: Proposal): boolean {
  const { state } = proposal;
  if (state.stage.kind === 'gathering' || state.stage.kind === 'opening') return false;
  const decked = seatsPlaying(state).filter((seat) => seat.drewFromEmptyLibrary);
  // cr 704.5b, 104.4a: players who would lose together lose at the same time.
  loseTogether(
    proposal,
    decked.map(({ seat }) => ({ seat, reason: 'drew-from-empty-library' })),
  );
  return endIfDecided(proposal) || decked.length > 0;
}

function areRivalsLeft(state: GameState, without: ReadonlySet<Seat> = NOBODY): boolean {
  let first: SeatState | undefined;
  for (const seat of state.seats) {
    if (!isPlaying(seat) || without.has(seat.seat)) continue;
    if (first !== undefined && first.team !== seat.team) return true;
    first ??= seat;
  }
  return false;
}

/** cr 104.2a, 104.4a: the last team wins; if no team is left, the game is a draw. */
export function endIfDecided(proposal: Proposal): boolean {
  if (areRivalsLeft(proposal.state)) return false;
  const left = seatsPlaying(proposal.state);
  endGame(
    proposal,
    left.length > 0 ? 'last-one-standing' : 'nobody-left',
    left.map(({ seat }) => seat),
  );
  return true;
}
