// What a change of the language reads while it is applied.
import { memoByIdentity } from '#kernel';
import type { Change, SortName } from '#abilities';
import { aspectsOf, type Aspect } from './aspects.js';

/** The fields of a change that are read as it is applied. A granted ability is read only when it is used. */
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

interface Read {
  readonly sort: SortName;
  readonly node: unknown;
}

const partsIn = (change: Change): readonly Read[] =>
  Object.entries(change as Record<string, unknown>).flatMap(([name, value]) => {
    const list = LISTS[name];
    if (list !== undefined && Array.isArray(value))
      return value.map((node: unknown) => ({ sort: list, node }));
    const sort = FIELDS[name];
    return sort === undefined ? [] : [{ sort, node: value }];
  });

const readOf = memoByIdentity<Change, readonly Read[]>();

/** The parts of a change that are read as it is applied. */
export function readIn(change: Change): readonly Read[] {
  let found = readOf.get(change);
  if (found === undefined) readOf.set(change, (found = partsIn(change)));
  return found;
}

const memo = memoByIdentity<Change, ReadonlySet<Aspect>>();

export function readByChange(change: Change): ReadonlySet<Aspect> {
  let found = memo.get(change);
  if (found === undefined) {
    const fields = readIn(change).flatMap(({ sort, node }) => [...aspectsOf(sort, node)]);
    const others: readonly Aspect[] =
      change.kind === 'gain-abilities-of' || change.kind === 'full-text' ? ['abilities'] : [];
    memo.set(change, (found = new Set([...fields, ...others])));
  }
  return found;
}

/** Changes that do not pass anything of their own source on. */
const OF_NO_SOURCE: ReadonlySet<string> = new Set<Change['kind']>([
  'add-types',
  'remove-types',
  'set-types',
  'every-creature-type',
  'set-colours',
  'add-colours',
  'lose-ability',
  'lose-all-abilities',
  'cannot-have',
  'set-stat',
  'modify-stats',
  'switch-stats',
]);

/** The change is the same whatever its source, and for every object. */
export const isFixed = (change: Change): boolean =>
  OF_NO_SOURCE.has(change.kind) && readIn(change).every(({ node }) => typeof node !== 'object');
