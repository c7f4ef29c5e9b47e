// An upper bound on a player's mana by amount and type, to rule out what is plainly unaffordable.
import { memoByText } from '#kernel';
import type { Value } from '#abilities';
import { knownCost, type ManaSymbol } from '#cards';
import { inForce, permissions } from '../../../reading/in-force/in-force.js';
import type { Rules } from '../../../engine/proposal/proposal.js';
import {
  findPayment,
  mostMana,
  sortsMade,
  type Made,
  type ManaSource,
} from '../../../engine/mana/auto-payer.js';
import {
  ANY_TYPE,
  billsOf,
  setOfTypes,
  type Bill,
  type ManaType,
  type ManaTypeSet,
} from '../../../engine/mana/bill.js';
import { isPlainlyPayable, freeUnits } from '../../../engine/mana/plainly-payable.js';
import { costlySources, together, usedUp } from '../../../engine/mana/costly-sources.js';
import type { ManaAbility } from '../../../engine/mana/mana-ability.js';
import { poolFor } from '../../../engine/mana/purpose.js';
import { manaSources } from '../../../engine/mana/sources.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';

export interface Budget {
  readonly units: number;
  readonly sorts: ManaTypeSet;
  /** The most generic mana by which a cost is reduced. Infinity: no limit is known. */
  readonly reduction: number;
  readonly pool: readonly Made[];
  /** Sources that require a sacrifice or the like come last. */
  readonly sources: readonly ManaSource<ManaAbility>[];
  /** True if there are such sources. */
  readonly isCostly: boolean;
  /** Computed on first use. */
  readonly unitsAtHand: () => readonly ManaTypeSet[];
}

/** The most that the effects in force may reduce together, whatever they apply to. */
function reductionNow(state: GameState): number {
  let most = 0;
  for (const { effect } of inForce(state, 'costs')) if (effect.direction === 'less') most += amountOf(effect);
  return most;
}

function amountOf({ mana, amount }: { readonly mana?: string; readonly amount?: Value }): number {
  if (mana === undefined) return typeof amount === 'number' ? amount : Infinity;
  // A reduction in coloured mana also removes colour requirements.
  return amount === undefined && knownCost(mana).every(({ kind }) => kind === 'generic')
    ? genericIn(mana)
    : Infinity;
}

const NOTHING: ReadonlySet<ObjectId> = new Set();

export function budgetOf(state: GameState, seat: Seat, rules: Rules): Budget {
  const { made } = poolFor(state, state.seats[seat]?.mana ?? [], seat, null);
  const costly = costlySources(state, seat, null, { tapped: NOTHING, used: NOTHING }, rules);
  const own = manaSources(state, seat, null, NOTHING, rules);
  const sources = costly.length === 0 ? own : together(own, costly, usedUp);
  const sorts = sortsMade(made, sources);
  const asAny =
    permissions(state, 'spend-as-though').length > 0 ||
    inForce(state, 'player').some(({ effect }) => effect.property === 'mana-any-colour');
  let units: readonly ManaTypeSet[] | undefined;
  return {
    units: mostMana(made, sources),
    sorts: asAny && sorts !== 0 ? ANY_TYPE : sorts,
    reduction: reductionNow(state),
    pool: made,
    sources,
    isCostly: costly.length > 0,
    unitsAtHand: () => (units ??= freeUnits(made, sources)),
  };
}

interface Least {
  readonly units: number;
  readonly generic: number;
  /** For each symbol that requires certain types: those types. */
  readonly each: readonly ManaTypeSet[];
}

const read = memoByText<Least>(10_000);

function leastOf(text: string): Least {
  let least = read.get(text);
  if (least === undefined) {
    const parts = knownCost(text).map(partOf);
    least = {
      units: parts.reduce((sum, { units }) => sum + units, 0),
      generic: genericIn(text),
      each: parts.flatMap(({ sorts }) => (sorts === 0 ? [] : [sorts])),
    };
    read.set(text, least);
  }
  return least;
}

const genericIn = (text: string): number =>
  knownCost(text).reduce((sum, symbol) => (symbol.kind === 'generic' ? sum + symbol.amount : sum), 0);

function partOf(symbol: ManaSymbol): { readonly units: number; readonly sorts: ManaTypeSet } {
  switch (symbol.kind) {
    case 'variable':
    case 'phyrexian':
      return { units: 0, sorts: 0 };
    case 'generic':
      return { units: symbol.amount, sorts: 0 };
    case 'snow':
      return { units: 1, sorts: 0 };
    case 'colourless':
      return { units: 1, sorts: setOfTypes(['C']) };
    case 'coloured':
      return { units: 1, sorts: setOfTypes([symbol.colour]) };
    case 'hybrid': {
      const types = symbol.sides.filter((side): side is ManaType & typeof side => typeof side === 'string');
      return { units: 1, sorts: types.length === 2 ? setOfTypes(types) : 0 };
    }
  }
}

/** False only if the mana certainly is not there. Checks nothing but the mana cost. */
export function couldPay({ units, sorts, reduction }: Budget, cost: string | null): boolean {
  if (cost === null) return false;
  if (reduction === Infinity) return true;
  const least = leastOf(cost);
  return (
    least.units - Math.min(reduction, least.generic) <= units &&
    least.each.every((one) => (one & sorts) !== 0)
  );
}

/**
 * The same with an additional reduction and additional helpers. Only the number of helpers matters for an
 * upper bound.
 */
export function couldPayHelped(budget: Budget, cost: string, less: number, helpers: number): boolean {
  if (helpers === 0) return couldPay({ ...budget, reduction: budget.reduction + less }, cost);
  if (budget.reduction === Infinity) return true;
  const { units, generic } = leastOf(cost);
  return units - Math.min(budget.reduction + less, generic) - helpers <= budget.units;
}

const bills = memoByText<readonly Bill[]>(10_000);

/** The ways to meet a cost. Symbols that require certain types come first, as they do in costs. */
function billsOfCost(cost: string): readonly Bill[] {
  let found = bills.get(cost);
  if (found === undefined) {
    found = [...billsOf(knownCost(cost), { x: 0, life: 0 })].map((bill) =>
      [...bill].sort((one, other) => one.sorts - other.sorts),
    );
    bills.set(cost, found);
  }
  return found;
}

/** Whether a mana cost without X and Phyrexian symbols can be paid, whatever it is for. */
export function canPay({ pool, sources, unitsAtHand: units }: Budget, cost: string): boolean {
  const ways = billsOfCost(cost);
  return (
    ways.some((bill) => isPlainlyPayable(units(), bill)) ||
    ways.some((bill) => findPayment(pool, sources, bill) !== undefined)
  );
}
