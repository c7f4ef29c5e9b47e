// Phasing (cr 702.26): a permanent phases out with everything attached to it, and phases in with it.
import { cannots, hasQuality } from '../../reading/in-force/in-force.js';
import { known, permanents, sightOf } from '../../reading/characteristics/characteristics.js';
import { inTurnOrder } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import { matches } from '../../reading/language/filters.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { BATTLEFIELD, objectNumber, zoneKey, type ObjectId, type Seat } from '../../model/basics/ids.js';

function onBattlefield(state: GameState): GameObject[] {
  const found: GameObject[] = [];
  for (const id of state.zones[zoneKey(BATTLEFIELD)] ?? []) {
    const object = state.objects[objectNumber(id)];
    if (object !== undefined) found.push(object);
  }
  return found;
}

const attachedTo = (state: GameState, host: ObjectId): GameObject[] =>
  onBattlefield(state).filter(({ permanent }) => permanent?.attachedTo === host);

/** cr 702.26g-h: attached permanents phase out along with it, even if they would phase out by themselves. */
export function phasingOut(state: GameState, objects: readonly ObjectId[]): GameEvent[] {
  const there = objects.filter((id) => state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no');
  const along = new Set<ObjectId>();
  const take = (host: ObjectId): void => {
    for (const { id, permanent } of attachedTo(state, host)) {
      if (permanent?.phasedOut !== 'no' || along.has(id)) continue;
      along.add(id);
      take(id);
    }
  };
  there.forEach(take);
  const directly = there.filter((id) => !along.has(id));
  return [
    ...directly.map((object) => ({ type: 'Phased', object, phasedOut: 'directly' }) as const),
    ...[...along].map((object) => ({ type: 'Phased', object, phasedOut: 'with-host' }) as const),
  ];
}

/**
 * cr 702.26c, 702.26g, 702.26i: a permanent that phased out directly phases in with what went along. If what
 * it was attached to is gone, it is unattached before it phases in, so that nothing triggers on that (cr
 * 702.26j).
 */
export function phasingIn(state: GameState, objects: readonly ObjectId[]): GameEvent[] {
  const sight = sightOf(state);
  const kept = (id: ObjectId): boolean =>
    cannots(state, 'phase-in').some(({ action, context }) => matches(sight, action.what, id, context));
  const coming = new Set<ObjectId>();
  const bring = (id: ObjectId): void => {
    coming.add(id);
    for (const { id: other, permanent } of attachedTo(state, id))
      if (permanent?.phasedOut === 'with-host' && !coming.has(other)) bring(other);
  };
  for (const id of objects)
    if (state.objects[objectNumber(id)]?.permanent?.phasedOut === 'directly' && !kept(id)) bring(id);
  const unattached = [...coming].filter((id) => {
    const host = state.objects[objectNumber(id)]?.permanent?.attachedTo ?? null;
    if (host === null) return false;
    if (typeof host === 'number') return state.seats[host]?.lost !== null;
    return state.objects[objectNumber(host)] === undefined;
  });
  return [
    ...unattached.map((object) => ({ type: 'AttachmentChanged', object, to: null }) as const),
    ...[...coming].map((object) => ({ type: 'Phased', object, phasedOut: 'no' }) as const),
  ];
}

/**
 * cr 702.26n: permanents of a player who has left phase in during the untap step after that player's next
 * turn would have begun.
 */
function comesBackWith(state: GameState, controlledBy: Seat, active: Seat): boolean {
  const { turn } = state;
  const out = state.seats[controlledBy];
  if (controlledBy === active || turn === null || turn.extra || out?.lost === null)
    return controlledBy === active;
  return inTurnOrder(state, controlledBy)[0] === active && out?.turns.last !== turn.number - 1;
}

/**
 * cr 502.1, 702.26a: the permanents that phase in and out as that player's untap step begins, all at once.
 */
export function phaseEvents(state: GameState, active: Seat): GameEvent[] {
  const out = permanents(state).filter(
    (id) => hasQuality(state, id, 'phasing') && known(state, id)?.controller === active,
  );
  const back = onBattlefield(state).flatMap(({ id, permanent }) =>
    permanent?.phasedOut === 'directly' && comesBackWith(state, permanent.controlledBy, active) ? [id] : [],
  );
  return [...phasingOut(state, out), ...phasingIn(state, back)];
}
