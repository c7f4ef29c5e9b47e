// Maps the cards in requested terms to the game's types.
import type { Terms } from '#matches';
import type { ChosenFormatInput, LibraryInput, TermsInput } from '../generated/schema.js';

type Chosen = Exclude<Terms['format'], 'all'>;
type Library = NonNullable<Terms['library']>;

/** GraphQL allows only one of the three. */
function requestedCards(cards: ChosenFormatInput['cards']): Chosen['cards'] {
  if (cards?.until) return { from: 'until', date: cards.until };
  if (cards?.sets) return { from: 'sets', sets: cards.sets };
  return cards?.names ? { from: 'list', names: cards.names } : { from: 'all' };
}

/** A format without any choice, which is refused. */
const NOTHING: Chosen = { cards: { from: 'all' } };

export function requestedFormat({ format, chosenFormat }: TermsInput): Terms['format'] | undefined {
  if (!chosenFormat) return format === 'CHOSEN' ? NOTHING : format === 'ALL' ? 'all' : undefined;
  if (format === 'ALL') return NOTHING;
  const { cards, legality } = chosenFormat;
  return { cards: requestedCards(cards), ...(legality ? { legality } : {}) };
}

export const requestedLibrary = ({ cards, leastNames, colours }: LibraryInput): Library => ({
  ...(cards ? { cards: cards.map(({ name, count }) => ({ name, count: count ?? 1 })) } : {}),
  ...(leastNames === null || leastNames === undefined ? {} : { leastNames }),
  ...(colours ? { colours: 'even' as const } : {}),
});

/** A list of cards determines the library's size. */
export const requestedSize = ({ librarySize, library }: TermsInput): number | undefined =>
  librarySize ?? library?.cards?.reduce((sum, { count }) => sum + (count ?? 1), 0);
