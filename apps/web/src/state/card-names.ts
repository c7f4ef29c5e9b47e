// What objects are called, by the ids of whoever watches: also of those that are gone, for the log.
import type { CardSeen, ViewSeen } from './view.js';

export class CardNames {
  private readonly known = new Map<string, string>();
  private readonly costs = new Map<string, string>();

  learn(view: ViewSeen): void {
    for (const card of cardsOf(view)) {
      this.known.set(card.id, nameOf(card));
      if (card.name !== '' && card.cost !== null) this.costs.set(card.name, card.cost);
    }
  }

  /** The mana cost of what was seen under that name. */
  costOf(name: string): string | undefined {
    return this.costs.get(name);
  }

  of(id: unknown): string | undefined {
    const name = typeof id === 'string' ? this.known.get(id) : undefined;
    return name === '' ? undefined : name;
  }
}

export const nameOf = ({ name, printed }: CardSeen): string => (name === '' ? (printed ?? '') : name);

export function cardsOf(view: ViewSeen): readonly CardSeen[] {
  const { battlefield, stack, exile, command, seats, decision } = view;
  const question = decision?.question;
  return [
    ...(battlefield ?? []),
    ...(stack ?? []),
    ...(exile ?? []),
    ...(command ?? []),
    ...seats.flatMap(({ hand, graveyard }) => [...(hand ?? []), ...(graveyard ?? [])]),
    ...(question !== null && question !== undefined && 'cards' in question ? question.cards : []),
  ];
}
