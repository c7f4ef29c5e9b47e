// Finds the static abilities of an object that change objects.
import { memoByIdentity } from '#kernel';
import type { Change, Static } from '#abilities';
import type { AbilityInstance } from './shape.js';

export type Changing = Extract<Static, { changes: readonly Change[] }>;
export const isChanging = (effect: Static): effect is Changing => 'changes' in effect;

const isOne = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'static' && ability.effects.some(isChanging);

/** Memo, one entry per list of abilities. */
const changing = memoByIdentity<readonly AbilityInstance[], readonly AbilityInstance[]>();

export function changingAmong(abilities: readonly AbilityInstance[]): readonly AbilityInstance[] {
  if (abilities.length === 0) return abilities;
  let found = changing.get(abilities);
  if (found === undefined) changing.set(abilities, (found = abilities.filter(isOne)));
  return found;
}

/** Appends abilities to a list. If none of them changes objects, the memo of the old list is reused. */
export function withMore(
  abilities: readonly AbilityInstance[],
  more: readonly AbilityInstance[],
): readonly AbilityInstance[] {
  const all = abilities.concat(more);
  if (!more.some(isOne)) changing.set(all, changingAmong(abilities));
  return all;
}
