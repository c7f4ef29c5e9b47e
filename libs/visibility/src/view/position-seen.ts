// What comes into a viewer's sight, also as a game goes on from a position: then it is every object in the zones they see into, and the
// cards that were shown. All viewers go through the zones in the same order, so that what everyone sees has one id.
import {
  isPublicZone,
  loggedObject,
  objectNumber,
  type EventData,
  type GameState,
  type ObjectId,
  type SingleEvent,
  type ZoneKey,
} from '#rules';
import { cameIntoSight, type Sighting } from '../viewers/sightings.js';
import { mayReadFor, seesInto } from '../viewers/permissions.js';
import type { Viewer } from '../viewers/viewer.js';

/** Call after the state took the event. */
export const newlySeen = (state: GameState, event: SingleEvent, viewer: Viewer): readonly Sighting[] =>
  event.type === 'PositionEntered' ? inPosition(state, event, viewer) : cameIntoSight(event, viewer);

function inPosition(
  state: GameState,
  { shown: shownTo }: EventData<'PositionEntered'>,
  viewer: Viewer,
): readonly Sighting[] {
  const zones = (Object.keys(state.zones) as ZoneKey[]).toSorted();
  const lying = zones.flatMap((key) =>
    (state.zones[key] ?? []).flatMap((object) => lyingIn(state, object, viewer)),
  );
  const shown = [
    ...state.shown,
    ...shownTo.flatMap((one) => (mayReadFor(viewer, one.seat) ? one.objects : [])),
  ];
  return [...lying, ...[...new Set(shown)].flatMap((object) => shownIn(state, object, viewer))];
}

function lyingIn(state: GameState, object: ObjectId, viewer: Viewer): readonly Sighting[] {
  const { zone } = loggedObject(state, object);
  if (!seesInto(viewer, zone)) return [];
  return [{ object, by: isPublicZone(zone) ? 'everyone' : 'some', shown: false, hidden: false }];
}

/** Some may have left the zone in which they were shown. */
function shownIn(state: GameState, object: ObjectId, viewer: Viewer): readonly Sighting[] {
  const found = state.objects[objectNumber(object)];
  if (found === undefined) return [];
  const { zone } = found;
  return [
    { object, by: isPublicZone(zone) ? 'everyone' : 'some', shown: true, hidden: !seesInto(viewer, zone) },
  ];
}
