import { describe, expect, it } from '@jest/globals';
import { lex } from '../text/lex.js';
import { Grammar, nonterminal, production, type Productions } from './grammar.js';
import { map, rule, words } from './parser.js';
import { Scan, type Parser } from './scan.js';

const self = { phrase: 'this creature', host: '', types: [], subtypes: [], kept: [], pays: [] };
const read = <T>(parser: Parser<T>, text: string, productions: Productions): readonly T[] =>
  parser(new Scan(lex(text), self, new Grammar(productions)), 0).map(({ value }) => value);

describe('a grammar', () => {
  const deed = nonterminal<string>('deed');
  const draws = map(words('draw|draws a card'), () => 'draw');
  const twice = rule([deed, 'twice'], (what) => `${what} twice`);

  it("reads a nonterminal by its own productions, not by another grammar's", () => {
    expect(read(deed, 'draw a card', [production(deed, draws)])).toEqual(['draw']);
    expect(read(deed, 'draw a card', [production(deed, twice)])).toEqual([]);
    expect(read(deed, 'draw a card', [])).toEqual([]);
  });

  it('reads a nonterminal in the ways of all its productions, in their order', () => {
    const also = map(words('draw a card'), () => 'draw one');
    expect(read(deed, 'draw a card', [production(deed, draws), production(deed, also)])).toEqual([
      'draw',
      'draw one',
    ]);
  });

  it('reads a nonterminal that begins with itself', () => {
    expect(read(deed, 'draw a card twice twice', [production(deed, draws, twice)])).toEqual([
      'draw',
      'draw twice',
      'draw twice twice',
    ]);
  });

  it('returns two identical readings once', () => {
    expect(
      read(deed, 'draw a card', [
        production(
          deed,
          draws,
          map(words('draw a card'), () => 'draw'),
        ),
      ]),
    ).toEqual(['draw']);
  });
});
