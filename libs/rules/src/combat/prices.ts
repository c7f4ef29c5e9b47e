// cr 508.1h-j, 509.1d-f: what attacking or blocking costs is paid, locked in when it was declared.
import type { Cost } from '#abilities';
import { payCosts } from '../casting/costs.js';
import type { Ran } from '../effects/handlers.js';
import type { Run } from '../engine/run.js';
import type { Context } from '../state/context.js';
import type { Seat } from '../state/ids.js';
import type { Price } from './fault.js';

/** All that one effect asks of one player. */
interface Bill {
  readonly payer: Seat;
  readonly costs: readonly Cost[];
  readonly context: Context;
}

function billsOf(prices: readonly Price[]): readonly Bill[] {
  const bills = new Map<string, Bill>();
  for (const { payer, costs, ref, context } of prices) {
    const key = `${String(payer)} ${ref} ${context.source}`;
    const before = bills.get(key)?.costs ?? [];
    bills.set(key, { payer, costs: [...before, ...costs], context });
  }
  return [...bills.values()];
}

/** Pays one bill each time it is run; 'again' while there are others. */
export function payPrices(run: Run, prices: readonly Price[]): Ran {
  const bills = (run.local('bills') ?? billsOf(prices)) as unknown as readonly Bill[];
  const [bill, ...rest] = bills;
  if (bill === undefined) {
    run.keep('bills', null);
    return undefined;
  }
  payCosts(run, bill.payer, bill.costs, bill.context);
  run.keep('bills', rest as never);
  return 'again';
}
