// The static abilities of a card that affect its own casting. They work while it is being cast (cr 113.6,
// 604.5).
import type { Filter, QualityName, Static } from '#abilities';
import type { Known } from '../../../model/printed/shape.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { holds } from '../../../reading/language/conditions.js';
import type { Sight } from '../../../reading/language/sight.js';
import type { Context } from '../../../model/state/context.js';
import type { NodeRef } from '../../../model/basics/ids.js';

export interface Own<K extends Static['kind']> {
  readonly effect: Extract<Static, { kind: K }>;
  readonly ref: NodeRef;
  /** The keyword or name of the ability. */
  readonly label: string | null;
}

/** `zone`: the zone the card is cast from. Abilities that work there, on the stack or anywhere count. */
export function ownStatics<K extends Static['kind']>(
  sight: Sight,
  { abilities }: Pick<Known, 'abilities'>,
  kind: K,
  context: Context,
  zone: string,
): Own<K>[] {
  const found: Own<K>[] = [];
  for (const { ability, ref, keyword } of abilities) {
    if (ability.kind !== 'static') continue;
    const { zone: works } = ability;
    if (works !== undefined && works !== 'any' && works !== 'stack' && works !== zone) continue;
    ability.effects.forEach((effect, index) => {
      if (effect.kind !== kind || (works === undefined && !speaksOfCasting(effect))) return;
      if (ability.while !== undefined && !holds(sight, ability.while, context)) return;
      found.push({
        effect: effect as Extract<Static, { kind: K }>,
        ref: childRef(ref, 'effects', index),
        label: ability.label ?? keyword,
      });
    });
  }
  return found;
}

export const ownQuality = (
  sight: Sight,
  known: Pick<Known, 'abilities'>,
  name: QualityName,
  context: Context,
  zone: string,
): Own<'quality'> | undefined =>
  ownStatics(sight, known, 'quality', context, zone).find(({ effect }) => effect.is === name);

const isThis = (filter: Filter): boolean => filter.kind === 'is' && filter.of.kind === 'this';

/** cr 113.6e: an ability about how, or for what cost, the object itself is cast works wherever it matters. */
function speaksOfCasting(effect: Static): boolean {
  switch (effect.kind) {
    case 'additional-cost':
    case 'alternative-cost':
      return true;
    case 'costs':
      return isThis(effect.what);
    case 'may':
      return effect.permission.kind === 'play' && isThis(effect.permission.what);
    case 'quality':
    case 'modify':
    case 'modify-this':
    case 'modify-host':
    case 'defines':
    case 'cannot':
    case 'must':
    case 'replace':
    case 'player':
    case 'trigger-again':
    case 'ignorable':
    case 'untaps-too':
    case 'commander':
    case 'reveals-drawn':
    case 'enters':
    case 'parameter':
      return false;
  }
}
