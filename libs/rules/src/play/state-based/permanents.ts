// State-based actions of objects (cr 704.5d-i, m-s, v).
import { known, hasType } from '../../reading/characteristics/characteristics.js';
import { isBestowed } from '../../reading/characteristics/alone/bestowed.js';
import { mayStayOn } from '../../engine/objects/attaching.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { Permanent } from '../../model/state/objects.js';
import type { Verb } from '../../engine/verbs/verb.js';
import { ceasing } from './ceasing.js';
import type { Due } from './due.js';
import { intoGraveyard } from './into-graveyard.js';
import { suspects } from './suspects.js';
import { tooMany } from './too-many-counters.js';

export function ofPermanents(state: GameState, due: Due): void {
  due.events.push(...ceasing(state));
  for (const object of suspects(state)) {
    const { id, permanent } = object;
    if (permanent === undefined) continue;
    const going = dying(state, id, permanent);
    if (going !== null) due.verbs.push(going);
    else wearing(state, object, permanent, due);
  }
}

const destroy = (object: ObjectId): Verb => ({ verb: 'destroy', object, by: null, regeneration: true });

function dying(state: GameState, id: ObjectId, permanent: Permanent): Verb | null {
  const now = known(state, id);
  if (now === undefined) return null;
  const { types, subtypes } = now;
  if (types.includes('creature')) {
    const toughness = now.toughness ?? 0;
    // cr 704.5f-h.
    if (toughness <= 0) return intoGraveyard(state, id);
    if (permanent.damage >= toughness || permanent.deathtouched) return destroy(id);
  }
  // cr 704.5i, 704.5v.
  if (types.includes('planeswalker') && (permanent.counters['loyalty'] ?? 0) === 0)
    return intoGraveyard(state, id);
  if (types.includes('battle') && (permanent.counters['defense'] ?? 0) === 0) return intoGraveyard(state, id);
  // cr 704.5m: an Aura attached to nothing, or to something it cannot enchant.
  if (
    subtypes.includes('Aura') &&
    (permanent.attachedTo === null ||
      types.includes('creature') ||
      !mayStayOn(state, id, permanent.attachedTo))
  )
    // cr 702.103f: a bestowed Aura becomes a creature again instead.
    return isBestowed({ permanent }) ? { verb: 'attach', object: id, to: null } : intoGraveyard(state, id);
  return null;
}

/** Actions that change a permanent but leave it on the battlefield. */
function wearing(state: GameState, object: GameObject, permanent: Permanent, { verbs }: Due): void {
  const { id } = object;
  const { attachedTo, counters } = permanent;
  // cr 704.5n-p: objects attached illegally, or that cannot be attached at all.
  if (attachedTo !== null && !isAura(state, id) && !mayStayAttached(state, id, attachedTo))
    verbs.push({ verb: 'attach', object: id, to: null });
  // cr 704.5q.
  const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
  if (pairs > 0)
    verbs.push(
      { verb: 'counters', on: id, counter: '+1/+1', by: -pairs },
      { verb: 'counters', on: id, counter: '-1/-1', by: -pairs },
    );
  verbs.push(...tooMany(state, object));
}

const isAura = (state: GameState, id: ObjectId): boolean =>
  known(state, id)?.subtypes.includes('Aura') ?? false;

function mayStayAttached(state: GameState, id: ObjectId, to: ObjectId | Seat): boolean {
  const subtypes = known(state, id)?.subtypes ?? [];
  if (!subtypes.includes('Equipment') && !subtypes.includes('Fortification')) return false;
  if (hasType(state, id, 'creature')) return false;
  return mayStayOn(state, id, to);
}
