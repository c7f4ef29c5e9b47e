// One text while it is read. A parser returns every way the text can be read from a place on; the scan remembers what
// each parser found at each place.
import type { Token } from '../text/lex.js';
import type { Self } from '../text/self.js';
import type { Begins } from './beginnings.js';
import type { Hole } from './holes.js';

export interface Found<T> {
  readonly value: T;
  readonly end: number;
}
export const NOTHING: readonly never[] = [];
export interface Parser<T> extends Begins {
  (scan: Scan, at: number): readonly Found<T>[];
}

/**
 * A kind of phrase. Its ways of reading come from the grammar in use, so files of the grammar can read through it
 * what other files define.
 */
export interface Nonterminal<T> extends Parser<T> {
  readonly nonterminal: string;
}

/** What parsers ask of the grammar in use (grammar.ts). */
export interface Ways {
  /** One parser for all ways to read a nonterminal. */
  waysOf<T>(nonterminal: Nonterminal<T>): Parser<T>;
  /** The ways that can be read where this word stands, in their order; undefined means the end of the text. */
  waysAt<T>(ways: readonly Parser<T>[], word: string | undefined): readonly Parser<T>[];
}

/** What a parser found at a place, or has found so far while it is still looking. */
interface Memory {
  found: readonly Found<unknown>[];
  looking: boolean;
  /** The parser asked for itself at the same place while it was looking. */
  recursive: boolean;
}

/** One text being read. */
export class Scan {
  /** By place: what a parser finds at a place depends on nothing before it. */
  readonly #memory: Map<Parser<unknown>, Memory>[] = [];
  readonly #holes = new Map<string, Hole>();
  #quoted: readonly boolean[] | undefined;
  #words: ReadonlySet<string> | undefined;
  /** How far any parser got, for the report on a line that cannot be read. */
  furthest = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly self: Self,
    readonly grammar: Ways,
  ) {}

  /**
   * Reads through the memory. A parser that begins with itself ("target creature's controller" begins with players,
   * who may begin with an object's controller) is run again with what it found so far, until it finds nothing more.
   */
  remembered<T>(parser: Parser<T>, at: number): readonly Found<T>[] {
    const here = (this.#memory[at] ??= new Map<Parser<unknown>, Memory>());
    const known = here.get(parser);
    if (known !== undefined) {
      if (known.looking) known.recursive = true;
      return known.found as readonly Found<T>[];
    }
    const memory: Memory = { found: NOTHING, looking: true, recursive: false };
    here.set(parser, memory);
    for (;;) {
      const found = parser(this, at);
      const grew = found.length > memory.found.length;
      memory.found = found;
      if (!memory.recursive || !grew) break;
      for (const [other, { looking }] of here) if (!looking) here.delete(other);
    }
    memory.looking = false;
    return memory.found as readonly Found<T>[];
  }

  /** True if the word occurs anywhere in the text. */
  says(word: string): boolean {
    this.#words ??= new Set(this.tokens.map((each) => each.word));
    return this.#words.has(word);
  }

  /** True inside quotation marks. */
  isQuoted(at: number): boolean {
    this.#quoted ??= quotedAmong(this.tokens);
    return this.#quoted[at] === true;
  }

  /** A named hole in the tree, to be filled when everything is read. */
  hole(hole: Hole): { readonly kind: 'parameter'; readonly name: string } {
    const name = `${hole.is} ${JSON.stringify(hole)}`;
    this.#holes.set(name, hole);
    return { kind: 'parameter', name };
  }
  holeCalled(name: string): Hole | undefined {
    return this.#holes.get(name);
  }
}

function quotedAmong(tokens: readonly Token[]): readonly boolean[] {
  let within = false;
  return tokens.map(({ text }) => {
    if (text === '"') within = !within;
    return within;
  });
}

export const oneWay = <T>(value: T, end: number): readonly Found<T>[] => [{ value, end }];
