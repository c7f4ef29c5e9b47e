// Reads what a permanent's mana abilities can make (cr 605.1a). The part that no game state changes is read
// once for each ability.
import { memoByIdentity } from '#kernel';
import { boundedTimes } from '../../model/basics/bounds.js';
import { COLOURS, type Ability, type Cost, type Filter, type ManaSpec } from '#abilities';
import { knownCost, type ManaSymbol } from '#cards';
import { runsOfCost } from '../../reading/language/mana-of-cost.js';
import { LETTERS } from '../../reading/language/cast.js';
import { isManaAbility, producible } from '../../reading/language/mana-made.js';
import { objectsOf } from '../../reading/language/references.js';
import type { Sight } from '../../reading/language/sight.js';
import { valueOf } from '../../reading/language/values.js';
import { colourOf, symbolsNoted } from '../../reading/language/words.js';
import type { Context } from '../../model/state/context.js';
import { setOfTypes, type ManaType, type ManaTypeSet } from './bill.js';

export type Activated = Extract<Ability, { kind: 'activated' }>;
export type AddManaEffect = { readonly mana: ManaSpec } & Extract<
  Extract<Activated['body'], { kind: 'plain' }>['effect'],
  { kind: 'add-mana' }
>;

/** A mana ability that does nothing but add mana to its controller's pool. */
export interface Simple {
  readonly adds: AddManaEffect;
  /**
   * 'plain': it costs only {T} and mana. 'by-itself': its cost also changes the permanent itself (sacrifices
   * it, puts a counter on it). 'by-another': it sacrifices or taps exactly one other permanent. 'more':
   * anything else, which the auto-payer never uses.
   */
  readonly price: 'plain' | 'by-itself' | 'by-another' | 'more';
  readonly taps: boolean;
  readonly pays: readonly ManaSymbol[];
}

const read = memoByIdentity<Activated, Simple | null>();

export const isMana = (ability: Activated): boolean => isManaAbility(ability);

/** What a mana ability does after it has added mana: indices of the steps of its effect. */
export interface Further {
  readonly simple: Simple;
  readonly steps: readonly number[];
}

/**
 * The parts of an ability that adds mana first and then does more (cr 605.1a); null for any other ability.
 */
export function manaThenMore(ability: Activated): Further | null {
  const { body } = ability;
  if (body.kind !== 'plain' || body.effect.kind !== 'sequence' || (body.targets?.length ?? 0) > 0)
    return null;
  const [first, ...rest] = body.effect.steps;
  if (first?.kind !== 'add-mana' || first.restriction !== undefined || first.rider !== undefined) return null;
  const simple = plainManaAbility({ ...ability, body: { kind: 'plain', effect: first } });
  return simple === null ? null : { simple, steps: rest.map((_, nth) => nth + 1) };
}

/** Null if it is not a mana ability, or if it does more than add mana. */
export function plainManaAbility(ability: Activated): Simple | null {
  const before = read.get(ability);
  if (before !== undefined) return before;
  const simple = workedOut(ability);
  read.set(ability, simple);
  return simple;
}

function workedOut(ability: Activated): Simple | null {
  const { body, costs, loyalty } = ability;
  if (loyalty !== undefined || body.kind !== 'plain' || (body.targets?.length ?? 0) > 0) return null;
  const { effect } = body;
  if (effect.kind !== 'add-mana' || !isManaAbility(ability)) return null;
  if (effect.who !== undefined && effect.who.kind !== 'you') return null;
  // cr 701.10f: the amount depends on what is left in the pool after the cost is paid.
  if (effect.mana.kind === 'doubled') return null;
  // cr 106.8-106.11: a symbol that stands for other mana is resolved by the effect.
  if (!symbolsIn(effect.mana).every((symbols) => PLAIN.test(symbols))) return null;
  const pays = costs.flatMap((cost) => (cost.kind === 'mana' ? knownCost(cost.cost) : []));
  const beside = costs.filter(({ kind }) => kind !== 'mana' && kind !== 'tap');
  // The auto-payer does not choose a value for X or pay life for mana.
  const open = pays.some(({ kind }) => kind === 'variable' || kind === 'phyrexian');
  return {
    adds: effect,
    price: open ? 'more' : priceOf(ability, beside),
    taps: costs.some(({ kind }) => kind === 'tap'),
    pays,
  };
}

function priceOf({ costs, limit }: Activated, beside: readonly Cost[]): Simple['price'] {
  if (beside.length === 0) return 'plain';
  if (beside.every(isOfItself)) return 'by-itself';
  // The ability can be activated repeatedly, each time with another permanent.
  const isRepeated = costs.length === 1 && limit === undefined;
  return isRepeated && beside.every((cost) => costOnAnother(cost) !== null) ? 'by-another' : 'more';
}

/**
 * What the cost does to one other permanent, and which permanents fit; null for more than that or for
 * something else.
 */
export function costOnAnother(
  cost: Cost,
): { readonly done: 'tap' | 'sacrifice'; readonly filter: Filter } | null {
  if (cost.kind === 'tap-others')
    return cost.count === 1 && cost.total === undefined ? { done: 'tap', filter: cost.filter } : null;
  if (cost.kind !== 'move' || cost.cause !== 'sacrifice' || cost.to !== 'graveyard') return null;
  return cost.count === 1 && cost.random === undefined && cost.all === undefined
    ? { done: 'sacrifice', filter: cost.filter }
    : null;
}

/** True for a cost that the permanent itself pays. It is not used while there is other mana. */
const isOfItself = (cost: Cost): boolean =>
  isSacrifice(cost) || (cost.kind === 'add-counters' && cost.on === undefined);

/** True for a cost that sacrifices the permanent itself. */
export const isSacrifice = (cost: Cost): boolean =>
  cost.kind === 'move-this' && cost.cause === 'sacrifice' && cost.to === 'graveyard';

const PLAIN = /^(?:\{[WUBRGC]\})*$/;

function symbolsIn(mana: ManaSpec): readonly string[] {
  switch (mana.kind) {
    case 'exactly':
      return [mana.symbols];
    case 'choice':
    case 'combination':
      return mana.of;
    case 'any-colour':
    case 'colour':
    case 'could-produce':
    case 'same-as-event':
    case 'doubled':
    case 'among-colours':
    case 'cost-of':
    case 'noted':
    case 'parameter':
      return [];
  }
}

const typesOfText = (symbols: string): ManaType[] =>
  [...symbols.matchAll(/[WUBRGC]/g)].map(([letter]) => letter as ManaType);
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const fixed = memoByIdentity<AddManaEffect, readonly (readonly ManaTypeSet[])[]>();

/** True if nothing in the game changes what it adds. */
export function isConstantMana({ mana, count }: AddManaEffect): boolean {
  if (count !== undefined && typeof count !== 'number') return false;
  switch (mana.kind) {
    case 'exactly':
    case 'choice':
    case 'combination':
    case 'any-colour':
      return true;
    case 'colour':
    case 'could-produce':
    case 'among-colours':
    case 'same-as-event':
    case 'doubled':
    case 'cost-of':
    case 'noted':
    case 'parameter':
      return false;
  }
}

/** The units it would add, in each way it can: for every unit the possible types. */
export function outputsOf(
  sight: Sight,
  adds: AddManaEffect,
  context: Context,
): readonly (readonly ManaTypeSet[])[] {
  if (!isConstantMana(adds)) return workedOutputs(sight, adds, context);
  let outputs = fixed.get(adds);
  if (outputs === undefined) fixed.set(adds, (outputs = workedOutputs(sight, adds, context)));
  return outputs;
}

function workedOutputs(
  sight: Sight,
  { mana, count }: AddManaEffect,
  context: Context,
): readonly (readonly ManaTypeSet[])[] {
  const number = count === undefined ? 1 : boundedTimes(valueOf(sight, count, context));
  const each = (sorts: ManaTypeSet): readonly (readonly ManaTypeSet[])[] =>
    sorts === 0 || number === 0 ? [] : [times(number, sorts)];
  const colours = COLOURS.map((colour) => LETTERS[colour] as ManaType);
  switch (mana.kind) {
    case 'exactly': {
      const units = times(
        number,
        typesOfText(mana.symbols).map((type) => setOfTypes([type])),
      ).flat();
      return units.length === 0 ? [] : [units];
    }
    case 'choice':
      return mana.of.map((symbols) =>
        times(
          number,
          typesOfText(symbols).map((type) => setOfTypes([type])),
        ).flat(),
      );
    case 'combination':
      return each(setOfTypes(mana.of.flatMap(typesOfText)));
    case 'any-colour':
      if (mana.different === 'one-colour' && number > 1)
        return colours.map((colour) => times(number, setOfTypes([colour])));
      if (mana.different === 'each-different' && number > 1)
        return subsets(colours, number).map((some) => some.map((colour) => setOfTypes([colour])));
      return each(setOfTypes(colours));
    case 'colour': {
      const named = colourOf(sight, mana.of, context);
      return named === undefined ? [] : each(setOfTypes([LETTERS[named] as ManaType]));
    }
    case 'could-produce': {
      const kinds = objectsOf(sight, { kind: 'each', filter: mana.filter }, context).flatMap((id) => [
        ...producible(sight, id),
      ]);
      const types = kinds.flatMap((kind): ManaType[] =>
        kind === 'colourless' ? (mana.of === 'type' ? ['C'] : []) : [LETTERS[kind] as ManaType],
      );
      return each(setOfTypes(types));
    }
    case 'among-colours': {
      const among = objectsOf(sight, mana.of, context).flatMap((id) => sight.remembered(id)?.colours ?? []);
      return each(setOfTypes(among.map((colour) => LETTERS[colour] as ManaType)));
    }
    case 'cost-of': {
      const runs = runsOfCost(sight, mana.of, context);
      // If each half is one mana, either may be chosen. Otherwise the first is as good as any.
      const units = runs.flatMap((either) => {
        const types = either.map(typesOfText);
        return types.every(({ length }) => length === 1)
          ? [setOfTypes(types.flat())]
          : (types[0] ?? []).map((type) => setOfTypes([type]));
      });
      return units.length === 0 || number === 0 ? [] : [times(number, units).flat()];
    }
    case 'noted': {
      const types = typesOfText(symbolsNoted(sight, mana.name, context));
      if (mana.what === 'type') return each(setOfTypes(types));
      const units = times(
        number,
        types.map((type) => setOfTypes([type])),
      ).flat();
      return units.length === 0 ? [] : [units];
    }
    case 'same-as-event':
    case 'doubled':
    case 'parameter':
      return [];
  }
}

function subsets<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
