// Folds the events for cards and zones. Lists of zones are bottom first.
import type { CardDefinition } from '#cards';
import { type Hash, memoByIdentity } from '#kernel';
import type { CARD_EVENTS } from '../../model/events/cards.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import {
  handOf,
  objectNumber,
  sharedZone,
  zoneKey,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { ReadOnly } from '../../model/basics/read-only.js';
import type { Identity } from '../../model/state/objects.js';
import { mulligansOf } from './start.js';
import { noteUnread } from './assisted.js';
import { seatAt, type Handlers } from './handler.js';

export const cardsIn = (state: GameState, zone: Zone): ObjectId[] => state.zones[zoneKey(zone)] ?? [];

export function loggedObject(state: GameState, id: ObjectId): GameObject {
  const found = state.objects[objectNumber(id)];
  if (found === undefined) throw new Error(`the log names object ${id}, which is not there`);
  return found;
}

/** cr 400.7: the object ceases to exist; the card continues as another object. */
function becomeNew(
  state: GameState,
  { object, becomes, zone, owner }: { object: ObjectId; becomes: ObjectId; zone: Zone; owner: Seat | null },
  write: Writer,
): void {
  const { identity } = loggedObject(state, object);
  write.remove(state.objects, objectNumber(object));
  write.set(state.objects, objectNumber(becomes), { id: becomes, identity, owner, zone });
  write.set(state, 'objectsMade', state.objectsMade + 1);
}

const printed = memoByIdentity<CardDefinition, Identity>();

/**
 * One shared identity for all cards with only their front face up, of which a game has hundreds. It is never
 * written to.
 */
function frontOf(state: GameState, definition: Hash): Identity {
  const recorded = state.definitions[definition];
  if (recorded === undefined) return { definition, face: 0 };
  let found = printed.get(recorded);
  if (found === undefined) printed.set(recorded, (found = { definition, face: 0 }));
  return found;
}

/** The identity of a card as it comes into the game. */
export const printedIdentity = (state: GameState, definition: Hash, unnamed: true | undefined): Identity =>
  unnamed === undefined ? frontOf(state, definition) : { definition, face: 0, unnamed: 'open' };

/** The part of an identity that the object keeps in its new zone. */
export function keptIdentity(state: GameState, identity: Identity): Identity {
  for (const member in identity) if (member !== 'definition' && member !== 'face') return { ...identity };
  const { definition, face } = identity;
  return definition === null || face !== 0 ? { definition, face } : frontOf(state, definition);
}

function ensureZone(state: GameState, zone: Zone, write: Writer): ObjectId[] {
  const key = zoneKey(zone);
  if (state.zones[key] === undefined) write.set(state.zones, key, []);
  return cardsIn(state, zone);
}

/** The cards of the zone can no longer be told apart, except those kept in their places. */
function forgetShown(
  state: GameState,
  zone: ReadOnly<Zone>,
  write: Writer,
  kept: readonly ObjectId[] = [],
): void {
  const { shown, lyingOpen } = state;
  if (shown.length === 0 && lyingOpen.length === 0) return;
  const there = new Set(cardsIn(state, zone));
  for (const object of kept) there.delete(object);
  write.set(
    state,
    'shown',
    shown.filter((id) => !there.has(id)),
  );
  write.set(
    state,
    'lyingOpen',
    lyingOpen.filter(({ object }) => !there.has(object)),
  );
}

export const cardHandlers: Handlers<keyof typeof CARD_EVENTS> = {
  DefinitionRecorded(state, { hash, definition }, write) {
    write.set(state.definitions, hash, definition as CardDefinition);
    noteUnread(state, definition, write);
  },
  LibraryMade(state, { zone, cards, drawn, unnamed }, write) {
    const made = sharedZone(zone);
    const list = ensureZone(state, made, write);
    for (const { object, printed } of cards) {
      write.set(state.objects, objectNumber(object), {
        id: object,
        identity: printedIdentity(state, printed, unnamed),
        owner: made.seat,
        zone: made,
      });
      write.push(list, object);
    }
    write.set(state, 'objectsMade', state.objectsMade + cards.length);
    write.set(state, 'drawn', drawn);
  },
  LibraryShuffled(state, { zone, order, drawn, kept }, write) {
    forgetShown(state, zone, write, kept);
    write.fill(cardsIn(state, zone), order);
    write.set(state, 'drawn', drawn);
  },
  LibraryCut(state, { zone, at, drawn }, write) {
    forgetShown(state, zone, write);
    const list = cardsIn(state, zone);
    const rest = list.length - at;
    write.fill(list, [...list.slice(rest), ...list.slice(0, rest)]);
    write.set(state, 'drawn', drawn);
  },
  HandsReturned(state, { seats, to, cards, drawn }, write) {
    const zone = sharedZone(to);
    const library = ensureZone(state, zone, write);
    const gone = new Set(cards.map(({ object }) => object));
    for (const seat of seats) {
      const hand = cardsIn(state, handOf(seat));
      write.fill(
        hand,
        hand.filter((id) => !gone.has(id)),
      );
    }
    for (const { object, becomes } of cards) {
      becomeNew(state, { object, becomes, zone, owner: zone.seat }, write);
      write.push(library, becomes);
    }
    write.set(state, 'drawn', drawn);
    const stage = mulligansOf(state);
    write.fill(
      stage.taking,
      stage.taking.filter((seat) => !seats.includes(seat)),
    );
    write.fill(stage.bottoming, [...new Set([...stage.bottoming, ...seats])]);
  },
  CardDrawn(state, { seat, from, object, becomes }, write) {
    write.pop(cardsIn(state, from));
    becomeNew(state, { object, becomes, zone: handOf(seat), owner: seat }, write);
    write.push(ensureZone(state, handOf(seat), write), becomes);
  },
  DrewFromEmptyLibrary(state, { seat }, write) {
    write.set(seatAt(state, seat), 'drewFromEmptyLibrary', true);
  },
  CardPutOnBottom(state, { seat, to, object, becomes }, write) {
    const hand = cardsIn(state, handOf(seat));
    const zone = sharedZone(to);
    const library = ensureZone(state, zone, write);
    write.fill(
      hand,
      hand.filter((other) => other !== object),
    );
    becomeNew(state, { object, becomes, zone, owner: zone.seat }, write);
    write.fill(library, [becomes, ...library]);
  },
};
