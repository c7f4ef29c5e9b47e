// Publishes the successive views of one viewer, and the patches between them. Only what has changed is made again and
// compared, and a card only where it differs.
import { compare, type Draft, type PatchOperation } from '../json/json-patch.js';
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

/** Where a patch says that they are. */
const PATHS = Object.fromEntries(NAMES.map((name) => [name, `/${name}`])) as Readonly<
  Record<PublishedName, string>
>;

/** What did not change from one view to the next is the very same value. */
export class Publishing {
  /** The lists of cards of each member, in the order in which it asks for them. */
  private readonly lists = new Map<PublishedName, (readonly CardBehind[])[]>();

  /** All of the view. */
  whole(view: GameView): KeptView {
    return Object.fromEntries(NAMES.map((name) => [name, this.make(name, view)])) as KeptView;
  }

  /**
   * Makes the kept view the next one, of which these members are not what they were, and returns the patch to it. Most
   * entries of a feed change one member, so the others are neither copied nor compared.
   */
  patch(kept: KeptView, view: GameView, changed: readonly string[]): readonly PatchOperation[] {
    const patch: PatchOperation[] = [];
    const members: Record<PublishedName, Draft> = kept;
    for (const name of touchedBy(changed)) {
      const now = this.make(name, view);
      compare(members[name], now, PATHS[name], patch);
      members[name] = now;
    }
    return patch;
  }

  /** Until it is needed again. */
  forget(): void {
    this.lists.clear();
  }

  private make(name: PublishedName, view: GameView): Draft {
    let nth = 0;
    const cards: CardsOf<CardBehind> = (ids) => {
      let lists = this.lists.get(name);
      if (lists === undefined) this.lists.set(name, (lists = []));
      const list = listed(lists[nth] ?? [], ids, view.objects);
      lists[nth] = list;
      nth += 1;
      return list;
    };
    return KEPT_MEMBERS[name].make(view, { cards });
  }
}

/** In the order in which a view has them. */
function touchedBy(changed: readonly string[]): readonly PublishedName[] {
  const [first] = changed;
  if (first === undefined) return [];
  if (changed.length === 1) return TOUCHED[first] ?? [];
  const names = new Set(changed.flatMap((member) => TOUCHED[member] ?? []));
  return NAMES.filter((name) => names.has(name));
}

/** The list that was in this place before, if it still has the same cards. */
function listed(
  last: readonly CardBehind[],
  ids: readonly VisibleId[],
  objects: Objects,
): readonly CardBehind[] {
  let cards: CardBehind[] | undefined;
  let size = 0;
  for (const id of ids) {
    const object = objects[id];
    if (object === undefined) continue;
    const was = last[size];
    if (was?.source === object) cards?.push(was);
    else (cards ??= last.slice(0, size)).push(new CardBehind(object));
    size += 1;
  }
  return cards ?? (last.length === size ? last : last.slice(0, size));
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
