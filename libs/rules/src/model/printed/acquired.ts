// How an object has abilities that are not its own (cr 607.5): by a copy effect, or by one that gives them. What one
// effect brings, of one object, belongs together and to nothing else.
import { hashText } from '#kernel';
import type { ObjectId } from '../basics/ids.js';
import type { AbilityInstance } from './shape.js';

/** Of whom an effect took an ability, and how that object had it. */
interface Taken {
  readonly of: ObjectId;
  readonly acquired: string | undefined;
}

/** `effect`: what tells it from every other effect. */
export function acquiredFrom(effect: string, { of, acquired }: Taken): string {
  // However often it was passed on, it stays short.
  return acquired === undefined ? `${effect}<${of}` : `${effect}<${of}<${hashText(acquired)}`;
}

/** cr 607.1a: what stands within the ability that gives it to its own object is printed on that object. */
export function asPrinted(instance: AbilityInstance, id: ObjectId): AbilityInstance {
  const { ref, ability, keyword, given } = instance;
  if (given?.granter !== id) return instance;
  const { acquired } = given.context;
  const own = { ref, ability, keyword, given };
  return acquired === undefined ? own : { ...own, acquired };
}

/** Faces outlive games: what was marked for effects that are long over goes again. */
const MOST_MARKED = 100;
const marked = new WeakMap<readonly AbilityInstance[], Map<string, readonly AbilityInstance[]>>();

/** A face's abilities as some copy effect brings them; the same list for as long as it does. */
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
