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

/** A parser whose ways the grammar tells: files of the grammar read through it what other files define. */
export interface Nonterminal<T> extends Parser<T> {
  readonly nonterminal: string;
}

/** What parsers ask of the grammar that a text is read by (grammar.ts). */
export interface Ways {
  /** One parser for all ways to read a nonterminal. */
  waysOf<T>(nonterminal: Nonterminal<T>): Parser<T>;
  /** Those of the ways, in their order, that can be read where this word stands; undefined: where the text ends. */
  waysAt<T>(ways: readonly Parser<T>[], word: string | undefined): readonly Parser<T>[];
}

/** What a parser found at a place; or, while it is still looking, found so far. */
interface Memory {
  found: readonly Found<unknown>[];
  looking: boolean;
  /** Asked for by itself, at the same place, while it was looking. */
  recursive: boolean;
}

/** One text being read. */
export class Scan {
  /** By place, since what is asked for again at a place depends on nothing before it. */
  readonly #memory: Map<Parser<unknown>, Memory>[] = [];
  readonly #holes = new Map<string, Hole>();
  #quoted: readonly boolean[] | undefined;
  #words: ReadonlySet<string> | undefined;
  /** How far anything could be read, for those who ask why it could not be. */
  furthest = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly self: Self,
    readonly grammar: Ways,
  ) {}

  /**
   * What begins with itself ("target creature's controller" begins with players, who may begin with an object's
   * controller) is looked for again, with what was found so far, until nothing more is found.
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

  /** Whether a word stands anywhere in it. */
  says(word: string): boolean {
    this.#words ??= new Set(this.tokens.map((each) => each.word));
    return this.#words.has(word);
  }

  /** Whether it stands in quotation marks. */
  isQuoted(at: number): boolean {
    this.#quoted ??= quotedAmong(this.tokens);
    return this.#quoted[at] === true;
  }

  /** The name of a hole in the tree, to be filled once everything is read. */
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
