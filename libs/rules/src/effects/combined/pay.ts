// What a player may pay for as a spell or ability resolves (cr 118.12): 'you may pay', 'unless that player pays'.
import type { Effect } from '#abilities';
import { payCosts } from '../../casting/costs.js';
import type { Run } from '../../engine/run.js';
import type { Seat } from '../../state/ids.js';
import { inOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../handlers.js';
import { changesToPay } from './changing-to-pay.js';

/** Who pays, and how often. */
interface Paying {
  readonly seat: Seat;
  readonly times: number;
}

type Pay = Extract<Effect, { kind: 'pay' }>;

/** How often the player pays: as often as may be, or all of it (cr 702.24a), or not at all. */
function howOften(run: Run, { times, all }: Pay, seat: Seat): number {
  if (times === undefined) return run.asksYes(seat, 'pay') ? 1 : 0;
  const most = Math.max(0, run.value(times));
  if (all !== undefined) return most === 0 || run.asksYes(seat, 'pay') ? most : 0;
  if (most === 0) return 0;
  return run.ask<'number'>(seat, 'pay', { kind: 'number', least: 0, most }).number;
}

/** Whether the player has paid, however little it was; 'again' where something is to be changed before. */
function pays(run: Run, effect: Pay, seat: Seat): number | 'again' | undefined {
  const begun = run.local('paying') as Paying | undefined;
  const times = begun?.seat === seat ? begun.times : howOften(run, effect, seat);
  if (times > 0 && begun?.seat !== seat && changesToPay(run, seat, effect.costs)) {
    run.keep('paying', { seat, times });
    return 'again';
  }
  if (times === 0) return effect.all !== undefined && run.value(effect.times ?? 1) <= 0 ? 0 : undefined;
  const costs = Array.from({ length: times }, () => effect.costs).flat();
  return payCosts(run, seat, costs, run.context) ? times : undefined;
}

export const payEffects: EffectHandlers<'pay'> = {
  pay(run, effect) {
    let paid: Paying | undefined;
    const begun = run.local('paying') as Paying | undefined;
    const seats = inOrder(run, effect.who);
    for (const seat of begun === undefined ? seats : seats.slice(seats.indexOf(begun.seat))) {
      const times = pays(run, effect, seat);
      if (times === 'again') return 'again';
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
