// Type lines (cr 205.1): 'Legendary Creature — Human Monk', read and printed.
import { SUPERTYPES } from '#abilities';

/** Words as printed: 'Legendary', 'Creature', 'Power-Plant'. */
export interface TypeWords {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

const DASH = ' — ';
/**
 * cr 205.3b: the only subtype of two words that can have others beside it. A plane's subtype is everything after the
 * dash.
 */
const TWO_WORDS = 'Time Lord';

export function typeLineOf({ supertypes, types, subtypes }: TypeWords): string {
  const before = [...supertypes, ...types].join(' ');
  return subtypes.length === 0 ? before : `${before}${DASH}${subtypes.join(' ')}`;
}

export function parseTypeLine(line: string): TypeWords {
  const [before = '', after = ''] = line.split(DASH);
  const words = wordsOf(before);
  const isSupertype = (word: string): boolean => SUPERTYPES.some((known) => known === word.toLowerCase());
  return {
    supertypes: words.filter(isSupertype),
    types: words.filter((word) => !isSupertype(word)),
    subtypes: words.includes('Plane') ? [after].filter((whole) => whole !== '') : subtypesIn(after),
  };
}

const subtypesIn = (text: string): readonly string[] =>
  text
    .split(TWO_WORDS)
    .flatMap((part, index) => (index === 0 ? wordsOf(part) : [TWO_WORDS, ...wordsOf(part)]));

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
