// Folds where objects are: entering a zone, leaving it, and the first state of a permanent.
import { saturatedEach } from '../../model/basics/bounds.js';
import type { Hash } from '#kernel';
import { isPublicZone } from '../../model/events/objects.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, sharedZone, zoneKey, type ObjectId, type Zone } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { Permanent } from '../../model/state/objects.js';
import { cardsIn, loggedObject, printedIdentity } from './cards.js';

export function listOf(state: GameState, zone: Zone, write: Writer): ObjectId[] {
  const key = zoneKey(zone);
  if (state.zones[key] === undefined) write.set(state.zones, key, []);
  return cardsIn(state, zone);
}

export const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

function insert(list: ObjectId[], object: ObjectId, position: number | null, write: Writer): void {
  if (position === null || position === 0) write.push(list, object);
  else if (position < 0) write.fill(list, [object, ...list]);
  else
    write.fill(list, [
      ...list.slice(0, Math.max(0, list.length - position)),
      object,
      ...list.slice(Math.max(0, list.length - position)),
    ]);
}

/** cr 406.4: the pile of a card exiled face down, as the number of the pile's lowest card. */
export const pileOf = ({ id, pile }: Pick<GameObject, 'id' | 'pile'>): number => pile ?? objectNumber(id);

export function removeObject(state: GameState, object: ObjectId, write: Writer): void {
  const { zone } = loggedObject(state, object);
  const list = listOf(state, zone, write);
  if (list.at(-1) === object) write.pop(list);
  else if (list.includes(object)) write.take(list, list.indexOf(object));
  write.remove(state.objects, objectNumber(object));
}

export function addObject(
  state: GameState,
  object: GameObject,
  position: number | null,
  write: Writer,
): void {
  if (isPublicZone(object.zone) && object.permanent === undefined) object.timestamp = state.epoch;
  write.set(state.objects, objectNumber(object.id), object);
  write.set(state, 'objectsMade', Math.max(state.objectsMade, objectNumber(object.id)));
  insert(listOf(state, object.zone, write), object.id, position, write);
}

export function newPermanent(
  state: GameState,
  {
    controller,
    tapped,
    faceDown,
    counters,
    castAs,
  }: Pick<Permanent, 'controller' | 'tapped' | 'faceDown' | 'counters' | 'castAs'>,
): Permanent {
  const turn = state.turn?.number ?? 0;
  return {
    controller,
    tapped,
    flipped: false,
    phasedOut: 'no',
    faceDown,
    damage: 0,
    deathtouched: false,
    counters: saturatedEach(counters),
    attachedTo: null,
    timestamp: state.epoch,
    enteredTurn: turn,
    controlledSince: turn,
    controlledBy: controller,
    marks: [],
    activations: {},
    castAs,
  };
}

/** cr 712.21: the other card is in the same position as the first, with its own identity. */
export function addHalf(
  state: GameState,
  { object, printed }: { object: ObjectId; printed: Hash },
  { owner, zone, faceDown }: GameObject,
  position: number | null,
  write: Writer,
): void {
  const identity = printedIdentity(state, printed, undefined);
  const card: GameObject = { id: object, identity, owner, zone: sharedZone(zone) };
  if (faceDown !== undefined) card.faceDown = faceDown;
  addObject(state, card, position, write);
}
