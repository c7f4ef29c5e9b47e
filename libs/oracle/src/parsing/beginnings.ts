// The words a parser can begin with, as far as they are known. A way of reading that begins with none of the words that
// stand at a place is not tried there: of hundreds of ways a few are left.

export interface Beginning {
  readonly words: ReadonlySet<string>;
  /** It may also read nothing, and what follows it comes first. */
  readonly isOptional: boolean;
}
/** Undefined: it may begin with anything. */
export interface Begins {
  readonly beginning?: () => Beginning | undefined;
}

/** `parser`, which can only begin so; what refers to itself is not known while it is asked for. */
export function beginningWith<P extends object>(parser: P, make: () => Beginning | undefined): P & Begins {
  let known: { readonly it: Beginning | undefined } | 'asked' | undefined;
  const beginning = (): Beginning | undefined => {
    if (known === 'asked') return undefined;
    if (known === undefined) {
      known = 'asked';
      known = { it: make() };
    }
    return known.it;
  };
  return Object.assign(parser, { beginning });
}
export const beginningOf = ({ beginning }: Begins): Beginning | undefined => beginning?.();

/** What stands in a row begins with the first of it, and with the second where the first may be left out. */
export function ofRow(parts: readonly Begins[]): Beginning | undefined {
  const words = new Set<string>();
  for (const part of parts) {
    const begins = beginningOf(part);
    if (begins === undefined) return undefined;
    for (const word of begins.words) words.add(word);
    if (!begins.isOptional) return { words, isOptional: false };
  }
  return { words, isOptional: true };
}

/** What begins with it, where it reads something. */
export function ofOne(part: Begins): Beginning | undefined {
  const begins = beginningOf(part);
  return begins?.isOptional === true ? undefined : begins;
}

export function ofAny(ways: readonly Begins[]): Beginning | undefined {
  const all = ways.map(beginningOf);
  const known = all.filter((one) => one !== undefined);
  return known.length < all.length
    ? undefined
    : {
        words: new Set(known.flatMap(({ words }) => [...words])),
        isOptional: known.some(({ isOptional }) => isOptional),
      };
}

/** Those of the ways that can be read where a word stands, in their order. */
export function waysBy<P extends Begins>(ways: readonly P[]): (word: string | undefined) => readonly P[] {
  const begins = ways.map(beginningOf);
  const at = (word: string | undefined): readonly P[] =>
    ways.filter((_, index) => {
      const one = begins[index];
      return one === undefined || one.isOptional || (word !== undefined && one.words.has(word));
    });
  const byWord = new Map<string, readonly P[]>();
  for (const word of begins.flatMap((one) => [...(one?.words ?? [])]))
    if (!byWord.has(word)) byWord.set(word, at(word));
  const others = at(undefined);
  return (word) => (word === undefined ? others : (byWord.get(word) ?? others));
}
