// A number of cards of a kind that somebody chooses: 'a creature card', 'two cards', 'up to three land cards'.
import type { Effect, Filter, Value } from '#abilities';
import { either, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { card, cards } from './nouns.js';
import { numberWord, x } from '../words/numbers.js';

/** How many cards are chosen. */
export type CardChoice = Omit<Extract<Effect, { kind: 'choose-objects' }>, 'kind' | 'who' | 'bind' | 'from'>;
export interface SomeCards {
  readonly limits: CardChoice;
  readonly filter: Filter;
}

export const cardCount = either<Value>(numberWord, x);
export const someCards: Parser<SomeCards> = either<SomeCards>(
  rule(['a|an', card], (filter) => ({ limits: {}, filter })),
  rule([cardCount, cards], (count, filter) =>
    count === 1 ? undefined : { limits: { least: count, most: count }, filter },
  ),
  rule(['up to', cardCount, cards], (most, filter) => ({ limits: { least: 0, most }, filter })),
);
