// Passes priority automatically (cr 117.3d). This depends only on what the player set beforehand and on
// public information, never on what the player holds or could do. The pass is in the same batch as what led
// to it and looks like any other pass: the question was asked, and passed.
import type { Steps } from '#kernel';
import { closeDecision } from '../../engine/frames/ask.js';
import { goOnUntilAsked } from '../going-on/advance.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { hasNoTimeLeft } from '../../fold/evolve/clock.js';
import type { Decision } from '../../model/decisions/decision.js';
import { answerTopFrame } from '../../play/loop.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import type { GameState } from '../../model/state/game-state.js';
import { STACK } from '../../model/basics/ids.js';
import { passPriority } from '../../play/turn/flow.js';
import { endGrowingLoop, mayLoop } from '../going-on/growing-loop.js';

/** The most automatic passes in a row; then somebody is asked. A batch has to fit into one append. */
const MOST_PASSES = 100;

/** True if the open question is passed without being asked. */
export const isPassedNow = ({ state }: Proposal): boolean =>
  state.decision !== null && isPassed(state, state.decision);

export function* passByItself(proposal: Proposal): Steps<void> {
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const { decision } = proposal.state;
    if (decision === null || !isPassedNow(proposal)) return;
    closeDecision(proposal);
    if (isDeclined(decision)) answerTopFrame(proposal, { kind: 'choose-objects', objects: [] });
    else passPriority(proposal, decision.seat);
    yield* goOnUntilAsked(proposal);
    if (mayLoop(proposal)) yield* endGrowingLoop(proposal);
  }
}

/** cr 103.6, 702.94a: the player uses nothing of the opening hand and reveals no drawn card. */
const isDeclined = ({ prompt }: Decision): boolean => prompt === 'opening-hand' || prompt === 'first-drawn';

function isPassed(state: GameState, decision: Decision): boolean {
  const { question, seat, of } = decision;
  const isPass = question.kind === 'priority' && question.actions.includes('pass');
  // A player who decides for another (cr 723.5) is the one who decides.
  if (!(isPass || isDeclined(decision)) || of !== undefined) return false;
  if (hasNoTimeLeft(state, seat)) return true;
  const passing = state.seats[seat]?.passing ?? null;
  if (passing === null) return false;
  if (isDeclined(decision)) return passing.until !== null;
  return passing.until !== null || (passing.stops !== null && !stopsHere(state, seat, passing.stops));
}

type Stops = NonNullable<NonNullable<GameState['seats'][number]['passing']>['stops']>;

function stopsHere(state: GameState, seat: number, { own, others }: Stops): boolean {
  const { turn } = state;
  const step = turn?.step ?? null;
  if (turn === null || step === null || cardsIn(state, STACK).length > 0) return true;
  if (turn.active !== seat) return others.includes(step);
  return step === 'precombat-main' || own.includes(step);
}
