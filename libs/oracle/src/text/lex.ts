// Splits Oracle text into tokens: words, numbers, symbols, punctuation.
export interface Token {
  /** As it is written. */
  readonly text: string;
  /** In lower case, for everything but names. */
  readonly word: string;
  /** The position in the text. */
  readonly at: number;
}

/** Possessives are two tokens ("creature's"); contractions are one ("can't", "it's"). */
const TOKEN = new RegExp(
  [
    String.raw`\{[^}]+\}`, // {T}, {2/W}
    String.raw`[+\-−]?(?:\d+|[XY*])\/[+\-−]?(?:\d+|[XY*])`, // +1/+1, 2/2, -X/-0
    String.raw`\[[+−]?[\dX]+\]`, // [+1]
    String.raw`\d+`,
    String.raw`(?:it|that|there|they|you|who|what|let)'(?:s|re|ve|d|ll)\b`,
    String.raw`\p{L}+n't\b`,
    String.raw`'s\b`,
    String.raw`[\p{L}\d]+(?:[-'/][\p{L}\d]+)*?(?='s\b)`,
    String.raw`[\p{L}\d]+(?:[-'/][\p{L}\d]+)*`,
    String.raw`\S`,
  ].join('|'),
  'gu',
);

export const lex = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    word: match[0].toLowerCase(),
    at: match.index,
  }));

/** Texts are the same if their tokens are; capitals at the beginning of sentences don't matter. */
export const sameText = (one: readonly Token[], other: readonly Token[]): boolean =>
  one.length === other.length && one.every(({ word }, index) => other[index]?.word === word);
