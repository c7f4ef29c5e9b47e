// The mana an effect may add (cr 106): for every mana, the options to choose from, each a run of symbols.
import { COLOURS, type ManaSpec } from '#abilities';
import { producible, type ManaKind } from '../../../reading/language/mana-made.js';
import { runsOfCost } from '../../../reading/language/mana-of-cost.js';
import type { Context } from '../../../model/state/context.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import { fittingObjects, objectsOf } from '../../../reading/language/references.js';
import type { Sight } from '../../../reading/language/sight.js';
import { colourOf, symbolsNoted } from '../../../reading/language/words.js';

export type ManaType = ManaUnit['type'];

const LETTERS: { readonly [K in ManaKind]: ManaType } = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colourless: 'C',
};
const COLOURED: readonly ManaType[] = COLOURS.map((colour) => LETTERS[colour]);
const TYPES: readonly ManaType[] = [...COLOURED, 'C'];

/** '{R}{R}' → R, R. */
export const typesOf = (symbols: string): readonly ManaType[] =>
  [...symbols.matchAll(/\{([^}]+)\}/g)].flatMap(([, symbol]) => TYPES.filter((type) => type === symbol));

export const symbolsOf = (types: readonly ManaType[]): string => types.map((type) => `{${type}}`).join('');

/** The choice: this many picks, each among the options. 'different': no two are the same. */
export interface ManaChoice {
  readonly picks: number;
  readonly options: readonly string[];
  readonly different: boolean;
  /** How often the picked mana is added. */
  readonly times: number;
}

const one = (options: readonly string[], times: number): ManaChoice => ({
  picks: 1,
  options,
  different: false,
  times,
});
const each = (options: readonly string[], picks: number, different = false): ManaChoice => ({
  picks,
  options,
  different,
  times: 1,
});
const single = (types: Iterable<ManaType>): readonly string[] => {
  const found = new Set(types);
  return TYPES.filter((type) => found.has(type)).map((type) => symbolsOf([type]));
};

/** cr 106.7. */
const typesMadeBy = (sight: Sight, id: ObjectId): readonly ManaType[] =>
  [...producible(sight, id)].map((kind) => LETTERS[kind]);

/** The choices in order. */
export function manaChoices(
  sight: Sight,
  mana: ManaSpec,
  count: number,
  context: Context,
): readonly ManaChoice[] {
  if (mana.kind !== 'cost-of') return [manaChoice(sight, mana, count, context)];
  return times(count, runsOfCost(sight, mana.of, context)).map((runs) => one(runs, 1));
}

const times = <T>(count: number, items: readonly T[]): T[] =>
  Array.from({ length: count }, () => items).flat();

export function manaChoice(
  sight: Sight,
  mana: Exclude<ManaSpec, { kind: 'cost-of' }>,
  count: number,
  context: Context,
): ManaChoice {
  switch (mana.kind) {
    case 'exactly':
      return one([mana.symbols], count);
    case 'choice':
      return one(mana.of, count);
    case 'combination':
      return each(mana.of, count);
    case 'any-colour':
      if (mana.different === 'one-colour') return one(single(COLOURED), count);
      return each(single(COLOURED), count, mana.different === 'each-different');
    case 'colour': {
      const colour = colourOf(sight, mana.of, context);
      return one(colour === undefined ? [] : single([LETTERS[colour]]), count);
    }
    case 'among-colours': {
      const colours = objectsOf(sight, mana.of, context).flatMap((id) => sight.remembered(id)?.colours ?? []);
      return each(single(colours.map((colour) => LETTERS[colour])), count);
    }
    case 'could-produce': {
      const types = fittingObjects(sight, mana.filter, context).flatMap((id) => typesMadeBy(sight, id));
      return each(single(types.filter((type) => mana.of === 'type' || type !== 'C')), count);
    }
    case 'same-as-event':
      return one(single(ofEvent(sight, context)), count);
    case 'noted': {
      const types = typesOf(symbolsNoted(sight, mana.name, context));
      return mana.what === 'type' ? each(single(types), count) : one([symbolsOf(types)], count);
    }
    case 'doubled':
      return one([symbolsOf((sight.state.seats[context.controller]?.mana ?? []).map(({ type }) => type))], 1);
    case 'parameter':
      return one([], 0);
  }
}

/** The types of the event's mana. If the event does not tell, any type its permanent could have produced. */
function ofEvent(sight: Sight, { event }: Context): readonly ManaType[] {
  const said = TYPES.filter((type) => event?.word?.includes(type) === true);
  if (said.length > 0) return said;
  return event?.subject === null || event?.subject === undefined ? [] : typesMadeBy(sight, event.subject);
}
