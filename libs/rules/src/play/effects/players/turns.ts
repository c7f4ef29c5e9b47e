// Additional turns, phases and steps (cr 500.7-10), the order of turns, and control of another player's
// decisions (cr 722).
import type { Effect, StepName } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import { STEPS } from '../../../model/basics/steps.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { TurnState } from '../../../model/state/turn-state.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';

type Phase = Extract<Effect, { kind: 'extra-phase' }>['phase'];

/** cr 505.1a: every main phase after the first is a postcombat one. */
const STEPS_OF: { readonly [P in Phase]: readonly StepName[] } = {
  beginning: ['untap', 'upkeep', 'draw'],
  combat: [
    'begin-combat',
    'declare-attackers',
    'declare-blockers',
    'first-strike-damage',
    'combat-damage',
    'end-combat',
  ],
  main: ['postcombat-main'],
  end: ['end', 'cleanup'],
};

const PHASES: readonly (readonly StepName[])[] = [
  STEPS_OF.beginning,
  ['precombat-main'],
  STEPS_OF.combat,
  STEPS_OF.main,
  STEPS_OF.end,
];

/**
 * The number of coming steps that belong to the current phase. Two phases of one kind in a row are told apart
 * by the order of their steps.
 */
export function stepsLeft({ step, ahead }: Pick<TurnState, 'step' | 'ahead'>): number {
  const phase = PHASES.find((steps) => step !== null && steps.includes(step)) ?? [];
  let before = step;
  const end = ahead.findIndex((one) => {
    const goesOn = phase.includes(one) && before !== null && STEPS.indexOf(one) > STEPS.indexOf(before);
    before = one;
    return !goesOn;
  });
  return end === -1 ? ahead.length : end;
}

function plan(run: Run, ahead: readonly StepName[]): Ran {
  run.proposal.emit({ type: 'TurnPlanned', ahead: [...ahead] });
  return undefined;
}

export function planFuture(run: Run, change: Partial<GameState['future']>): Ran {
  run.proposal.emit({ type: 'FuturePlanned', ...run.state.future, ...change });
  return undefined;
}

/**
 * The position in the coming steps to insert at: after this phase, or after the next phase of the given kind.
 */
function placeFor(
  { step, ahead }: TurnState,
  after: Extract<Effect, { kind: 'extra-phase' }>['after'],
): number {
  const rest = stepsLeft({ step, ahead });
  const meant: readonly StepName[] =
    after === 'combat'
      ? STEPS_OF.combat
      : after === 'main-phase'
        ? ['precombat-main', 'postcombat-main']
        : [];
  if (meant.length === 0 || (step !== null && meant.includes(step))) return rest;
  const first = ahead.findIndex((one) => meant.includes(one));
  const next = ahead[first];
  return next === undefined ? rest : first + 1 + stepsLeft({ step: next, ahead: ahead.slice(first + 1) });
}

export const turnEffects: EffectHandlers<
  'extra-turn' | 'extra-phase' | 'extra-step' | 'control-player' | 'reverse-turn-order'
> = {
  /** cr 500.7: added one at a time. The last one created is taken first. */
  'extra-turn'(run, { who, count = 1 }) {
    const number = run.times(count);
    const more = inChoosingOrder(run, who).flatMap((seat) => Array.from({ length: number }, () => seat));
    return more.length === 0
      ? undefined
      : planFuture(run, { extraTurns: [...run.state.future.extraTurns, ...more] });
  },
  /** cr 500.8: directly after the given phase. Of several, the last one created comes first. */
  'extra-phase'(run, { phase, after, then, count = 1 }) {
    const { turn } = run.state;
    if (turn === null) return undefined;
    const at = placeFor(turn, after);
    const steps = [...STEPS_OF[phase], ...(then === undefined ? [] : STEPS_OF[then])];
    const added = Array.from({ length: run.times(count) }, () => steps).flat();
    return plan(run, [...turn.ahead.slice(0, at), ...added, ...turn.ahead.slice(at)]);
  },
  /** cr 500.9. */
  'extra-step'(run, { step }) {
    return run.state.turn === null ? undefined : plan(run, [step, ...run.state.turn.ahead]);
  },
  /** cr 722.1a: of several effects, the last one created applies. */
  'control-player'(run, { who, by, during }) {
    const [controller] = run.players(by);
    if (controller === undefined) return undefined;
    const controlled = inChoosingOrder(run, who).map((seat) => ({
      seat,
      by: controller,
      during,
      active: during === 'this',
    }));
    return planFuture(run, {
      controls: [
        ...run.state.future.controls.filter(
          (control) => control.active || !controlled.some(({ seat }) => seat === control.seat),
        ),
        ...controlled,
      ],
    });
  },
  'reverse-turn-order'(run) {
    run.proposal.emit({ type: 'TurnOrderReversed', reversed: !run.state.reversed });
    return undefined;
  },
};
