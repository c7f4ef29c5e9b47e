// Continues the game when no frame is in progress: state-based actions, triggers, priority, and the next step
// (cr 117, 500).
import { askAboutArrivals } from '../assisted/arriving.js';
import { ask } from '../../engine/frames/ask.js';
import { inTurnOrder, seatsPlaying, type Proposal } from '../../engine/proposal/proposal.js';
import { newFrame } from '../../engine/proposal/frames.js';
import { isDamageWaiting } from '../combat/combatants.js';
import { endEffectsAt } from '../../engine/lasting/expire.js';
import { comingStep, isSkippingActive } from '../../engine/replacement/skipping.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { checkStateBased } from '../state-based/check.js';
import { STACK, type Seat } from '../../model/basics/ids.js';
import type { TurnState } from '../../model/state/turn-state.js';
import { beginStep, happens } from './begin-step.js';
import { endControls } from './controls.js';
import { endMandatoryLoop } from './mandatory-loop.js';
import { emptyPools } from './mana-pools.js';
import { takeNextTurn } from './next-turn.js';
import { PHASE_OF, type Step } from '../../model/basics/steps.js';

/** Takes one step. The loop calls it again while no question is open. */
export function goOnWithGame(proposal: Proposal): void {
  const { state } = proposal;
  const { turn } = state;
  if (turn === null) throw new Error('the turns go on before the first began');
  if (state.priority.next !== null || turn.step === 'cleanup') {
    if (askAboutArrivals(proposal)) return;
    if (checkStateBased(proposal)) {
      // cr 514.3a: then players get priority in a cleanup step too.
      if (state.priority.next === null) proposal.emit({ type: 'PrioritySet', seat: turn.active });
      return;
    }
    if (proposal.agenda.triggers.length > 0) {
      if (state.priority.next === null) proposal.emit({ type: 'PrioritySet', seat: turn.active });
      proposal.agenda.frames.push(newFrame('put-triggers'));
      return;
    }
  }
  const { next } = state.priority;
  if (next === null) nextStep(proposal, turn);
  else givePriority(proposal, next);
}

/** cr 117.3. A player who has left is passed over (cr 800.4j). */
function givePriority(proposal: Proposal, seat: Seat): void {
  const { state } = proposal;
  if (state.seats[seat]?.lost !== null) {
    const [after] = inTurnOrder(state, seat);
    proposal.emit({ type: 'PrioritySet', seat: after ?? null });
    return;
  }
  if (endMandatoryLoop(proposal)) return;
  ask(proposal, seat, 'priority', { kind: 'priority', actions: ['pass', 'act'] });
}

/**
 * cr 117.3d, 117.4: the next player in turn order gets priority. When all have passed, the top of the stack
 * resolves or the step ends.
 */
export function passPriority(proposal: Proposal, seat: Seat): void {
  const { state } = proposal;
  const order = inTurnOrder(state, seat);
  const all = state.priority.passed + 1 >= seatsPlaying(state).length;
  const next = all ? null : (order.find((other) => other !== seat) ?? null);
  proposal.emit({ type: 'PriorityPassed', seat, next });
  if (!all) return;
  const top = cardsIn(state, STACK).at(-1);
  if (top === undefined && !isDamageWaiting(state)) return;
  // cr 117.3b: the active player gets priority after the resolution.
  proposal.emit({ type: 'PrioritySet', seat: state.turn?.active ?? null });
  // Base ninth: combat damage waits beneath everything on the stack, and its step deals it.
  const dealing = newFrame('turn-based', { locals: { step: state.turn?.step ?? null } });
  proposal.agenda.frames.push(top === undefined ? dealing : newFrame('resolve', { object: top }));
}

function nextStep(proposal: Proposal, turn: TurnState): void {
  const { state } = proposal;
  if (turn.step !== null) leaveStep(proposal, turn, turn.step);
  // cr 514.3a: after priority in a cleanup step, another one begins.
  const again = turn.step === 'cleanup' && state.priority.passed > 0;
  // cr 614.10b: a player has a choice in it, or something happens first in the next step.
  if (!again && isSkippingActive(state)) {
    proposal.agenda.frames.push(newFrame('coming'));
    return;
  }
  const step = again
    ? turn.step
    : comingStep(proposal, turn.active, turn.ahead, (one) => happens(proposal, turn, one));
  if (step === undefined || step === null) takeNextTurn(proposal);
  else beginStep(proposal, turn, step, (frame) => proposal.agenda.frames.push(frame));
}

/** cr 500.5, 511.3: effects that end with the step. */
function leaveStep(proposal: Proposal, { ahead, active }: TurnState, step: Step): void {
  const next = ahead[0];
  const phaseEnds = next === undefined || PHASE_OF[next] !== PHASE_OF[step];
  emptyPools(proposal, { phaseEnds });
  if (step === 'untap') endEffectsAt(proposal, { at: 'untapped', active });
  if (step === 'end-combat' || (phaseEnds && proposal.state.combat !== null)) {
    endEffectsAt(proposal, { at: 'end-of-combat' });
    proposal.emit({ type: 'CombatEnded', seat: active });
    endControls(proposal, 'next-combat');
  }
}
