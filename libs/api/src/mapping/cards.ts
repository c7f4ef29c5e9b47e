// The cards of a view for a resolver: a long list is resolved some at a time.
import { cardsOf, type CardsOf, type GameView } from '#visibility';
import { someAtATime } from './some-at-a-time.js';

export function cardsInParts(view: Pick<GameView, 'objects'>): CardsOf {
  const cards = cardsOf(view);
  return (ids) => someAtATime(cards(ids), (card) => card);
}
