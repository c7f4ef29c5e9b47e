// Finds the permanents that state-based actions have to check. Most need no check until an object changes or
// they are dealt damage.
import {
  known,
  perBattlefield,
  permanents,
  type Known,
} from '../../reading/characteristics/characteristics.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Permanent } from '../../model/state/objects.js';
import { areCountersLimited } from './too-many-counters.js';

interface Suspect {
  readonly object: GameObject;
  /** This much damage destroys it, and nothing else does. Null: it is always checked. */
  readonly bears: number | null;
}

const isAttaching = ({ attachedTo }: Permanent, { subtypes }: Known): boolean =>
  attachedTo !== null || subtypes.includes('Aura');

const isWorn = ({ counters }: Permanent): boolean =>
  (counters['+1/+1'] ?? 0) > 0 && (counters['-1/-1'] ?? 0) > 0;

const isSpent = ({ counters }: Permanent, { types }: Known): boolean =>
  (types.includes('planeswalker') && (counters['loyalty'] ?? 0) === 0) ||
  (types.includes('battle') && (counters['defense'] ?? 0) === 0);

function suspectOf(state: GameState, id: ObjectId): Suspect | undefined {
  const object = state.objects[objectNumber(id)];
  const now = known(state, id);
  if (object?.permanent === undefined || now === undefined) return undefined;
  const { permanent } = object;
  const toughness = now.types.includes('creature') ? (now.toughness ?? 0) : null;
  if (
    isAttaching(permanent, now) ||
    isWorn(permanent) ||
    isSpent(permanent, now) ||
    (toughness !== null && toughness <= 0)
  )
    return { object, bears: null };
  return toughness === null ? undefined : { object, bears: toughness };
}

const suspected = perBattlefield((state): readonly Suspect[] => {
  const found: Suspect[] = [];
  for (const id of permanents(state)) {
    const suspect = suspectOf(state, id);
    if (suspect !== undefined) found.push(suspect);
  }
  return found;
});

const isHurt = ({ object: { permanent }, bears }: Suspect): boolean =>
  bears === null || (permanent !== undefined && (permanent.damage >= bears || permanent.deathtouched));

/** In the order they entered. */
export function suspects(state: GameState): readonly GameObject[] {
  // If an effect limits counters, every object with counters may exceed the limit.
  if (areCountersLimited(state))
    return permanents(state).flatMap((id) => state.objects[objectNumber(id)] ?? []);
  const found: GameObject[] = [];
  for (const suspect of suspected(state)) if (isHurt(suspect)) found.push(suspect.object);
  return found;
}
