// cr 508.1h-j, 509.1d-f: the costs of attacking and blocking: whether they can be paid, and paying them.
import { cloned } from '#kernel';
import type { Cost } from '#abilities';
import { costFault, payCosts } from '../casting/legal/costs.js';
import type { Rules } from '../../engine/proposal/proposal.js';
import type { Choices, ManaAbilitiesGiven } from '../../model/decisions/action.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { forgetEpoch } from '../../fold/journal/epoch.js';
import type { Run } from '../../engine/frames/run.js';
import { evolve } from '../../fold/evolve/evolve.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { Journal } from '../../fold/journal/journal.js';
import { combatFault, type CombatFault, type Price } from './fault.js';

/** The total that one effect charges one player, and the creatures it is for. */
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

export interface Declared {
  readonly seat: Seat;
  /** cr 508.1i, 509.1e: the mana abilities that player says they activate. */
  readonly pay?: ManaAbilitiesGiven | undefined;
  /** The creatures tapped before anything is paid. */
  readonly tapped: readonly ObjectId[];
  readonly rules: { readonly paying: string; readonly mana: string };
}

const isForMana = (cost: Cost): boolean => cost.kind === 'mana';
const saidBy = (payer: Seat, { seat, pay }: Pick<Declared, 'seat' | 'pay'>): Choices =>
  payer === seat && pay !== undefined ? { pay } : {};

/** cr 508.1j: each bill, and the total of each player. */
export function priceFault(
  state: GameState,
  prices: readonly Price[],
  declared: Declared,
  rules: Rules,
): CombatFault | undefined {
  const { seat, pay = [], tapped, rules: cited } = declared;
  if (pay.length > 0 && !prices.some(({ payer, costs }) => payer === seat && costs.some(isForMana)))
    return combatFault(cited.mana, 'That has no mana cost to pay.');
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
      ({ payer, costs, context }) =>
        costFault(state, payer, costs, context, rules, saidBy(payer, declared)) !== undefined,
    );
    return unpayable === undefined
      ? undefined
      : combatFault(cited.paying, 'You cannot pay the cost of that attack or block.');
  } finally {
    journal.undo();
    forgetEpoch(state);
  }
}

/**
 * Pays one bill each run; 'again' while others are left. The mana abilities are activated for the first of
 * them.
 */
export function payPrices(run: Run, seat: Seat, prices: readonly Price[]): Ran {
  const bills = (run.local('bills') ?? billsOf(prices)) as readonly Bill[];
  const [bill, ...rest] = bills;
  if (bill === undefined) {
    run.keep('bills', null);
    return undefined;
  }
  const pay = (run.local('pay') ?? undefined) as ManaAbilitiesGiven | undefined;
  const paid = payCosts(run, bill.payer, bill.costs, bill.context, saidBy(bill.payer, { seat, pay }));
  run.keep('bills', rest);
  if (bill.payer === seat && pay !== undefined) run.keep('pay', null);
  if (!paid) run.keep('unpaid', [...unpaidIn(run), ...bill.creatures]);
  return 'again';
}

/** Creatures whose cost was not paid do not take part. */
export const unpaidIn = (run: Run): readonly ObjectId[] => (run.local('unpaid') ?? []) as ObjectId[];
