// Whether one effect could bear on another of its layer at all (cr 613.8a): a look at what each reads and writes, so
// that dependency is tried out only where there may be one.
import type { Change, SortName } from '#abilities';
import { aspectsOf, type Aspect } from './aspects.js';
import type { Continuous } from './continuous.js';

/** The fields of a change that are read as it is applied; an ability that is given is read when it is used. */
const FIELDS: Readonly<Record<string, SortName>> = {
  of: 'reference',
  to: 'players',
  from: 'word',
  name: 'word',
  value: 'value',
  power: 'value',
  toughness: 'value',
  by: 'players',
};
const LISTS: Readonly<Record<string, SortName>> = { subtypes: 'word', colours: 'colour' };

const memo = new WeakMap<Change, ReadonlySet<Aspect>>();

export function readByChange(change: Change): ReadonlySet<Aspect> {
  let found = memo.get(change);
  if (found === undefined) {
    const fields = Object.entries(change as unknown as Record<string, unknown>).flatMap(([name, value]) => {
      const list = LISTS[name];
      if (list !== undefined && Array.isArray(value))
        return value.flatMap((item) => [...aspectsOf(list, item)]);
      const sort = FIELDS[name];
      return sort === undefined ? [] : [...aspectsOf(sort, value)];
    });
    const others: readonly Aspect[] =
      change.kind === 'gain-abilities-of' || change.kind === 'full-text' ? ['abilities'] : [];
    memo.set(change, (found = new Set([...fields, ...others])));
  }
  return found;
}

/** Everything that decides whether an effect is there, what it applies to and what it does. */
export const readBy = (effect: Continuous, aspect: Aspect): boolean =>
  (effect.while !== undefined && aspectsOf('condition', effect.while).has(aspect)) ||
  readWhile(effect, aspect);

/** The same, of an effect that is there. */
export function readWhile({ parts, affects }: Continuous, aspect: Aspect): boolean {
  if (parts.some(({ change }) => readByChange(change).has(aspect))) return true;
  return !Array.isArray(affects) && aspectsOf('filter', affects).has(aspect);
}

const TAKES = new Set<Change['kind']>([
  'copy',
  'face-down',
  'words',
  'full-text',
  'lose-all-abilities',
  'lose-this-ability',
  'lose-ability',
  'cannot-have',
  'set-types',
  'remove-types',
]);
const takesAbilities = ({ parts }: Continuous, layer: number): boolean =>
  parts.some((part) => part.layer === layer && TAKES.has(part.change.kind));

const ASPECT_OF_LAYER: Readonly<Record<number, Aspect>> = {
  20: 'control',
  40: 'types',
  50: 'colours',
  60: 'abilities',
  70: 'stats',
  71: 'stats',
  72: 'stats',
  73: 'stats',
};

/** May applying `other` change what `one` does in the layer? Never wrongly 'no'. */
export function mayBear(other: Continuous, one: Continuous, layer: number): boolean {
  if (one.settled === true) return false;
  const aspect = ASPECT_OF_LAYER[layer];
  if (aspect === undefined) return layer < 40;
  // Whose an effect is, the control of its source decides.
  return layer === 20 || takesAbilities(other, layer) || readBy(one, aspect);
}
