// Writes several changes as one: 'becomes a 3/3 red Elemental creature with haste'.
import type { Change, NodeKind, Value } from '../../nodes/sorts.js';
import { granted } from '../objects/granted.js';
import { article, list, plural, spaced } from '../english/grammar.js';
import type { Pen, Predicate } from '../english/pen.js';

/** What is written for the first changes of a list, and how many they are. */
export interface WrittenChanges {
  readonly predicate: Predicate;
  readonly count: number;
}
type Types = NodeKind<'change', 'add-types' | 'set-types'>;

export const isPlain = (value: Value): boolean => typeof value === 'number' || value.kind === 'x';
export const halfOf = (value: Value): string => (typeof value === 'number' ? String(value) : 'X');

const STILL = {
  'thats-still-a-land': ["that's still a land", 'that are still lands'],
  'thats-still-a-planeswalker': ["that's still a planeswalker", 'that are still planeswalkers'],
} as const;

/**
 * Types with the colours, power and toughness, and abilities that follow them, if the text has them in one phrase.
 */
export function asOne(
  changes: readonly Change[],
  lasting: 'has' | 'gains',
  pen: Pen,
): WrittenChanges | undefined {
  const [types, ...rest] = changes;
  if ((types?.kind !== 'add-types' && types?.kind !== 'set-types') || types.said === undefined)
    return undefined;
  if (types.said === 'colours-too') return withColours(types, rest[0], lasting, pen);
  const colours = rest[0]?.kind === 'set-colours' ? rest[0] : undefined;
  const afterColours = rest.slice(colours === undefined ? 0 : 1);
  const [power, toughness] = afterColours;
  const isSized =
    power?.kind === 'set-stat' &&
    power.stat === 'power' &&
    toughness?.kind === 'set-stat' &&
    toughness.stat === 'toughness';
  const isBase = types.said === 'with-base';
  const size = isSized ? sizeOf(power.value, toughness.value, isBase, pen) : undefined;
  const afterSize = afterColours.slice(isSized ? 2 : 0);
  const last = afterSize.findIndex(({ kind }) => kind !== 'gain-ability');
  const abilities = afterSize.slice(0, last < 0 ? afterSize.length : last);
  const has = abilities.flatMap((change) =>
    change.kind === 'gain-ability' ? [granted(change.ability, pen)] : [],
  );
  const said = (number: 'one' | 'many') =>
    spaced(
      nounOf(types, colours, size?.before ?? '', number, pen),
      has.length + (size?.after === undefined ? 0 : 1) === 0
        ? ''
        : `with ${list([...(size?.after === undefined ? [] : [size.after]), ...has])}`,
      types.said === undefined || !(types.said in STILL)
        ? ''
        : STILL[types.said as keyof typeof STILL][number === 'one' ? 0 : 1],
    );
  return {
    predicate: { verb: lasting === 'has' ? 'be' : 'become', rest: said('one'), many: said('many') },
    count: 1 + (colours === undefined ? 0 : 1) + (isSized ? 2 : 0) + abilities.length,
  };
}

/** 'a black Zombie in addition to its other colors and types' */
function withColours(
  types: Types,
  next: Change | undefined,
  lasting: 'has' | 'gains',
  pen: Pen,
): WrittenChanges | undefined {
  if (next?.kind !== 'add-colours') return undefined;
  const said = (number: 'one' | 'many') =>
    `${nounOf(types, next, '', number, pen)} in addition to ${number === 'one' ? 'its' : 'their'} other colors and types`;
  return {
    predicate: { verb: lasting === 'has' ? 'be' : 'become', rest: said('one'), many: said('many') },
    count: 2,
  };
}

function sizeOf(
  power: Value,
  toughness: Value,
  isBase: boolean,
  pen: Pen,
): { readonly before?: string; readonly after?: string } {
  if (isBase) return { after: `base power and toughness ${halfOf(power)}/${halfOf(toughness)}` };
  if (isPlain(power) && isPlain(toughness)) return { before: `${halfOf(power)}/${halfOf(toughness)}` };
  return JSON.stringify(power) === JSON.stringify(toughness)
    ? { after: `power and toughness each equal to ${pen.value(power)}` }
    : { after: `power ${pen.value(power)} and toughness ${pen.value(toughness)}` };
}

function nounOf(
  { supertypes = [], types = [], subtypes = [] }: Types,
  colours: NodeKind<'change', 'set-colours' | 'add-colours'> | undefined,
  size: string,
  number: 'one' | 'many',
  pen: Pen,
): string {
  const coloured =
    colours === undefined
      ? ''
      : colours.colours.length === 0
        ? 'colorless'
        : list(colours.colours.map((each) => pen.colour(each)));
  const nouns = [...subtypes.map((word) => pen.word(word)), ...types];
  const last = nouns.pop() ?? 'permanent';
  const whole = spaced(...supertypes, size, coloured, ...nouns, number === 'one' ? last : plural(last));
  return number === 'one' ? article(whole) : whole;
}

/** 'It's still a land.' is a sentence of its own. */
export function stillSaid(changes: readonly Change[], number: 'one' | 'many'): string {
  if (!changes.some((change) => change.kind === 'add-types' && change.said === 'still-a-land')) return '';
  return number === 'one' ? ". It's still a land" : ". They're still lands";
}
