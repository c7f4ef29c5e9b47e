// cr 508.1h-j, 509.1d-f: what attacking or blocking costs: whether it can be paid, and paying it.
import { cloned } from '#kernel';
import type { Cost } from '#abilities';
import { costFault, payCosts } from '../casting/costs.js';
import type { Ran } from '../effects/handlers.js';
import { forgetEpoch } from '../engine/epoch.js';
import type { Run } from '../engine/run.js';
import { evolve } from '../evolve/evolve.js';
import type { Context } from '../state/context.js';
import type { GameState } from '../state/game-state.js';
import type { ObjectId, Seat } from '../state/ids.js';
import { Journal } from '../state/journal.js';
import { fault, type Fault, type Price } from './fault.js';

/** All that one effect asks of one player, and for which creatures. */
interface Bill {
  readonly payer: Seat;
  readonly creatures: readonly ObjectId[];
  readonly costs: readonly Cost[];
  readonly context: Context;
}

function billsOf(prices: readonly Price[]): readonly Bill[] {
  const bills = new Map<string, Bill>();
  for (const { payer, creature, costs, ref, context } of prices) {
    const key = `${String(payer)} ${ref} ${context.source}`;
    const before = bills.get(key);
    bills.set(key, {
      payer,
      creatures: [...(before?.creatures ?? []), creature],
      costs: [...(before?.costs ?? []), ...costs],
      context: cloned(context),
    });
  }
  return [...bills.values()];
}

/** cr 508.1j: each bill, and all that one player has to pay together. `tapped`: what is tapped before it is paid. */
export function priceFault(
  state: GameState,
  rule: string,
  prices: readonly Price[],
  tapped: readonly ObjectId[],
): Fault | undefined {
  if (prices.length === 0) return undefined;
  const bills = billsOf(prices);
  const together = [...new Set(bills.map(({ payer }) => payer))].flatMap((seat) => {
    const own = bills.filter(({ payer }) => payer === seat);
    const [first] = own;
    return first === undefined ? [] : [...own, { ...first, costs: own.flatMap(({ costs }) => costs) }];
  });
  const journal = new Journal();
  for (const object of tapped)
    evolve(state, { type: 'PermanentTapped', object, tapped: true, forMana: false }, journal);
  try {
    const unpayable = together.find(
      ({ payer, costs, context }) => costFault(state, payer, costs, context) !== undefined,
    );
    return unpayable === undefined ? undefined : fault(rule, 'What that costs cannot be paid.');
  } finally {
    journal.undo();
    forgetEpoch(state);
  }
}

/** Pays one bill each time it is run; 'again' while there are others. */
export function payPrices(run: Run, prices: readonly Price[]): Ran {
  const bills = (run.local('bills') ?? billsOf(prices)) as unknown as readonly Bill[];
  const [bill, ...rest] = bills;
  if (bill === undefined) {
    run.keep('bills', null);
    return undefined;
  }
  const paid = payCosts(run, bill.payer, bill.costs, bill.context);
  run.keep('bills', rest as never);
  if (!paid) run.keep('unpaid', [...unpaidIn(run), ...bill.creatures]);
  return 'again';
}

/** Creatures whose price was not paid after all: they do not take part. */
export const unpaidIn = (run: Run): readonly ObjectId[] => (run.local('unpaid') ?? []) as ObjectId[];
