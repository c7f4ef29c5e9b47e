// Publishes the successive views of one viewer. Only what has changed is made again, and a card only where it differs.
import { CardBehind, publishedCard, type CardsOf, type PublishedCard } from './published-cards.js';
import {
  KEPT_MEMBERS,
  MEMBERS,
  type KeptView,
  type PublishedName,
  type PublishedView,
} from './published-view.js';
import type { GameView, ObjectView, VisibleId } from '../view/view.js';

type Objects = Readonly<Record<string, ObjectView | undefined>>;

const NAMES = Object.keys(MEMBERS) as PublishedName[];

/** The published members that can change when one of the view does. */
const TOUCHED: Readonly<Record<string, readonly PublishedName[] | undefined>> = Object.fromEntries(
  [...new Set(NAMES.flatMap((name): readonly string[] => MEMBERS[name].members))].map((member) => [
    member,
    NAMES.filter((name) => (MEMBERS[name].members as readonly string[]).includes(member)),
  ]),
);

/** What did not change from one view to the next is the very same value. */
export class Publishing {
  private readonly lists = new Map<string, readonly CardBehind[]>();

  /** All of the view. */
  whole(view: GameView): KeptView {
    return this.after(NAMES, view, {} as KeptView);
  }

  /** The next view, of which these members are not what they were. */
  next(before: KeptView, view: GameView, changed: readonly string[]): KeptView {
    const names = new Set(changed.flatMap((member) => TOUCHED[member] ?? []));
    return names.size === 0 ? before : this.after(names, view, before);
  }

  /** Until it is needed again. */
  forget(): void {
    this.lists.clear();
  }

  private after(names: Iterable<PublishedName>, view: GameView, before: KeptView): KeptView {
    const after: Partial<Record<PublishedName, unknown>> = { ...before };
    for (const name of names) {
      let nth = 0;
      const cards: CardsOf<CardBehind> = (ids) => {
        nth += 1;
        return this.listed(`${name} ${nth}`, ids, view.objects);
      };
      after[name] = KEPT_MEMBERS[name].make(view, { cards });
    }
    return after as KeptView;
  }

  /** The list that was in this place before, if it still has the same cards. */
  private listed(place: string, ids: readonly VisibleId[], objects: Objects): readonly CardBehind[] {
    const last = this.lists.get(place);
    const cards: CardBehind[] = [];
    let isLast = true;
    for (const id of ids) {
      const object = objects[id];
      if (object === undefined) continue;
      const was = last?.[cards.length];
      if (was?.source !== object) isLast = false;
      cards.push(was?.source === object ? was : new CardBehind(object));
    }
    if (isLast && last?.length === cards.length) return last;
    this.lists.set(place, cards);
    return cards;
  }
}

/** The cards of a view by their ids. A card that is asked for twice is the very same value. */
export const cardsOf = ({ objects }: Pick<GameView, 'objects'>): CardsOf => {
  const seen: Objects = objects;
  const made = new Map<VisibleId, PublishedCard>();
  return (ids) =>
    ids.flatMap((id) => {
      const object = seen[id];
      if (object === undefined) return [];
      let card = made.get(id);
      if (card === undefined) made.set(id, (card = publishedCard(object)));
      return [card];
    });
};

/** `cards`: how its cards are found, if not among its objects as they are. */
export const publishedView = (view: GameView, cards: CardsOf = cardsOf(view)): PublishedView =>
  Object.fromEntries(NAMES.map((name) => [name, MEMBERS[name].make(view, { cards })])) as PublishedView;
