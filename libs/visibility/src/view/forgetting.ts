// Forgets cards that a viewer was shown in a hidden zone once they can no longer be told apart (cr 701.24):
// they were shuffled, or another player moved cards among them unseen. Otherwise the cards still known there
// would give that move away. A card that is no longer revealed stays known (cr 401.5): nothing has happened
// to it.
import type { EventData, GameState, ObjectId, SingleEvent, SingleType, Zone } from '#rules';
import { handOf, isPublicZone, loggedObject, objectNumber, sameZone } from '#rules';
import type { Knowledge } from './knowledge.js';
import { mayReadFor, seesInto } from '../viewers/permissions.js';
import type { Viewer } from '../viewers/viewer.js';

/** True if the viewer can no longer tell the card, which lies in that zone, from others. */
type Mixed = (object: ObjectId, zone: () => Zone) => boolean;
const nothing: Mixed = () => false;
const allIn =
  (mixed: Zone, except: readonly ObjectId[] = []): Mixed =>
  (object, zone) =>
    sameZone(zone(), mixed) && !except.includes(object);
/** A single card can be followed wherever it is put. */
const among = (objects: readonly ObjectId[]): Mixed =>
  objects.length < 2 ? nothing : (object) => objects.includes(object);

type Mixing = { readonly [K in SingleType]?: (event: EventData<K>, viewer: Viewer) => Mixed };

const MIXING: Mixing = {
  LibraryShuffled: ({ zone, kept = [] }) => allIn(zone, kept),
  LibraryCut: ({ zone }) => allIn(zone),
  /** The looking player may reorder the cards or take some. */
  CardsLookedAt: ({ seat, zone, objects }, viewer) =>
    zone.kind === 'library' && !mayReadFor(viewer, seat) ? among(objects) : nothing,
  LibraryArranged: ({ order, top, bottom, by, atRandom }, viewer) =>
    mayReadFor(viewer, by) && atRandom === undefined
      ? nothing
      : among([...order.slice(0, bottom), ...order.slice(order.length - top)]),
  /** A card leaves a hand, or comes from outside the game, and nobody else sees which card it is. */
  ObjectMoved: ({ from, to, faceDown }, viewer) =>
    (from.kind === 'hand' || from.kind === 'outside') &&
    (!isPublicZone(to) || faceDown !== null) &&
    !seesInto(viewer, from)
      ? allIn(from)
      : nothing,
  CardPutOnBottom: ({ seat }, viewer) => (mayReadFor(viewer, seat) ? nothing : allIn(handOf(seat))),
};

type AnyMixing = (event: SingleEvent, viewer: Viewer) => Mixed;

export function forgetShown(
  state: GameState,
  event: SingleEvent,
  viewer: Viewer,
  { shown }: Knowledge,
): void {
  if (shown.size === 0) return;
  const mixed = (MIXING[event.type] as AnyMixing | undefined)?.(event, viewer) ?? nothing;
  for (const object of shown) {
    const isThere = state.objects[objectNumber(object)] !== undefined;
    const isMixed = isThere && mixed(object, () => loggedObject(state, object).zone);
    if (!isThere || (isMixed && !liesOpen(state, object, viewer))) shown.delete(object);
  }
}

/** cr 401.5, 402.3: the cards around it change places, but it stays visible. */
const liesOpen = ({ lyingOpen }: GameState, object: ObjectId, viewer: Viewer): boolean =>
  lyingOpen.some((open) => open.object === object && (open.to === null || mayReadFor(viewer, open.to)));
