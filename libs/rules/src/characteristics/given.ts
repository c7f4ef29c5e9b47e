// Abilities that rules give without any card saying so.
import type { Ability } from '#abilities';

/** cr 305.6: the mana ability of each basic land type. */
export const BASIC_LAND_TYPES: ReadonlyMap<string, string> = new Map([
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
]);

const tapFor = (letter: string): Ability => ({
  kind: 'activated',
  costs: [{ kind: 'tap' }],
  body: { kind: 'plain', effect: { kind: 'add-mana', mana: { kind: 'exactly', symbols: `{${letter}}` } } },
});

export const GIVEN_BY_RULE: ReadonlyMap<string, Ability> = new Map(
  [...BASIC_LAND_TYPES].map(([type, letter]) => [type, tapFor(letter)]),
);
