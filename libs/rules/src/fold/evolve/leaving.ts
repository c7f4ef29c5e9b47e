// Folds the objects that leave the game with a player (cr 800.4a). The state determines which they are; no
// event lists them.
import type { EventData } from '../../model/events/events.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { goingAlong } from '../../model/state/going-along.js';
import { objectNumber, sharedZone, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';
import type { LastKnown, Looks } from '../../model/state/last-known.js';
import type { ReadOnly } from '../../model/basics/read-only.js';
import { standing } from '../../model/state/standing.js';
import { cardsIn } from './cards.js';
import { leaveCombatTogether } from './leave-combat.js';

type Leaving = ReadOnly<NonNullable<EventData<'PlayerLost'>['leaving']>>;

/** All leave at once; `leaving` holds what effects last made of them. */
export function leaveWith(state: GameState, seat: Seat, leaving: Leaving, write: Writer): void {
  const looked = looksByObject(leaving);
  const objects = goingAlong(state, seat);
  // All are remembered as they were before any of them left.
  const gone = objects.map((object) => goneWith(state, object, looked.get(object.id)));
  const ids = new Set(objects.map(({ id }) => id));
  leaveCombatTogether(state, ids, write);
  for (const zone of new Map(objects.map((one) => [zoneKey(one.zone), one.zone])).values()) {
    const list = cardsIn(state, zone);
    write.fill(
      list,
      list.filter((id) => !ids.has(id)),
    );
  }
  for (const one of gone) {
    write.remove(state.objects, objectNumber(one.id));
    write.set(state.gone, String(objectNumber(one.id)), one);
  }
}

const looksByObject = (leaving: Leaving): ReadonlyMap<ObjectId, Looks> =>
  new Map(leaving.flatMap(({ objects, looks }) => objects.map((id) => [id, looks as Looks] as const)));

function goneWith(state: GameState, object: GameObject, looks: Looks | undefined): GameState['gone'][string] {
  const { id, zone, links } = object;
  const was: LastKnown | null = looks === undefined ? null : { ...looks, ...standing(state, object) };
  return {
    id,
    from: sharedZone(zone),
    to: null,
    became: null,
    turn: state.turn?.number ?? 0,
    was,
    ...(links === undefined ? {} : { links }),
  };
}
