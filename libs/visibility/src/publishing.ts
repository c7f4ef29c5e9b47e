// Publishes the successive views of one viewer. Only what has changed is made again.
import type { GameView, ObjectView, VisibleId } from './view.js';
import { CardsMade, type CardsOf, type PublishedCard } from './published-cards.js';
import { MEMBERS, type PublishedName, type PublishedView } from './published-view.js';

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
  private cards = new CardsMade();
  private readonly lists = new Map<string, readonly PublishedCard[]>();

  /** All of the view. */
  whole(view: GameView): PublishedView {
    return this.after(NAMES, view, {} as PublishedView);
  }

  /** The next view, of which these members are not what they were. */
  next(before: PublishedView, view: GameView, changed: readonly string[]): PublishedView {
    const names = new Set(changed.flatMap((member) => TOUCHED[member] ?? []));
    return names.size === 0 ? before : this.after(names, view, before);
  }

  /** Until it is needed again. */
  forget(): void {
    this.cards = new CardsMade();
    this.lists.clear();
  }

  private after(names: Iterable<PublishedName>, view: GameView, before: PublishedView): PublishedView {
    const after: Partial<Record<PublishedName, unknown>> = { ...before };
    for (const name of names) {
      let nth = 0;
      const cards: CardsOf = (ids) => {
        nth += 1;
        return this.listed(`${name} ${nth}`, ids, view.objects);
      };
      after[name] = MEMBERS[name].make(view, { cards });
    }
    return after as PublishedView;
  }

  /** The list that was in this place before, if it still has the same cards. */
  private listed(place: string, ids: readonly VisibleId[], objects: Objects): readonly PublishedCard[] {
    const cards: PublishedCard[] = [];
    for (const id of ids) {
      const object = objects[id];
      if (object !== undefined) cards.push(this.cards.of(object));
    }
    const last = this.lists.get(place);
    if (last?.length === cards.length && cards.every((card, at) => card === last[at])) return last;
    this.lists.set(place, cards);
    return cards;
  }
}

/** The cards of a view by their ids. */
export const cardsOf = ({ objects }: Pick<GameView, 'objects'>): CardsOf => {
  const seen: Objects = objects;
  const made = new CardsMade();
  return (ids) => ids.flatMap((id) => (seen[id] === undefined ? [] : [made.of(seen[id])]));
};

/** `cards`: how its cards are found, if not among its objects as they are. */
export const publishedView = (view: GameView, cards: CardsOf = cardsOf(view)): PublishedView =>
  Object.fromEntries(NAMES.map((name) => [name, MEMBERS[name].make(view, { cards })])) as PublishedView;
