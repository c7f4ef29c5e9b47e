// Abilities of an object that the event itself has brought where no others are looked for (cr 113.6k, 603.10): 'when
// this is put into a graveyard from anywhere', 'when you cast this'.
import { known } from '../characteristics/characteristics.js';
import type { GameState } from '../state/game-state.js';
import type { Happening } from '../state/happening.js';
import { objectNumber } from '../state/ids.js';
import { seenFrom } from './look-back.js';
import { isOfThis, triggeredAmong, watcherOf, type LeafPattern, type Watcher } from './watchers.js';

const NONE: readonly Watcher[] = [];

/** Only those that speak of this object, and do not say where else they work. */
export function ownWatchers(state: GameState, happening: Happening): readonly Watcher[] {
  const { subject } = seenFrom(state, happening, 'after');
  if (subject === null) return NONE;
  const object = state.objects[objectNumber(subject)];
  if (object === undefined || object.zone.kind === 'battlefield' || object.faceDown !== undefined)
    return NONE;
  if (object.item !== undefined && object.item.kind !== 'spell') return NONE;
  const now = known(state, subject);
  if (now === undefined) return NONE;
  const triggered = triggeredAmong(now.abilities);
  if (triggered.length === 0) return NONE;
  const controller = now.controller ?? now.owner;
  if (controller === null) return NONE;
  return triggered
    .filter(({ ability, leaves }) => ability.zone === undefined && leaves.some(isItself))
    .map((one) => {
      const watcher = watcherOf(one, subject, controller);
      return { ...watcher, leaves: watcher.leaves.filter(isItself) };
    });
}

const isItself = (leaf: LeafPattern): boolean => 'what' in leaf && isOfThis(leaf.what);
