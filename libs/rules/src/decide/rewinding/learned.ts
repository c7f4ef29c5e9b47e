// Which libraries somebody has learned something of, from what the events since then told their audiences: a
// draw, a look, a reveal, a card put there or taken out, a shuffle. The views are built from the same
// audiences.
import { plainData, type Json } from '#kernel';
import { fieldsTold } from '../../model/events/audience.js';
import type { GameEvent } from '../../model/events/events.js';
import { partsOfAll, type SingleEvent } from '../../model/events/parts.js';
import { objectNumber, zone, zoneKey, type ObjectId, type Zone } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';

const AN_OBJECT = /^o\d+$/;

/** Calls back for everything that the event tells anybody. */
function forEachTold(event: SingleEvent, told: (value: Json) => void): void {
  const each = (value: Json): void => {
    told(value);
    if (typeof value === 'object' && value !== null)
      for (const part of Array.isArray(value) ? value : Object.values(value))
        if (part !== undefined) each(part as Json);
  };
  const data = plainData(event);
  for (const field of fieldsTold(event).fields) {
    const value = data[field];
    if (value !== undefined) each(value);
  }
}

/** `then` and `now`: the states before and after the events. In the order of their keys. */
export function learnedLibraries(
  since: readonly GameEvent[],
  then: GameState,
  now: GameState,
): readonly Zone[] {
  const libraries = new Map<string, Zone>();
  const add = (place: Zone | undefined): void => {
    if (place?.kind === 'library') libraries.set(zoneKey(place), place);
  };
  for (const event of partsOfAll(since))
    forEachTold(event, (value) => {
      if (typeof value === 'string') {
        if (!AN_OBJECT.test(value)) return;
        const number = objectNumber(value as ObjectId);
        add(then.objects[number]?.zone);
        add(now.objects[number]?.zone);
      } else if (
        typeof value === 'object' &&
        value !== null &&
        'kind' in value &&
        value['kind'] === 'library'
      )
        add(zone.safeParse(value).data);
    });
  return [...libraries.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place);
}

/** The objects that something names, in their log's ids. */
export function objectsNamedIn(value: unknown): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>();
  for (const [, name] of JSON.stringify(value).matchAll(/"(o\d+)"/g)) found.add(name as ObjectId);
  return found;
}
