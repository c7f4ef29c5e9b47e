// Types that have new names: Hound is Dog, Tribal is Kindred (cr 205.3m, 308).

const NEW_WORDS: ReadonlyMap<string, string> = new Map([
  ['Hound', 'Dog'],
  ['Hounds', 'Dogs'],
  ['Tribal', 'Kindred'],
  ['tribal', 'kindred'],
]);

export const renamed = (word: string): string => NEW_WORDS.get(word) ?? word;

/** A card's own name is never read as a type. */
export const newTypeWords = (text: string, ownName: string): string =>
  text
    .split(ownName)
    .map((part) => part.replace(/\b(?:Hounds?|[Tt]ribal)\b/g, renamed))
    .join(ownName);
