// Whether one effect could affect another effect of its layer (cr 613.8a), judged by what each reads and
// writes. Dependency is tried out only where this says it is possible.
import { memoByIdentity } from '#kernel';
import type { Change, SortName } from '#abilities';
import { aspectsOf, type Aspect } from './aspects.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Continuous } from './continuous.js';
import { looksInPlay } from './in-play-alone.js';

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

/** Whether any part of the effect reads the aspect: its existence, what it affects, or what it does. */
export const readBy = (effect: Continuous, aspect: Aspect): boolean =>
  (effect.while !== undefined && aspectsOf('condition', effect.while).has(aspect)) ||
  readWhile(effect, aspect);

/** The same for an effect that is known to exist. */
export function readWhile({ parts, affects }: Continuous, aspect: Aspect): boolean {
  if (parts.some(({ change }) => readByChange(change).has(aspect))) return true;
  return !areListed(affects) && aspectsOf('filter', affects).has(aspect);
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
export const takesAbilities = ({ parts }: Continuous, layer: number): boolean =>
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

/** What effects of a layer write; undefined: anything. */
export const aspectOfLayer = (layer: number): Aspect | undefined => ASPECT_OF_LAYER[layer];

/**
 * Whether applying `other` may change what `one` does in the layer. It may wrongly say yes, but never wrongly
 * no.
 */
export function mayBear(other: Continuous, one: Continuous, layer: number): boolean {
  if (one.settled === true) return false;
  const aspect = ASPECT_OF_LAYER[layer];
  if (aspect === undefined) return layer < 40;
  // An effect's controller follows from the control of its source.
  return layer === 20 || takesAbilities(other, layer) || readBy(one, aspect);
}

const LEAVING_ABILITIES: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'set-colours',
  'add-colours',
  'every-creature-type',
  'set-stat',
  'modify-stats',
  'switch-stats',
]);

/** A change that adds and removes no ability, and does the same to every object. */
export const leavesAbilities = ({ kind }: Change): boolean => LEAVING_ABILITIES.has(kind);

/** The affected objects are listed, not searched for. */
export const areListed = (affects: Continuous['affects']): affects is readonly ObjectId[] =>
  Array.isArray(affects);

/** Changes that read only the parts named above. */
const READING_NO_MORE: ReadonlySet<string> = new Set<Change['kind']>([
  'modify-stats',
  'set-stat',
  'gain-ability',
  'lose-ability',
  'lose-all-abilities',
  'add-types',
  'set-types',
  'every-creature-type',
  'add-colours',
  'set-colours',
  'switch-stats',
  'control',
  'cannot',
  'must',
  'may',
  'quality',
]);

/**
 * Whether the effect looks only at the battlefield, and changes nothing outside it except objects that are
 * gone. Changes elsewhere then cannot affect it.
 */
export const staysInPlay = ({ objects }: GameState, { parts, affects, each }: Continuous): boolean =>
  parts.every(
    ({ change }) =>
      READING_NO_MORE.has(change.kind) &&
      readIn(change).every(({ sort, node }) => looksInPlay(sort, node, each)),
  ) &&
  (areListed(affects)
    ? affects.every((id) => (objects[objectNumber(id)]?.zone.kind ?? 'battlefield') === 'battlefield')
    : looksInPlay('filter', affects));
