// The words a parser can begin with, as far as they are known. A way of reading is tried only where one of its first
// words stands, which leaves a few of hundreds.

export interface Beginning {
  readonly words: ReadonlySet<string>;
  /** It may also read nothing, and what follows it comes first. */
  readonly isOptional: boolean;
}
/** What a parser begins with, in the grammar that a text is read by; undefined: it may begin with anything. */
export type BeginningOf = (parser: Begins) => Beginning | undefined;
export interface Begins {
  /** `of`: what the parsers it is made of begin with. */
  readonly beginning?: (of: BeginningOf) => Beginning | undefined;
}

export const beginningWith = <P extends object>(
  parser: P,
  beginning: NonNullable<Begins['beginning']>,
): P & Begins => Object.assign(parser, { beginning });

/** What stands in a row begins with the first of it, and with the second where the first may be left out. */
export function ofRow(parts: readonly Begins[], of: BeginningOf): Beginning | undefined {
  const words = new Set<string>();
  for (const part of parts) {
    const begins = of(part);
    if (begins === undefined) return undefined;
    for (const word of begins.words) words.add(word);
    if (!begins.isOptional) return { words, isOptional: false };
  }
  return { words, isOptional: true };
}

/** What begins with it, where it reads something. */
export function ofOne(part: Begins, of: BeginningOf): Beginning | undefined {
  const begins = of(part);
  return begins?.isOptional === true ? undefined : begins;
}

export function ofAny(ways: readonly Begins[], of: BeginningOf): Beginning | undefined {
  const all = ways.map(of);
  const known = all.filter((one) => one !== undefined);
  return known.length < all.length
    ? undefined
    : {
        words: new Set(known.flatMap(({ words }) => [...words])),
        isOptional: known.some(({ isOptional }) => isOptional),
      };
}

/** Those of the ways that can be read where a word stands, in their order. */
export function waysBy<P extends Begins>(
  ways: readonly P[],
  of: BeginningOf,
): (word: string | undefined) => readonly P[] {
  const begins = ways.map(of);
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
