// The card a name means: a card or a half of one. It counts as far as it is understood (docs/scenarios.md).
import { nameKey, namesWithin, type CardDefinition } from '#cards';
import type { Cards } from '../position/lay.js';

export function namesAmong(cards: Cards): (word: string) => CardDefinition | undefined {
  return (word) => {
    if (cards.named !== undefined) return cards.named(word);
    const found = cards.find(word);
    const isWord = ({ name }: CardDefinition): boolean => nameKey(name) === nameKey(word);
    if (found !== undefined) return namesWithin('unknown' in found ? found.definition : found).find(isWord);
    return cards.definitions.flatMap(namesWithin).find(isWord);
  };
}
