// Where abilities function (cr 113.6).
import { PERMANENT_TYPES, type Ability, type Filter, type Static } from '#abilities';
import type { GameObject } from '../state/game-state.js';
import type { Characteristics } from './shape.js';

type StaticAbility = Extract<Ability, { kind: 'static' }>;

/** cr 113.6d-e, 601.2b, 601.2f: statements of a spell about its own casting. */
const OF_CASTING: ReadonlySet<Static['kind']> = new Set<Static['kind']>([
  'additional-cost',
  'alternative-cost',
]);

const PLAYED: readonly string[] = [...PERMANENT_TYPES, 'instant', 'sorcery'];

/**
 * Objects of these types are played from the command zone and have no ability that functions there
 * (cr 113.6p, 903.8).
 */
export const isPlayed = ({ types }: Pick<Characteristics, 'types'>): boolean =>
  types.some((type) => PLAYED.includes(type));

/**
 * cr 113.6: definitions function everywhere; an instant's or sorcery's abilities on the stack; other
 * abilities on the battlefield, or in the command zone for objects that exist only there.
 */
export function functions(
  { zone, while: condition }: StaticAbility,
  effect: Static,
  { zone: { kind: at }, faceDown }: Pick<GameObject, 'zone' | 'faceDown'>,
  characteristics: Pick<Characteristics, 'types'>,
): boolean {
  // cr 406.3: a card face down in exile has no abilities.
  if (faceDown !== undefined) return false;
  // cr 604.3a: an ability with a condition is not characteristic-defining.
  if (
    (effect.kind === 'defines' && condition === undefined) ||
    zone === 'any' ||
    (zone === undefined && isOfOwnCasting(effect))
  )
    return true;
  if (zone !== undefined) return zone === at;
  switch (at) {
    case 'battlefield':
      return true;
    case 'command':
      return !isPlayed(characteristics);
    case 'stack':
      return (
        characteristics.types.includes('instant') ||
        characteristics.types.includes('sorcery') ||
        OF_CASTING.has(effect.kind) ||
        isOwnCost(effect) ||
        isOwnProtection(effect)
      );
    case 'library':
    case 'hand':
    case 'graveyard':
    case 'exile':
    case 'outside':
      return false;
  }
}

const isThis = (filter: Filter | undefined): boolean => filter?.kind === 'is' && filter.of.kind === 'this';

/** 'This spell costs {1} less'. */
const isOwnCost = (effect: Static): boolean => effect.kind === 'costs' && isThis(effect.what);

/** cr 113.6e-f: how, when and from where this very card may be played or cast. */
function isOfOwnCasting(effect: Static): boolean {
  if (effect.kind === 'may') return effect.permission.kind === 'play' && isThis(effect.permission.what);
  if (effect.kind !== 'cannot') return false;
  const { action } = effect;
  return (action.kind === 'cast' || action.kind === 'play') && isThis(action.what);
}

/** cr 113.6g. */
const isOwnProtection = (effect: Static): boolean =>
  effect.kind === 'cannot' && effect.action.kind === 'be-countered';

/** cr 702.26b: a phased-out permanent is treated as if it does not exist. */
export const isThere = ({ permanent }: Pick<GameObject, 'permanent'>): boolean =>
  permanent === undefined || permanent.phasedOut === 'no';
