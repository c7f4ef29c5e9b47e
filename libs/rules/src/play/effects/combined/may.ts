// Optional effects (cr 608.2d), and effects that may be paid for (cr 118.12).
import type { Effect } from '#abilities';
import type { Run } from '../../../engine/frames/run.js';
import type { Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../../../engine/frames/handlers.js';
import { isEffectPossible } from './possible.js';

/** Of several players, each is asked in turn until one does it. */
const whoDoes = (run: Run, { who, effect }: Extract<Effect, { kind: 'may' }>): Seat | undefined =>
  inChoosingOrder(run, who).find(
    (seat) => (effect.kind === 'nothing' || isEffectPossible(run, effect)) && run.asksYes(seat, 'may'),
  );

export const mayEffects: EffectHandlers<'may'> = {
  may(run, effect): Ran {
    if (effect.each !== undefined) {
      const players = inChoosingOrder(run, effect.who).filter((one) => run.asksYes(one, 'may'));
      run.bind(effect.bind, { players, amount: players.length });
      if (players.length > 0) run.enter(run.place('effect'));
      else if (effect.else !== undefined) run.enter(run.place('else'));
      return undefined;
    }
    const seat = whoDoes(run, effect);
    run.bind(effect.bind, seat === undefined ? {} : { players: [seat], amount: 1 });
    if (seat !== undefined) run.enter(run.place('effect'));
    else if (effect.else !== undefined) run.enter(run.place('else'));
    return undefined;
  },
};
