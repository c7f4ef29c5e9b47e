// A choice between effects as the spell or ability resolves: 'choose one', villainous choices, one or the other.
import type { Effect } from '#abilities';
import type { EffectHandlers } from '../handlers.js';
import { limitsOf } from './limits.js';
import { inOrder } from './seats.js';

type ChooseEffect = Extract<Effect, { kind: 'choose-effect' }>;

const labelOf = ({ name }: ChooseEffect['options'][number], index: number): string =>
  name ?? String(index + 1);

export const modeChoices: EffectHandlers<'choose-effect'> = {
  'choose-effect'(run, effect) {
    const offered = effect.options.flatMap((option, index) =>
      option.if === undefined || run.holds(option.if) ? [{ option, index }] : [],
    );
    const conditional = effect.options.some((option) => option.if !== undefined);
    const { least, most } = limitsOf(run, effect);
    const count = Math.min(most, offered.length);
    const fewest = Math.min(least, count);
    const picked = inOrder(run, effect.who).flatMap((seat) =>
      // Where a condition may speak of what is hidden, the question itself must not tell.
      !conditional && fewest === offered.length
        ? offered
        : run
            .ask<'choose-modes'>(seat, 'mode', {
              kind: 'choose-modes',
              options: offered.map(({ option, index }) => ({ label: labelOf(option, index) })),
              least: fewest,
              most: count,
              repeat: false,
            })
            .modes.flatMap((mode) => offered[mode] ?? []),
    );
    for (const { index } of picked) run.enter(run.place('options', index, 'effect'));
    return undefined;
  },
};
