import { describe, expect, it } from '@jest/globals';
import { lex } from '../text/lex.js';
import { Grammar, nonterminal, production, type Productions } from './grammar.js';
import { either, from, lazily, listed, map, maybe, rule, token, words } from './parser.js';
import { NOTHING, Scan, type Parser } from './scan.js';

const self = { phrase: 'this creature', host: '', types: [], subtypes: [], kept: [], pays: [] };
const read = (parser: Parser<unknown>, text: string, productions: Productions = []): readonly number[] =>
  parser(new Scan(lex(text), self, new Grammar(productions)), 0).map(({ end }) => end);
const begins = (parser: Parser<unknown>, productions: Productions = []): string | undefined => {
  const known = new Grammar(productions).beginningOf(parser);
  return known === undefined
    ? undefined
    : [...known.words].join(' ') + (known.isOptional ? ', or nothing' : '');
};

describe('the first words of a parser', () => {
  it.each<[string, Parser<unknown>, string | undefined]>([
    ['words', words('draw|draws a card'), 'draw draws'],
    ['words that may be left out', words('then? draw'), 'then draw'],
    ['a table', from({ red: 1, blue: 2 }), 'red blue'],
    ['a row', rule([words('each'), 'player'], () => 1), 'each'],
    ['a row whose first may be left out', rule([maybe(words('up to')), from({ one: 1 })], () => 1), 'up one'],
    ['nothing but what may be left out', maybe(words('tapped')), 'tapped, or nothing'],
    ['a list', map(listed(from({ red: 1, blue: 2 })), () => 1), 'red blue'],
    ['any of several', either<unknown>(words('tap'), words('untap')), 'tap untap'],
    ['any token at all', token(({ text }) => text), undefined],
    ['one of which nothing is known', either<unknown>(words('tap'), () => NOTHING), undefined],
  ])('%s', (_, parser, known) => {
    expect(begins(parser)).toBe(known);
  });

  it('are unknown for a left-recursive parser, which is still read', () => {
    const nested: Parser<unknown> = either<unknown>(
      words('me'),
      rule([lazily(() => own), "'s owner"], () => 1),
    );
    const own = nonterminal<unknown>('own');
    const productions = [production(own, nested)];
    expect(begins(own, productions)).toBeUndefined();
    expect(read(own, "me's owner's owner", productions)).toEqual([1, 3, 5]);
  });

  it('keep every possible reading, in its order', () => {
    const any = token(({ text }) => text);
    const ways = either<unknown>(words('tap it'), any, maybe(words('tap')), words('untap'));
    expect(read(ways, 'tap it')).toEqual([2, 1, 1, 0]);
    expect(read(ways, 'untap')).toEqual([1, 0, 1]);
    expect(read(ways, '')).toEqual([0]);
  });
});
