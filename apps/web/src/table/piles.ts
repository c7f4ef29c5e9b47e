// Things that are alike in everything one sees lie in one pile, so that a hundred tokens fit on a screen.
import type { CardSeen } from '../state/view.js';
import { choosing } from './choosing.js';

export interface Pile {
  readonly card: CardSeen;
  readonly count: number;
}

const FROM = 3;

/** In their order. What is being chosen from lies singly. */
export function piled(cards: readonly CardSeen[]): readonly Pile[] {
  const alike = new Map<string, CardSeen[]>();
  for (const card of cards) {
    const { id: _, ...looks } = card;
    const isChosenFrom = choosing.value?.objects.has(card.id) === true;
    const key = card.attachedTo !== null || isChosenFrom ? card.id : JSON.stringify(looks);
    const pile = alike.get(key);
    if (pile === undefined) alike.set(key, [card]);
    else pile.push(card);
  }
  return [...alike.values()].flatMap((pile) => {
    const [card] = pile;
    if (card === undefined) return [];
    return pile.length < FROM ? pile.map((one) => ({ card: one, count: 1 })) : [{ card, count: pile.length }];
  });
}
