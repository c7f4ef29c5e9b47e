// Things that are alike in everything one sees lie in one pile, so that a hundred tokens fit on a screen. A pile can be spread
// out. What is picked from one lies apart.
import { signal } from '@preact/signals';
import type { CardSeen } from '../../state/view.js';
import { choosing } from './choosing.js';

export interface Pile {
  /** What all of them look like. */
  readonly looks: string;
  readonly card: CardSeen;
  readonly ids: readonly string[];
  /** True of each single one of a pile that was spread out. */
  readonly isSpread: boolean;
}

const FROM = 3;

/** The looks of the piles that are spread out. */
export const spread = signal<ReadonlySet<string>>(new Set());

export function toggleSpread(looks: string): void {
  const after = new Set(spread.value);
  if (!after.delete(looks)) after.add(looks);
  spread.value = after;
}

const known = new WeakMap<CardSeen, string>();

function looksOf(card: CardSeen): string {
  const before = known.get(card);
  if (before !== undefined) return before;
  const looks = JSON.stringify({ ...card, objectId: '' });
  known.set(card, looks);
  return looks;
}

/** In their order. `marked`: what else one sees on a card of the table. */
export function piled(
  cards: readonly CardSeen[],
  marked: (card: CardSeen) => string = () => '',
): readonly Pile[] {
  const now = choosing.value;
  const alike = new Map<string, CardSeen[]>();
  for (const card of cards) {
    const mark =
      now === null ? '' : [now.objects.has(card.objectId), now.picked.includes(card.objectId)].join();
    const key = card.attachedTo === null ? `${mark} ${marked(card)} ${looksOf(card)}` : card.objectId;
    const pile = alike.get(key);
    if (pile === undefined) alike.set(key, [card]);
    else pile.push(card);
  }
  return [...alike.values()].flatMap((pile) => {
    const [card] = pile;
    if (card === undefined) return [];
    const looks = looksOf(card);
    const isSpread = pile.length >= FROM && spread.value.has(looks);
    return pile.length < FROM || isSpread
      ? pile.map((one) => ({ looks, card: one, ids: [one.objectId], isSpread }))
      : [{ looks, card, ids: pile.map(({ objectId }) => objectId), isSpread: false }];
  });
}

/** Which of these objects look alike, in their order. */
export function groupedAlike(
  cards: readonly CardSeen[],
  ids: readonly string[],
): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const card = cards.find((one) => one.objectId === id);
    const key = card === undefined || card.attachedTo !== null ? id : looksOf(card);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].flatMap((group) => (group.length < FROM ? group.map((id) => [id]) : [group]));
}
