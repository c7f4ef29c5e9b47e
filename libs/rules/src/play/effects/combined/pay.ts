// Payments as a spell or ability resolves (cr 118.12): 'you may pay', 'unless that player pays'.
import type { Effect } from '#abilities';
import { choosePayment, payTogether, type CostPayment } from '../../casting/legal/costs.js';
import type { Run } from '../../../engine/frames/run.js';
import type { Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { changesToPay } from '../../casting/announcing/changing-to-pay.js';
import { isCostPayable } from './payable.js';

/** The paying players, and how often each pays. 0: they do not. */
interface Paying {
  readonly seat: Seat;
  readonly times: number;
}

type Pay = Extract<Effect, { kind: 'pay' }>;

/** How often the player pays: as often as possible, all of it (cr 702.24a), or not at all. */
function howOften(run: Run, { times, all, costs }: Pay, seat: Seat): number {
  if (times === undefined) return isCostPayable(run, seat, costs) && run.asksYes(seat, 'pay') ? 1 : 0;
  const most = run.times(times);
  const least = all === undefined ? 1 : most;
  if (most > 0 && !isCostPayable(run, seat, Array.from({ length: least }, () => costs).flat())) return 0;
  if (all !== undefined) return most === 0 || run.asksYes(seat, 'pay') ? most : 0;
  if (most === 0) return 0;
  return run.ask<'number'>(seat, 'pay', { kind: 'number', least: 0, most }).number;
}

interface Paid extends Paying {
  /** None if there was nothing to pay. */
  readonly payment?: CostPayment;
}

/** How often the player pays and with what; nothing if they do not or cannot. */
function paidBy(run: Run, effect: Pay, { seat, times }: Paying): readonly Paid[] {
  if (times === 0)
    return effect.all !== undefined && run.value(effect.times ?? 1) <= 0 ? [{ seat, times }] : [];
  const costs = Array.from({ length: times }, () => effect.costs).flat();
  const payment = choosePayment(run, seat, costs, run.context);
  return payment === undefined ? [] : [{ seat, times, payment }];
}

/** The players who pay; 'again' if a mana source has to change something first. */
function payers(run: Run, effect: Pay): readonly Paid[] | 'again' {
  const said = (run.local('payers') ?? []) as readonly Paying[];
  const asked: Paying[] = [];
  const paid: Paid[] = [];
  for (const seat of inChoosingOrder(run, effect.who)) {
    const before = said.find((one) => one.seat === seat);
    const paying = before ?? { seat, times: howOften(run, effect, seat) };
    asked.push(paying);
    if (before === undefined && paying.times > 0 && changesToPay(run, seat, effect.costs)) {
      run.keep(
        'payers',
        asked.map(({ seat: who, times }) => ({ seat: who, times })),
      );
      return 'again';
    }
    paid.push(...paidBy(run, effect, paying));
  }
  return paid;
}

export const payEffects: EffectHandlers<'pay'> = {
  /** cr 101.4: each player in turn says whether and with what they pay. Then all who do pay at once. */
  pay(run, effect) {
    const paid = payers(run, effect);
    if (paid === 'again') return 'again';
    const seats = paid.map(({ seat }) => seat);
    const amount = paid.reduce((sum, { times }) => sum + times, 0);
    payTogether(
      run,
      paid.flatMap(({ payment }) => payment ?? []),
      run.context,
    );
    run.bind(effect.bind, seats.length === 0 ? {} : { players: seats, amount });
    if (seats.length > 0 && effect.paid !== undefined) run.enter(run.place('paid'));
    if (seats.length === 0 && effect.unpaid !== undefined) run.enter(run.place('unpaid'));
    return undefined;
  },
};
