// What is attached to what on the battlefield: it lies with what it is attached to, wherever that lies.
import type { CardSeen, ViewSeen } from '../../state/view.js';

export interface Attached {
  /** What is attached to an object, in the order of the battlefield. */
  readonly to: ReadonlyMap<string, readonly CardSeen[]>;
  /** Whether it lies with something else that is on the battlefield. */
  readonly isBelow: (card: CardSeen) => boolean;
}

const known = new WeakMap<readonly CardSeen[], Attached>();
const NOTHING: readonly CardSeen[] = [];

export function attachedIn({ battlefield }: Pick<ViewSeen, 'battlefield'>): Attached {
  const cards = battlefield ?? NOTHING;
  const before = known.get(cards);
  if (before !== undefined) return before;
  const byId = new Map(cards.map((card) => [card.objectId, card]));
  const hostOf = (card: CardSeen): CardSeen | undefined => byId.get(card.attachedTo?.object ?? '');
  const to = new Map<string, CardSeen[]>();
  for (const card of cards) {
    const host = hostOf(card);
    if (host !== undefined) to.set(host.objectId, [...(to.get(host.objectId) ?? []), card]);
  }
  // Things in a ring would lie with nothing: each then lies by itself.
  const isBelow = (card: CardSeen): boolean => {
    let host = hostOf(card);
    for (let steps = 0; host !== undefined; steps += 1) {
      if (steps === cards.length) return false;
      const next = hostOf(host);
      if (next === undefined) return true;
      host = next;
    }
    return false;
  };
  const attached = { to, isBelow };
  known.set(cards, attached);
  return attached;
}
