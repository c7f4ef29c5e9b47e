// Which abilities of an object are static ones that change objects.
import type { Change, Static } from '#abilities';
import type { AbilityInstance } from './shape.js';

export type Changing = Extract<Static, { changes: readonly Change[] }>;
export const isChanging = (effect: Static): effect is Changing => 'changes' in effect;

const isOne = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'static' && ability.effects.some(isChanging);

/** Found once for each list of abilities. */
const changing = new WeakMap<readonly AbilityInstance[], readonly AbilityInstance[]>();

export function changingAmong(abilities: readonly AbilityInstance[]): readonly AbilityInstance[] {
  if (abilities.length === 0) return abilities;
  let found = changing.get(abilities);
  if (found === undefined) changing.set(abilities, (found = abilities.filter(isOne)));
  return found;
}

/** The list with others after it. Where none of those is changing, the same are as before: nothing is looked through. */
export function withMore(
  abilities: readonly AbilityInstance[],
  more: readonly AbilityInstance[],
): readonly AbilityInstance[] {
  const all = abilities.concat(more);
  if (!more.some(isOne)) changing.set(all, changingAmong(abilities));
  return all;
}
