// The words a parser can begin with, as far as they are known. A way of reading is tried only where one of its first
// words stands, which leaves a few of hundreds.

export interface FirstWords {
  readonly words: ReadonlySet<string>;
  /** The parser may also read nothing, so the next parser's words count too. */
  readonly isOptional: boolean;
}
/** The first words of a parser, under the grammar in use; undefined if it can begin with anything. */
export type BeginningOf = (parser: Begins) => FirstWords | undefined;
export interface Begins {
  /** `of`: gives the first words of the parsers this one is made of. */
  readonly beginning?: (of: BeginningOf) => FirstWords | undefined;
}

export const beginningWith = <P extends object>(
  parser: P,
  beginning: NonNullable<Begins['beginning']>,
): P & Begins => Object.assign(parser, { beginning });

/** A row begins with its first part, and with the next part where the first may be left out. */
export function ofRow(parts: readonly Begins[], of: BeginningOf): FirstWords | undefined {
  const words = new Set<string>();
  for (const part of parts) {
    const begins = of(part);
    if (begins === undefined) return undefined;
    for (const word of begins.words) words.add(word);
    if (!begins.isOptional) return { words, isOptional: false };
  }
  return { words, isOptional: true };
}

/** The first words of a parser that reads something; undefined if it may read nothing. */
export function ofOne(part: Begins, of: BeginningOf): FirstWords | undefined {
  const begins = of(part);
  return begins?.isOptional === true ? undefined : begins;
}

export function ofAny(ways: readonly Begins[], of: BeginningOf): FirstWords | undefined {
  const all = ways.map(of);
  const known = all.filter((one) => one !== undefined);
  return known.length < all.length
    ? undefined
    : {
        words: new Set(known.flatMap(({ words }) => [...words])),
        isOptional: known.some(({ isOptional }) => isOptional),
      };
}

/** For each word, the ways that can be read where it stands, in their order. */
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
