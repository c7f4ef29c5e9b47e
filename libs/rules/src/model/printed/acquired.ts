// How an object acquires abilities that are not its own (cr 607.5): from a copy effect, or from an effect
// that grants them. The abilities that one effect takes from one object are linked to each other and to
// nothing else.
import { hashText, memoByIdentity } from '#kernel';
import type { ObjectId } from '../basics/ids.js';
import type { AbilityInstance } from './shape.js';

/** The object from which an effect took an ability, and how that object had it. */
interface Taken {
  readonly of: ObjectId;
  readonly acquired: string | undefined;
}

/** `effect`: a key that distinguishes it from every other effect. */
export function acquiredFrom(effect: string, { of, acquired }: Taken): string {
  // Hashed so that it stays short however often the ability was passed on.
  return acquired === undefined ? `${effect}<${of}` : `${effect}<${of}<${hashText(acquired)}`;
}

/**
 * cr 607.1a: an ability that is written inside the ability granting it to its own object counts as printed on
 * that object.
 */
export function printedInstance(instance: AbilityInstance, id: ObjectId): AbilityInstance {
  const { ref, ability, keyword, given } = instance;
  if (given?.granter !== id) return instance;
  const { acquired } = given.context;
  const own = { ref, ability, keyword, given };
  return acquired === undefined ? own : { ...own, acquired };
}

/** Faces outlive games, so entries for effects that ended long ago are dropped. */
const MOST_MARKED = 100;
const marked = memoByIdentity<readonly AbilityInstance[], Map<string, readonly AbilityInstance[]>>();

/** The abilities of a face as a copy effect brings them. Returns the same list for the same effect. */
export function allAcquired(
  abilities: readonly AbilityInstance[],
  acquired: string,
): readonly AbilityInstance[] {
  const byEffect = marked.get(abilities) ?? new Map<string, readonly AbilityInstance[]>();
  marked.set(abilities, byEffect);
  let found = byEffect.get(acquired);
  if (found === undefined) {
    if (byEffect.size >= MOST_MARKED) byEffect.clear();
    byEffect.set(acquired, (found = abilities.map((instance) => ({ ...instance, acquired }))));
  }
  return found;
}
