// What a player may pay for as a spell or ability resolves (cr 118.12): 'you may pay', 'unless that player pays'.
import type { Effect } from '#abilities';
import { payCosts } from '../../casting/costs.js';
import type { Run } from '../../engine/run.js';
import type { Seat } from '../../state/ids.js';
import { inOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../handlers.js';

type Pay = Extract<Effect, { kind: 'pay' }>;

/** How often the player pays: as often as may be, or all of it (cr 702.24a), or not at all. */
function howOften(run: Run, { times, all }: Pay, seat: Seat): number {
  if (times === undefined) return run.asksYes(seat, 'pay') ? 1 : 0;
  const most = Math.max(0, run.value(times));
  if (all !== undefined) return most === 0 || run.asksYes(seat, 'pay') ? most : 0;
  if (most === 0) return 0;
  return run.ask<'number'>(seat, 'pay', { kind: 'number', least: 0, most }).number;
}

/** Whether the player has paid, however little it was. */
function pays(run: Run, effect: Pay, seat: Seat): number | undefined {
  const times = howOften(run, effect, seat);
  if (times === 0) return effect.all !== undefined && run.value(effect.times ?? 1) <= 0 ? 0 : undefined;
  const costs = Array.from({ length: times }, () => effect.costs).flat();
  return payCosts(run, seat, costs, run.context) ? times : undefined;
}

export const payEffects: EffectHandlers<'pay'> = {
  pay(run, effect) {
    let paid: { seat: Seat; times: number } | undefined;
    for (const seat of inOrder(run, effect.who)) {
      const times = pays(run, effect, seat);
      if (times !== undefined) {
        paid = { seat, times };
        break;
      }
    }
    run.bind(effect.bind, paid === undefined ? {} : { players: [paid.seat], amount: paid.times });
    if (paid !== undefined && effect.paid !== undefined) run.enter(run.place('paid'));
    if (paid === undefined && effect.unpaid !== undefined) run.enter(run.place('unpaid'));
    return undefined;
  },
};
