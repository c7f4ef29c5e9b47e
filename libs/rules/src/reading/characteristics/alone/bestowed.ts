// Bestowed Auras (cr 702.103): the characteristics of the spell and of the permanent it becomes, while
// bestowed.
import { kindOfSubtype } from '../../../model/printed/subtypes.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { instancesOf } from '../../../model/printed/instances.js';
import { abilityAt, ruleRef } from '../../../model/printed/node-ref.js';
import { keywordsOf, type Characteristics } from '../../../model/printed/shape.js';

/**
 * cr 702.103b, 702.103f: cast bestowed, and attached ever since it entered; it stops being bestowed once
 * unattached.
 */
export const isBestowed = ({ item, permanent }: Pick<GameObject, 'item' | 'permanent'>): boolean =>
  item?.alternative === 'bestow' ||
  (permanent?.castAs?.alternative === 'bestow' && permanent.attachedTo !== null);

/** cr 702.103b: an Aura enchantment with enchant creature, and not a creature. */
export function asBestowed(state: GameState, plain: Characteristics): Characteristics {
  const ref = ruleRef('bestowed');
  const abilities = [...plain.abilities, ...instancesOf(abilityAt(state, ref), ref)];
  return {
    ...plain,
    types: plain.types.filter((type) => type !== 'creature'),
    subtypes: [...plain.subtypes.filter((word) => kindOfSubtype(word) !== 'creature'), 'Aura'],
    power: null,
    toughness: null,
    abilities,
    keywords: keywordsOf(abilities),
  };
}
