// Whether one effect could affect another effect of its layer (cr 613.8a), judged by what each reads and
// writes. Dependency is tried out only where this says it is possible. Measured on 2026-11-28 with 80 effects and 70
// creatures: 48 ms, without this 514 ms. one-by-one.spec.ts compares it with trying out every pair.
import { KEYWORDS, type Change } from '#abilities';
import { aspectsOf, type Aspect } from './aspects.js';
import { isChanging } from '../../../model/printed/changing.js';
import { isOrVariesFrom } from '../../../model/printed/keyword-variants.js';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import { readByChange, readIn } from './change-reads.js';
import type { Continuous } from './continuous.js';
import { looksInPlay } from './in-play-alone.js';
import { meet, together, typeWordsReadBy, typeWordsWrittenBy } from './type-words.js';

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
  parts.some(({ layer: of, change }) => of === layer && TAKES.has(change.kind) && !takesOnlyKeyword(change));

/** No effect ends with flying: the keyword, and each variant of it, makes none. */
const takesOnlyKeyword = (change: Change): boolean =>
  (change.kind === 'lose-ability' || change.kind === 'cannot-have') && !mayMakeEffects(change.keyword);

/** Keywords that stand for static abilities that change objects, or may. */
const MAKING_EFFECTS: readonly string[] = [...KEYWORDS.values()]
  .filter(
    ({ takes, optional, also, abilities }) =>
      (takes ?? optional ?? also) !== undefined ||
      abilities.some((ability) => ability.kind === 'static' && ability.effects.some(isChanging)),
  )
  .map(({ name }) => name);

const mayMakeEffects = (keyword: string): boolean =>
  MAKING_EFFECTS.some((name) => isOrVariesFrom(name, keyword));

const CONTROL_LAYER = 20;
const TYPES_LAYER = 40;
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

/** Whether an effect that an affected object makes may end or change. Its controller is that of the object. */
export const mayEndEffects = (effect: Continuous, layer: number): boolean =>
  layer <= CONTROL_LAYER || takesAbilities(effect, layer);

/**
 * Whether applying `other` may change what `one` does in the layer. It may wrongly say yes, but never wrongly
 * no.
 */
export function mayBear(other: Continuous, one: Continuous, layer: number): boolean {
  if (one.settled === true) return false;
  const aspect = ASPECT_OF_LAYER[layer];
  if (aspect === undefined) return layer < 40;
  if (mayEndEffects(other, layer)) return true;
  if (!readBy(one, aspect)) return false;
  return layer !== TYPES_LAYER || meet(typeWordsWrittenBy(other, layer), typeWordsReadBy(one));
}

/** `mayBear` for all pairs, without checking each pair. */
export function areApart(layer: number, some: readonly Continuous[]): boolean {
  if (some.length < 2) return true;
  const open = some.filter(({ settled }) => settled !== true);
  if (open.length === 0) return true;
  const aspect = ASPECT_OF_LAYER[layer];
  if (aspect === undefined) return layer >= 40;
  if (some.some((effect) => mayEndEffects(effect, layer))) return false;
  const reading = open.filter((effect) => readBy(effect, aspect));
  if (reading.length === 0 || layer !== TYPES_LAYER) return reading.length === 0;
  const written = together(some.map((effect) => typeWordsWrittenBy(effect, layer)));
  return !reading.some((effect) => meet(written, typeWordsReadBy(effect)));
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
