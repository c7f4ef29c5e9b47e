// Where objects go: whose zone is meant, which objects stay, and in what order cards go into a library (cr
// 400, 401).
import type { MoveCause, ZoneName } from '#abilities';
import type { Run } from '../frames/run.js';
import type { Move } from '../verbs/verb.js';
import { libraryOf } from '../../reading/language/references.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import {
  BATTLEFIELD,
  COMMAND,
  EXILE,
  graveyardOf,
  handOf,
  objectNumber,
  outsideOf,
  sameZone,
  STACK,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';

export const objectAt = (state: GameState, id: ObjectId): GameObject | undefined =>
  state.objects[objectNumber(id)];

/** cr 110.1, 702.26b: true if the object is on the battlefield and not phased out. */
export const isPermanent = (state: GameState, id: ObjectId): boolean =>
  objectAt(state, id)?.permanent?.phasedOut === 'no';

/** cr 702.26b: a phased-out object exists only for effects that mention phased-out objects. */
export const isThere = (state: GameState, id: ObjectId): boolean => {
  const object = objectAt(state, id);
  return object !== undefined && (object.permanent === undefined || object.permanent.phasedOut === 'no');
};

export type ZoneFor = (state: GameState, seat: Seat) => Zone;
const shared =
  (zone: Zone): ZoneFor =>
  () =>
    zone;

/** cr 400.3: a card goes to its owner's library, hand or graveyard, whichever player moves it. */
export const ZONE_OF: { readonly [K in ZoneName]: ZoneFor } = {
  library: libraryOf,
  hand: (_, seat) => handOf(seat),
  graveyard: (_, seat) => graveyardOf(seat),
  battlefield: shared(BATTLEFIELD),
  stack: shared(STACK),
  exile: shared(EXILE),
  command: shared(COMMAND),
  outside: (_, seat) => outsideOf(seat),
};

/** The zones in which a card that is moved there again becomes a new object (cr 400.10, 406.7). */
const STARTS_ANEW: readonly ZoneName[] = ['exile', 'command'];

export interface Going {
  readonly to: ZoneName;
  readonly cause: MoveCause;
  /** The player who moves it. */
  readonly by: Seat | null;
  readonly position?: Move['position'];
}

/** The verb that moves an object; undefined if it cannot move there, or is there already. */
export function moveVerb(
  state: GameState,
  id: ObjectId,
  { to, cause, by, position = null }: Going,
): Move | undefined {
  const object = objectAt(state, id);
  if (object === undefined || !isThere(state, id)) return undefined;
  // cr 112.3b: an ability on the stack is not a card and cannot move.
  if (object.item !== undefined && object.item.kind !== 'spell') return undefined;
  // cr 111.8: a token that has left the battlefield stays where it is.
  if (object.token === true && object.permanent === undefined && object.item === undefined) return undefined;
  const owner = object.owner ?? by;
  if (owner === null) return undefined;
  const zone = ZONE_OF[to](state, owner);
  if (sameZone(zone, object.zone) && !STARTS_ANEW.includes(to)) return undefined;
  return { verb: 'move', object: id, to: zone, position, cause, by };
}

/** True if it would only change its place within its zone (cr 401). */
export function isRearranged(state: GameState, id: ObjectId, to: ZoneName): boolean {
  const object = objectAt(state, id);
  return (
    to === 'library' &&
    object?.zone.kind === 'library' &&
    (object.owner === null ||
      object.zone.seat === object.owner ||
      sameZone(object.zone, libraryOf(state, object.owner)))
  );
}

/**
 * cr 401.4: cards of one owner that go to one place, in the order that owner chooses; the first of the answer
 * lies uppermost.
 */
export function orderByOwner(run: Run, ids: readonly ObjectId[], by: Seat): ObjectId[] {
  const owners = [...new Set(ids.map((id) => objectAt(run.state, id)?.owner ?? by))];
  return owners.flatMap((owner) => {
    const own = ids.filter((id) => (objectAt(run.state, id)?.owner ?? by) === owner);
    if (own.length < 2) return own;
    const { order } = run.ask<'order'>(owner, 'order-cards', {
      kind: 'order',
      options: own.map((object) => ({ label: 'card', object })),
    });
    return order.flatMap((index) => own[index] ?? []);
  });
}
