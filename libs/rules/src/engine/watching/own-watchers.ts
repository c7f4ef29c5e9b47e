// Abilities of an object that work in zones where no other abilities are looked for (cr 113.6k, 603.10):
// 'when this is put into a graveyard from anywhere', 'when you cast this'.
import type { ZoneName } from '#abilities';
import { known, lastKnownOf } from '../../reading/characteristics/characteristics.js';
import type { Known } from '../../model/printed/shape.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { Happening } from '../../model/state/happening.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { happeningSeenFrom } from './look-back.js';
import { isOfThis, triggeredAmong, watcherOf, type LeafPattern, type Watcher } from './watchers.js';

const NONE: readonly Watcher[] = [];

/** Only abilities that speak of this object and name no other zone where they work. */
export function ownWatchers(state: GameState, happening: Happening): readonly Watcher[] {
  const { subject } = happeningSeenFrom(state, happening, 'after');
  if (subject === null) return NONE;
  const object = state.objects[objectNumber(subject)];
  if (object === undefined && happening.kind === 'keyword-action') return formerWatchers(state, subject);
  if (object === undefined || object.zone.kind === 'battlefield' || object.faceDown !== undefined)
    return NONE;
  if (object.item !== undefined && object.item.kind !== 'spell') return NONE;
  if (isUnseen(state, object, happening)) return NONE;
  const now = known(state, subject);
  if (now === undefined) return NONE;
  return ofItself(now, subject);
}

/** cr 603.2f: true if it moves between zones that are not public. */
const isUnseen = (
  { lyingOpen }: GameState,
  { id, zone }: GameObject,
  { kind, from, subject }: Happening,
): boolean =>
  kind === 'moves' &&
  HIDDEN.includes(zone.kind) &&
  (from === null || HIDDEN.includes(from)) &&
  !lyingOpen.some(({ object }) => object === id || object === subject);

const HIDDEN: readonly ZoneName[] = ['hand', 'library'];

/** cr 702.110b: a creature may exploit itself, and is gone by the time its ability triggers. */
function formerWatchers(state: GameState, subject: ObjectId): readonly Watcher[] {
  const was = lastKnownOf(state, subject);
  return was === undefined ? NONE : ofItself(was, subject);
}

function ofItself(
  { abilities, controller: now, owner }: Pick<Known, 'abilities' | 'controller' | 'owner'>,
  subject: ObjectId,
): readonly Watcher[] {
  const triggered = triggeredAmong(abilities);
  const controller = now ?? owner;
  if (triggered.length === 0 || controller === null) return NONE;
  return triggered
    .filter(({ ability, leaves }) => ability.zone === undefined && leaves.some(isItself))
    .map((one) => {
      const watcher = watcherOf(one, subject, controller);
      return { ...watcher, leaves: watcher.leaves.filter(isItself) };
    });
}

const isItself = (leaf: LeafPattern): boolean => 'what' in leaf && isOfThis(leaf.what);
