// Finds rules by words. Some 3,000 rules are read through for each question, which takes a millisecond or two.
import type { RuleDocument, RulesAsked } from '#api';

interface Numbered {
  readonly number: string;
  readonly text: string;
}

interface Worded {
  readonly document: RuleDocument;
  readonly number: string;
  /** Its words in small letters, each between blanks. */
  readonly words: string;
}

const SEPARATORS = /[^\p{L}\p{N}+/]+/u;
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '');

/** Every word must begin one of the rule's. Rules that have them one after the other come first. */
export function wordedRules(
  documents: readonly (readonly [RuleDocument, readonly Numbered[]])[],
): (asked: RulesAsked) => readonly Pick<Worded, 'document' | 'number'>[] {
  const all: readonly Worded[] = documents.flatMap(([document, rules]) =>
    rules.map(({ number, text }) => ({
      document,
      number,
      words: ` ${wordsIn(`${number} ${text}`).join(' ')} `,
    })),
  );
  return ({ text, document, first }) => {
    const wanted = wordsIn(text).map((word) => ` ${word}`);
    if (wanted.length === 0) return [];
    const together = wanted.join('');
    const found = all.filter(
      (rule) =>
        (document === undefined || rule.document === document) &&
        wanted.every((word) => rule.words.includes(word)),
    );
    const [phrases, others] = [
      found.filter(({ words }) => words.includes(together)),
      found.filter(({ words }) => !words.includes(together)),
    ];
    return [...phrases, ...others].slice(0, first);
  };
}
