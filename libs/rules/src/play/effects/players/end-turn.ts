// Ends the turn or the combat phase at once (cr 723): nothing on the stack resolves, and nobody gets
// priority.
import type { StepName } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { GameEvent } from '../../../model/events/events.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { endEffectsAt } from '../../../engine/lasting/expire.js';
import { moveVerb } from '../../../engine/objects/moving.js';
import { checkStateBased } from '../../state-based/check.js';
import { STACK } from '../../../model/basics/ids.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';
import { endControls } from '../../turn/controls.js';
import { stepsLeft } from './turns.js';

/** cr 723.1a-b: triggered abilities are dropped and the stack is exiled. No other frame is in progress. */
function emptyStack(run: Run): void {
  const { agenda } = run.proposal;
  agenda.triggers.splice(0);
  agenda.frames.splice(0, agenda.frames.length, run.frame);
  const cards: Verb[] = [];
  const rest: GameEvent[] = [];
  for (const object of cardsIn(run.state, STACK)) {
    const verb = moveVerb(run.state, object, { to: 'exile', cause: 'exile', by: run.context.controller });
    if (verb === undefined) rest.push({ type: 'ObjectCeased', object, was: null });
    else cards.push(verb);
  }
  endControls(run.proposal, 'this');
  occur(run.proposal, rest);
  run.perform([cards]);
}

/** cr 723.1d, 723.2d: the next step begins without anyone getting priority. */
function skipTo(run: Run, ahead: readonly StepName[]): void {
  const { combat, turn } = run.state;
  if (combat !== null && turn !== null) {
    endEffectsAt(run.proposal, { at: 'end-of-combat' });
    run.proposal.emit({ type: 'CombatEnded', seat: turn.active });
    endControls(run.proposal, 'next-combat');
  }
  run.proposal.emit({ type: 'TurnPlanned', ahead: [...ahead] });
  run.proposal.emit({ type: 'PrioritySet', seat: null });
}

function end(run: Run, ahead: () => readonly StepName[]): Ran {
  if (run.local('emptied') !== true) {
    run.keep('emptied', true);
    emptyStack(run);
    return 'again';
  }
  // cr 723.1c: repeated until no state-based action is left.
  if (checkStateBased(run.proposal)) return run.state.stage.kind === 'over' ? undefined : 'again';
  skipTo(run, ahead());
  return undefined;
}

export const endingOfTurns: EffectHandlers<'end-turn' | 'end-combat-phase'> = {
  'end-turn': (run) => end(run, () => ['cleanup']),
  'end-combat-phase'(run) {
    // cr 723.2g.
    if (run.state.combat === null && run.local('emptied') !== true) return undefined;
    return end(run, () => {
      const { turn } = run.state;
      return turn === null ? [] : turn.ahead.slice(stepsLeft(turn));
    });
  },
};
