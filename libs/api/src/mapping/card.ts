// Maps cards and other objects to the contract's types.
import type { FaceView, GameView, ItemView, ObjectView, VisibleId } from '#visibility';
import type { Card, CardFace, ChosenZoneKind, StackKind } from '../generated/schema.js';
import { someAtATime } from './some-at-a-time.js';
import { target } from './target.js';
import type { Answer, Words } from './types.js';

/** Everything except the fields with resolvers of their own. */
type InEnglish<T> = Omit<T, 'localName' | 'localPrinted' | 'under' | '__typename'>;
type Shown = InEnglish<Card> & { readonly under: InEnglish<CardFace> | null };

/** By the viewer's ids. A view has no id of a card that the viewer does not see. */
export function cards(view: GameView, ids: readonly VisibleId[]): Shown[] {
  const seen: Readonly<Record<string, ObjectView | undefined>> = view.objects;
  const objects = ids.flatMap((id) => seen[id] ?? []);
  return someAtATime(objects, card);
}

const face = ({
  name,
  cost,
  typeLine,
  printed,
  watched,
  text,
  assisted,
  power,
  toughness,
  loyalty,
  defense,
}: FaceView) => ({
  name,
  cost: cost ?? null,
  typeLine,
  printed: printed ?? null,
  watched: watched ?? null,
  text: text === undefined ? null : [...text],
  assisted: assisted === undefined ? null : [...assisted],
  power: power ?? null,
  toughness: toughness ?? null,
  loyalty: loyalty ?? null,
  defense: defense ?? null,
});

const card = (object: ObjectView): Shown => ({
  ...face(object),
  asPrinted: saysSomething(object) ? asPrinted(object) : null,
  id: object.id,
  colours: object.colours === undefined ? null : [...object.colours],
  owner: object.owner ?? null,
  controller: object.controller ?? null,
  token: object.token ?? null,
  tapped: object.tapped ?? null,
  flipped: object.flipped ?? null,
  phasedOut: object.phasedOut ?? null,
  faceDown: object.faceDown ?? null,
  under: object.under === undefined ? null : face(object.under),
  damage: object.damage ?? null,
  counters: object.counters ?? null,
  attachedTo: object.attachedTo === undefined ? null : target(object.attachedTo),
  marks: object.marks === undefined ? null : [...object.marks],
  chosen: object.chosen === undefined ? null : [...object.chosen],
  item: object.item === undefined ? null : stackItem(object.item),
});

const saysSomething = ({ name, faceDown, item }: ObjectView): boolean =>
  name !== '' && faceDown === undefined && (item === undefined || item.kind === 'spell');

const sizeOf = (size: number | undefined): string | null => (size === undefined ? null : String(size));

/** A view contains these values only if they differ from the present ones. */
function asPrinted({ asPrinted: printed, ...now }: ObjectView): Answer<'AsPrinted'> {
  const sizes = printed ?? { power: sizeOf(now.power), toughness: sizeOf(now.toughness) };
  const { loyalty, defense } = printed ?? now;
  return {
    typeLine: printed?.typeLine ?? now.typeLine,
    colours: [...(printed?.colours ?? now.colours ?? [])],
    text: [...(printed?.text ?? now.text ?? [])],
    power: sizes.power ?? null,
    toughness: sizes.toughness ?? null,
    loyalty: loyalty ?? null,
    defense: defense ?? null,
  };
}

const KINDS: Words<ItemView['kind'], StackKind> = {
  spell: 'SPELL',
  activated: 'ACTIVATED',
  triggered: 'TRIGGERED',
};

const CHOSEN: Words<NonNullable<ItemView['zones']>[number]['kind'], ChosenZoneKind> = {
  library: 'LIBRARY',
  graveyard: 'GRAVEYARD',
};

const stackItem = (item: ItemView): Answer<'StackItem'> => ({
  kind: KINDS[item.kind],
  controller: item.controller,
  source: item.source ?? null,
  text: item.text ?? null,
  modes: [...item.modes],
  targets: item.targets.map(({ objects, players, amounts }) => ({
    objects: [...objects],
    players: [...players],
    amounts: amounts === undefined ? null : [...amounts],
  })),
  zones: (item.zones ?? []).map(({ seat, kind, index }) => ({ seat, kind: CHOSEN[kind], index })),
  x: item.x ?? null,
  alternative: item.alternative ?? null,
  copy: item.copy,
});
