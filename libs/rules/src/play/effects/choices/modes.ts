// A choice between effects during resolution: 'choose one', villainous choices, one or the other.
import type { Effect } from '#abilities';
import { payCosts } from '../../casting/legal/costs.js';
import { changesToPay } from '../../casting/announcing/changing-to-pay.js';
import { Run } from '../../../engine/frames/run.js';
import type { Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { limitsOf } from './limits.js';
import { pilesIn } from './piles.js';
import { choosers } from './seats.js';

type ChooseEffect = Extract<Effect, { kind: 'choose-effect' }>;

interface Picked {
  readonly seat: Seat;
  readonly option: number;
}

function labelOf({ name }: ChooseEffect['options'][number], index: number, pile: string | undefined): string {
  if (pile === undefined) return name ?? `mode ${index + 1}`;
  return name === undefined ? pile : `${name}: ${pile}`;
}

function pick(run: Run, effect: ChooseEffect): readonly Picked[] {
  const offered = effect.options.flatMap((option, index) =>
    option.if === undefined || run.holds(option.if) ? [{ option, index }] : [],
  );
  const conditional = effect.options.some((option) => option.if !== undefined);
  const { least, most } = limitsOf(run, effect);
  const count = Math.min(most, offered.length);
  const fewest = Math.min(least, count);
  return choosers(run, effect.who).flatMap((seat) => {
    // If a condition may depend on hidden information, the question itself must not reveal it.
    if (!conditional && fewest === offered.length)
      return offered.map(({ index }) => ({ seat, option: index }));
    const piles = pilesIn(
      run,
      offered.map(({ option }) => option.effect),
    );
    const { modes } = run.ask<'choose-modes'>(seat, 'mode', {
      kind: 'choose-modes',
      options: offered.map(({ option, index }, place) => ({
        label: labelOf(option, index, piles?.[place]),
      })),
      least: fewest,
      most: count,
      repeat: false,
    });
    return modes.flatMap((mode) => offered[mode] ?? []).map(({ index }) => ({ seat, option: index }));
  });
}

/**
 * cr 118.12: the cost of a mode is paid as the mode is chosen. If it is not paid, the mode does not happen.
 */
function isPaid(run: Run, effect: ChooseEffect, { seat, option }: Picked): boolean {
  const costs = effect.options[option]?.costs;
  if (costs === undefined) return true;
  // cr 800.4f.
  if (run.hasLeft(seat)) return false;
  const part = new Run(run.proposal, { ...run.frame, at: run.place('options', option) });
  const paid = payCosts(part, seat, costs, run.context);
  for (const frame of part.begun) run.begin(frame);
  return paid;
}

const isChangedFirst = (run: Run, effect: ChooseEffect, { seat, option }: Picked): boolean => {
  const { costs = [] } = effect.options[option] ?? {};
  return !run.hasLeft(seat) && changesToPay(run, seat, costs);
};

export const modeChoices: EffectHandlers<'choose-effect'> = {
  'choose-effect'(run, effect) {
    if (run.local('left') === undefined) {
      run.keep('left', [...pick(run, effect)]);
      return 'again';
    }
    const [next, ...left] = run.local('left') as readonly Picked[];
    if (next === undefined) return undefined;
    if (run.local('changed') !== true && isChangedFirst(run, effect, next)) {
      run.keep('changed', true);
      return 'again';
    }
    run.keep('changed', false);
    if (isPaid(run, effect, next)) run.enter(run.place('options', next.option, 'effect'));
    run.keep('left', left);
    return 'again';
  },
};
