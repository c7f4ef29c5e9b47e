// The published form of objects: cards, tokens, copies, and abilities on the stack.
import { Unmade } from '../json/json-patch.js';
import type { FaceView, ItemView, ObjectView, VisibleId } from '../view/view.js';
import { CHOSEN_ZONES, STACK_KINDS, ZONE_KINDS } from './published-words.js';

export type PublishedFace = ReturnType<typeof face>;
export type PublishedCard = ReturnType<typeof publishedCard>;
export type PublishedTarget = ReturnType<typeof publishedTarget>;

/** The cards behind a viewer's ids. A view has no id of a card that the viewer does not see. */
export type CardsOf<Card = PublishedCard> = (ids: readonly VisibleId[]) => readonly Card[];

/**
 * Stands for a card in a view that is kept to make patches: a published card takes some 500 bytes, and nearly all
 * of them are the same in the next view.
 */
export class CardBehind extends Unmade {
  constructor(readonly source: ObjectView) {
    super();
  }

  get key(): string {
    return this.source.id;
  }

  make(): PublishedCard {
    return publishedCard(this.source);
  }
}

/** An object by its id, or a player by the seat. */
export const publishedTarget = (one: VisibleId | number) =>
  typeof one === 'number' ? { object: null, seat: one } : { object: one, seat: null };

/** A number for each name, in the order in which they came. */
export const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => ({ name, count }));

const face = (shown: FaceView) => ({
  name: shown.name,
  cost: shown.cost ?? null,
  typeLine: shown.typeLine,
  printed: shown.printed ?? null,
  watched: shown.watched ?? null,
  text: shown.text ?? null,
  assisted: shown.assisted ?? null,
  power: shown.power ?? null,
  toughness: shown.toughness ?? null,
  loyalty: shown.loyalty ?? null,
  defense: shown.defense ?? null,
});

export const publishedCard = (object: ObjectView) => ({
  objectId: object.id,
  ...face(object),
  zone: object.zone === undefined ? null : ZONE_KINDS[object.zone],
  asPrinted: saysSomething(object) ? asPrinted(object) : null,
  colours: object.colours ?? null,
  owner: object.owner ?? null,
  controller: object.controller ?? null,
  token: object.token ?? null,
  copy: object.copy ?? null,
  tapped: object.tapped ?? null,
  flipped: object.flipped ?? null,
  phasedOut: object.phasedOut ?? null,
  faceDown: object.faceDown ?? null,
  under: object.under === undefined ? null : face(object.under),
  damage: object.damage ?? null,
  counters: counted(object.counters ?? {}),
  attachedTo: object.attachedTo === undefined ? null : publishedTarget(object.attachedTo),
  marks: object.marks ?? null,
  chosen: object.chosen ?? null,
  item: object.item === undefined ? null : stackItem(object.item),
});

const saysSomething = ({ name, faceDown, item }: ObjectView): boolean =>
  name !== '' && faceDown === undefined && (item === undefined || item.kind === 'spell');

const sizeOf = (size: number | undefined): string | null => (size === undefined ? null : String(size));

/** A view contains these values only if they differ from the present ones. */
function asPrinted({ asPrinted: printed, ...now }: ObjectView) {
  const sizes = printed ?? { power: sizeOf(now.power), toughness: sizeOf(now.toughness) };
  const { loyalty, defense } = printed ?? now;
  return {
    typeLine: printed?.typeLine ?? now.typeLine,
    colours: printed?.colours ?? now.colours ?? [],
    text: printed?.text ?? now.text ?? [],
    power: sizes.power ?? null,
    toughness: sizes.toughness ?? null,
    loyalty: loyalty ?? null,
    defense: defense ?? null,
  };
}

const stackItem = (item: ItemView) => ({
  kind: STACK_KINDS[item.kind],
  controller: item.controller,
  source: item.source ?? null,
  text: item.text ?? null,
  modes: item.modes,
  targets: item.targets.map(({ objects, players, amounts }) => ({
    objects,
    players,
    amounts: amounts ?? null,
  })),
  zones: (item.zones ?? []).map(({ seat, kind, index }) => ({ seat, kind: CHOSEN_ZONES[kind], index })),
  x: item.x ?? null,
  paid: Object.entries(item.paid).map(([label, times]) => ({ label, times })),
  alternative: item.alternative ?? null,
  copy: item.copy,
});
