// Subtypes in singular and plural: 'Elf', 'Elves'.
import { CREATURE_TYPES, SUBTYPES_OF, type Filter } from '#abilities';
import { token } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';

const ALL = new Set([...CREATURE_TYPES, ...Object.values(SUBTYPES_OF).flatMap((kind) => [...kind])]);
/** Subtypes whose plural is the same word. */
const UNCHANGED = new Set([
  'Plains',
  'Equipment',
  'Merfolk',
  'Kithkin',
  'Sheep',
  'Treefolk',
  'Fish',
  'Moonfolk',
  'Myr',
  'Kor',
  'Samurai',
  'Eldrazi',
]);
function plurals(noun: string): readonly string[] {
  if (/[^of]f$/.test(noun)) return [`${noun.slice(0, -1)}ves`, `${noun}s`];
  if (/[^aeiou]y$/.test(noun)) return [`${noun.slice(0, -1)}ies`];
  if (/(?:s|x|ch|sh)$/.test(noun)) return [`${noun}es`];
  if (/man$/.test(noun) && noun !== 'Human') return [`${noun.slice(0, -3)}men`];
  return [`${noun}s`];
}
const SINGULAR: ReadonlyMap<string, string> = new Map(
  [...ALL].flatMap((subtype) => plurals(subtype).map((plural) => [plural, subtype] as const)),
);

export interface KindWord {
  readonly filter: Filter;
  readonly number: 'one' | 'many' | 'any';
}
export const isSubtype = (text: string): boolean => ALL.has(text);
export const subtype: Parser<string> = token(({ text }) => (ALL.has(text) ? text : undefined));
/** A subtype and its number. */
export const subtypeNamed: Parser<{ readonly is: string; readonly number: KindWord['number'] }> = token(
  ({ text }) => {
    if (ALL.has(text)) return { is: text, number: UNCHANGED.has(text) ? 'any' : 'one' };
    const is = SINGULAR.get(text);
    return is === undefined ? undefined : { is, number: 'many' };
  },
);
export const subtypeWord: Parser<KindWord> = token(({ text }) => {
  const filter = (is: string) => ({ kind: 'subtype', is }) as const;
  if (ALL.has(text)) return { filter: filter(text), number: UNCHANGED.has(text) ? 'any' : 'one' };
  const singular = SINGULAR.get(text);
  return singular === undefined ? undefined : { filter: filter(singular), number: 'many' };
});
