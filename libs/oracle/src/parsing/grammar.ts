// A grammar says which ways there are to read each nonterminal. It is built from productions once and passed to every
// text that is read; loading a file registers nothing.
import { beginningWith, ofAny, waysBy, type FirstWords, type Begins } from './beginnings.js';
import { oneOf } from './parser.js';
import { NOTHING, type Found, type Nonterminal, type Parser, type Ways } from './scan.js';

/** Ways to read a nonterminal. Each file of the grammar exports its own; grammar/grammar.ts puts them together. */
export interface Production {
  readonly of: Nonterminal<unknown>;
  readonly ways: readonly Parser<unknown>[];
}
export type Productions = readonly Production[];

export const production = <T>(of: Nonterminal<T>, ...ways: readonly Parser<NoInfer<T>>[]): Production => ({
  of,
  ways,
});

export function nonterminal<T>(name: string): Nonterminal<T> {
  const read: Parser<T> = (scan, at) => scan.remembered(scan.grammar.waysOf(self), at);
  const self: Nonterminal<T> = Object.assign(read, { nonterminal: name });
  return self;
}

export class Grammar implements Ways {
  readonly #ways = new Map<Begins, Parser<unknown>>();
  /** 'asked': a parser that begins with itself has no known first words while they are worked out. */
  readonly #beginnings = new WeakMap<Begins, { readonly is: FirstWords | undefined } | 'asked'>();
  readonly #byWord = new WeakMap<object, (word: string | undefined) => readonly unknown[]>();

  constructor(productions: Productions) {
    const all = new Map<Begins, Parser<unknown>[]>();
    for (const { of, ways } of productions) all.set(of, [...(all.get(of) ?? []), ...ways]);
    for (const [of, ways] of all) this.#ways.set(of, anyOnce(ways));
  }

  waysOf<T>(nonterminal: Nonterminal<T>): Parser<T> {
    return (this.#ways.get(nonterminal) ?? READS_NOTHING) as Parser<T>;
  }

  waysAt<T>(ways: readonly Parser<T>[], word: string | undefined): readonly Parser<T>[] {
    let byWord = this.#byWord.get(ways);
    if (byWord === undefined) {
      byWord = waysBy(ways, (way) => this.beginningOf(way));
      this.#byWord.set(ways, byWord);
    }
    return byWord(word) as readonly Parser<T>[];
  }

  /** The words that a parser can begin with under this grammar. */
  beginningOf(parser: Begins): FirstWords | undefined {
    const known = this.#beginnings.get(parser);
    if (known === 'asked') return undefined;
    if (known !== undefined) return known.is;
    this.#beginnings.set(parser, 'asked');
    const of = (part: Begins) => this.beginningOf(part);
    const ways = this.#ways.get(parser);
    const is = ways === undefined ? parser.beginning?.(of) : this.beginningOf(ways);
    this.#beginnings.set(parser, { is });
    return is;
  }
}

const READS_NOTHING: Parser<never> = () => NOTHING;

/** All of the ways; a value that two ways read alike is given once. */
function anyOnce<T>(ways: readonly Parser<T>[]): Parser<T> {
  const any = oneOf(ways);
  const read: Parser<T> = (scan, at) => distinct(any(scan, at));
  return beginningWith(read, (of) => ofAny(ways, of));
}

function distinct<T>(found: readonly Found<T>[]): readonly Found<T>[] {
  if (found.length < 2) return found;
  const seen = new Map<string, Found<T>>();
  for (const one of found) {
    const key = `${one.end} ${typeof one.value === 'function' ? `${seen.size}` : JSON.stringify(one.value)}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
