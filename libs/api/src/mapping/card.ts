// Cards and other objects in the contract's types.
import type { FaceView, GameView, ItemView, ObjectView, VisibleId } from '#visibility';
import type { ChosenZoneKind, StackKind } from '../generated/schema.js';
import { target } from './target.js';
import type { Answer, Words } from './types.js';

/** By the viewer's ids; an id of a card the viewer does not see is not in a view. */
export function cards(view: GameView, ids: readonly VisibleId[]): Answer<'Card'>[] {
  const seen: Readonly<Record<string, ObjectView | undefined>> = view.objects;
  return ids.flatMap((id) => {
    const object = seen[id];
    return object === undefined ? [] : [card(object)];
  });
}

const face = ({
  name,
  cost,
  typeLine,
  printed,
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
  text: text === undefined ? null : [...text],
  assisted: assisted === undefined ? null : [...assisted],
  power: power ?? null,
  toughness: toughness ?? null,
  loyalty: loyalty ?? null,
  defense: defense ?? null,
});

const card = (object: ObjectView): Answer<'Card'> => ({
  ...face(object),
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
  item: object.item === undefined ? null : stackItem(object.item),
});

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
