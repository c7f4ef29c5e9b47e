// Numbers as a text writes them ('3', 'three', 'X', '2/2'), and the characteristics that are numbers.
import type { Stat, Value } from '#abilities';
import { either, from, map, token, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { NUMBER_WORDS, STAT_WORDS } from './vocabulary.js';

export const numeral: Parser<number> = token(({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined));
export const numberWord: Parser<number> = from(NUMBER_WORDS);
export const x: Parser<Value> = token(({ text }) => (text === 'X' ? { kind: 'x' } : undefined));
export const stat: Parser<Stat> = either(
  from(STAT_WORDS),
  map(words('mana value'), () => 'mana-value' as const),
);
/** Power and toughness: '1/1', 'X/X'. */
export const powerAndToughness: Parser<readonly [Value, Value]> = token(({ text }) => {
  const found = /^(\d+|X)\/(\d+|X)$/.exec(text);
  const one = (side: string | undefined): Value => (side === 'X' ? { kind: 'x' } : Number(side));
  return found === null ? undefined : [one(found[1]), one(found[2])];
});
