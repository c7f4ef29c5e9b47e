// Expands nodes of the language into the abilities an object has: it expands keywords and unwraps ability
// words. It names Utopia, a land type of utopia whose mana ability comes with the type, as those of basic
// land types do (cr 305.6).
import { expandKeyword, UTOPIA_TYPE, type Ability } from '#abilities';
import type { GameState } from '../state/game-state.js';
import type { NodeRef } from '../basics/ids.js';
import { BASIC_LAND_TYPES, GIVEN_BY_RULE } from './given.js';
import { abilityAt, childRef, parentRef, ruleRef } from './node-ref.js';
import type { AbilityInstance } from './shape.js';

/** Expands keywords and unwraps ability words and similar wrappers. */
export function instancesOf(ability: Ability, ref: NodeRef): readonly AbilityInstance[] {
  switch (ability.kind) {
    case 'keyword': {
      const written = expandKeyword(ability);
      if (written.length === 0) return [{ ref, ability, keyword: ability.name }];
      return written.map((one, index) => ({
        ref: childRef(ref, `~${String(index)}`),
        ability: one,
        keyword: ability.name,
        written: ability,
      }));
    }
    case 'named':
      return instancesOf(ability.ability, childRef(ref, 'ability'));
    case 'spell':
    case 'activated':
    case 'triggered':
    case 'static':
    case 'opening':
    case 'assisted':
    case 'parameter':
      return [{ ref, ability, keyword: null }];
  }
}

/** Finds an ability again by its place; stored abilities use this (last known information). */
export function instanceAt(state: GameState, ref: NodeRef): AbilityInstance {
  const ability = abilityAt(state, ref);
  if (ability.kind === 'keyword') return { ref, ability, keyword: ability.name };
  return { ref, ability, keyword: keywordOf(state, ref) };
}

/** A rewritten ability has a place below the original's; an expanded one below its keyword's. */
function keywordOf(state: GameState, ref: NodeRef): string | null {
  const step = ref.slice(ref.lastIndexOf('/') + 1);
  if (step.startsWith('!')) return keywordOf(state, parentRef(ref));
  if (!step.startsWith('~')) return null;
  const keyword = abilityAt(state, parentRef(ref));
  return keyword.kind === 'keyword' ? keyword.name : null;
}

/** cr 305.6. */
export function landAbilities(
  subtypes: readonly string[],
  types: readonly string[],
): readonly AbilityInstance[] {
  if (!types.includes('land')) return [];
  return subtypes.flatMap((type) => {
    const isBasic = BASIC_LAND_TYPES.has(type) || type === UTOPIA_TYPE;
    const ability = isBasic ? GIVEN_BY_RULE.get(type) : undefined;
    return ability === undefined ? [] : [{ ref: ruleRef(type), ability, keyword: null }];
  });
}
