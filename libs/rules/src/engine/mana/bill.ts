// What a mana cost asks for, unit by unit (cr 107.4, 202.1). Each need lists the sorts of mana or help that
// meet it.
import { BOUNDS } from '../../model/basics/bounds.js';
import type { Colour, ManaSymbol, Side } from '#cards';
import type { ManaUnit } from '../../model/state/turn-state.js';

export type ManaType = ManaUnit['type'];
const MANA_TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

/** A set of sorts as bits: the six types of mana, then help that is not mana. */
export type ManaTypeSet = number;
const BIT: Readonly<Record<ManaType, ManaTypeSet>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
export const ANY_TYPE: ManaTypeSet = 63;
export const ANY_COLOUR: ManaTypeSet = 31;
/**
 * cr 702.51a: a creature of a colour pays for a symbol of that colour. An effect that lets mana be spent as
 * though it were another does not apply to it.
 */
const HELP_SHIFT = 7;
/** cr 702.66a, 702.126a: help that pays for generic mana only. */
export const GENERIC_HELP: ManaTypeSet = 64;
const ANYTHING: ManaTypeSet = ANY_TYPE | GENERIC_HELP | (ANY_COLOUR << HELP_SHIFT);

export const setOfType = (type: ManaType): ManaTypeSet => BIT[type];
export const setOfTypes = (types: Iterable<ManaType>): ManaTypeSet => {
  let sorts = 0;
  for (const type of types) sorts |= BIT[type];
  return sorts;
};
export const helpOf = (colours: Iterable<ManaType>): ManaTypeSet =>
  GENERIC_HELP | ((setOfTypes(colours) & ANY_COLOUR) << HELP_SHIFT);
export const typesIn = (sorts: ManaTypeSet): ManaType[] =>
  MANA_TYPES.filter((type) => (sorts & BIT[type]) !== 0);
export const firstType = (sorts: ManaTypeSet): ManaType =>
  MANA_TYPES.find((type) => (sorts & BIT[type]) !== 0) ?? 'C';

export interface ManaNeed {
  readonly sorts: ManaTypeSet;
  readonly snow: boolean;
}
export type Bill = readonly ManaNeed[];

export interface PayingTerms {
  /** The value of each of {X}, {Y}, {Z} (cr 107.3). */
  readonly x: number;
  /** How many Phyrexian symbols are paid with life (cr 107.4f). */
  readonly life: number;
  /** cr 609.4b: mana may be spent as though it were of any colour, or any type. */
  readonly as?: 'any-colour' | 'any-type' | undefined;
}

const GENERIC: ManaNeed = { sorts: ANYTHING, snow: false };
const SNOW: ManaNeed = { sorts: ANY_TYPE, snow: true };

const genericNeeds = (amount: number): ManaNeed[] =>
  Array.from({ length: Math.min(amount, BOUNDS.cost) }, () => GENERIC);

function coloured(types: readonly (Colour | 'C')[], { as }: PayingTerms): ManaNeed {
  const sorts = setOfTypes(types);
  const colours = sorts & ANY_COLOUR;
  const help = colours << HELP_SHIFT;
  if (as === 'any-type') return { sorts: ANY_TYPE | help, snow: false };
  if (as === 'any-colour' && colours !== 0) return { sorts: ANY_TYPE | help, snow: false };
  return { sorts: sorts | help, snow: false };
}

const isType = (side: Side): side is Colour | 'C' => typeof side === 'string';

/** The ways to pay one symbol; `life`: with two life instead. */
function waysOf(symbol: ManaSymbol, terms: PayingTerms): readonly (Bill | 'life')[] {
  switch (symbol.kind) {
    case 'variable':
      return [genericNeeds(terms.x)];
    case 'generic':
      return [genericNeeds(symbol.amount)];
    case 'snow':
      return [[SNOW]];
    case 'colourless':
      return [[coloured(['C'], terms)]];
    case 'coloured':
      return [[coloured([symbol.colour], terms)]];
    case 'hybrid': {
      const types = symbol.sides.filter(isType);
      const amounts = symbol.sides.filter((side) => typeof side === 'number');
      return [[coloured(types, terms)], ...amounts.map(genericNeeds)];
    }
    case 'phyrexian':
      return [[coloured(symbol.colours, terms)], 'life'];
  }
}

export const phyrexianSymbols = (symbols: readonly ManaSymbol[]): number =>
  symbols.filter(({ kind }) => kind === 'phyrexian').length;

/** The least mana that any way to pay the symbols takes, with so many Phyrexian symbols paid by life. */
export function leastMana(symbols: readonly ManaSymbol[], life: number): number {
  let least = -life;
  for (const symbol of symbols) least += symbol.kind === 'generic' ? symbol.amount : 1;
  return least;
}

/** Every way to pay the symbols with so many of them paid by life, the simplest first. */
export function* billsOf(symbols: readonly ManaSymbol[], terms: PayingTerms): Generator<Bill> {
  const certain: ManaNeed[] = [];
  const open: (readonly (Bill | 'life')[])[] = [];
  for (const symbol of symbols) {
    const ways = waysOf(symbol, terms);
    const [only] = ways;
    if (ways.length !== 1 || only === undefined || only === 'life') open.push(ways);
    // One at a time: a call takes no million arguments.
    else for (const need of only) certain.push(need);
  }
  yield* choosing(open, 0, certain, terms.life);
}

function* choosing(
  open: readonly (readonly (Bill | 'life')[])[],
  at: number,
  sofar: readonly ManaNeed[],
  life: number,
): Generator<Bill> {
  const ways = open[at];
  if (ways === undefined) {
    if (life === 0) yield sofar;
    return;
  }
  for (const way of ways) {
    if (way !== 'life') yield* choosing(open, at + 1, [...sofar, ...way], life);
    else if (life > 0) yield* choosing(open, at + 1, sofar, life - 1);
  }
}
