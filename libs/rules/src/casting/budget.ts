// How much mana a player could have at the most, and of what: enough to see what is plainly out of reach.
import { knownCost, type ManaSymbol } from '#cards';
import { inForce, permissions } from '../characteristics/in-force.js';
import { mostMana, sortsMade } from '../mana/auto-payer.js';
import { ANY_TYPE, sortsOf, type ManaType, type Sorts } from '../mana/bill.js';
import { manaSources, poolFor } from '../mana/sources.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';

export interface Budget {
  readonly units: number;
  readonly sorts: Sorts;
  /** Something makes things cheaper: what is out of reach is not plain. */
  readonly areReductions: boolean;
}

export function budgetOf(state: GameState, seat: Seat): Budget {
  const { made } = poolFor(state, state.seats[seat]?.mana ?? [], seat, null);
  const sources = manaSources(state, seat, null, new Set());
  const sorts = sortsMade(made, sources);
  const asAny =
    permissions(state, 'spend-as-though').length > 0 ||
    inForce(state, 'player').some(({ effect }) => effect.property === 'mana-any-colour');
  return {
    units: mostMana(made, sources),
    sorts: asAny && sorts !== 0 ? ANY_TYPE : sorts,
    areReductions: inForce(state, 'costs').some(({ effect }) => effect.direction === 'less'),
  };
}

interface Least {
  readonly units: number;
  /** For each symbol that needs a certain type: the types that do. */
  readonly each: readonly Sorts[];
}

const read = new Map<string, Least>();

function leastOf(text: string): Least {
  let least = read.get(text);
  if (least === undefined) {
    const parts = knownCost(text).map(partOf);
    least = {
      units: parts.reduce((sum, { units }) => sum + units, 0),
      each: parts.flatMap(({ sorts }) => (sorts === 0 ? [] : [sorts])),
    };
    read.set(text, least);
  }
  return least;
}

function partOf(symbol: ManaSymbol): { readonly units: number; readonly sorts: Sorts } {
  switch (symbol.kind) {
    case 'variable':
    case 'phyrexian':
      return { units: 0, sorts: 0 };
    case 'generic':
      return { units: symbol.amount, sorts: 0 };
    case 'snow':
      return { units: 1, sorts: 0 };
    case 'colourless':
      return { units: 1, sorts: sortsOf(['C']) };
    case 'coloured':
      return { units: 1, sorts: sortsOf([symbol.colour]) };
    case 'hybrid': {
      const types = symbol.sides.filter((side): side is ManaType & typeof side => typeof side === 'string');
      return { units: 1, sorts: types.length === 2 ? sortsOf(types) : 0 };
    }
  }
}

/** False only where the mana cannot be there; nothing but its mana cost is looked at. */
export function couldPay({ units, sorts, areReductions }: Budget, cost: string | null): boolean {
  if (cost === null) return false;
  if (areReductions) return true;
  const least = leastOf(cost);
  return least.units <= units && least.each.every((one) => (one & sorts) !== 0);
}
