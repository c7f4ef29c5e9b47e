// How tests make a card: a face from its parts, and a definition from its faces. The tables re-export what their specs
// use most.
import type { Ability, Face } from '#abilities';
import { HALVES, type CardDefinition } from '#cards';

export type Parts = Partial<Omit<Face, 'kind' | 'name'>>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** cr 205.1 */
function typeLineOf({ supertypes = [], types, subtypes = [] }: Face): string {
  const left = [...supertypes, ...types].map(capital).join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
}

export const face = (name: string, types: readonly string[], parts: Parts = {}): Face => ({
  kind: 'face',
  name,
  types,
  ...parts,
});

/** A card of one face; of several with a layout. */
export function cardOf(
  [front, ...others]: readonly [Face, ...Face[]],
  layout?: CardDefinition['layout'],
): CardDefinition {
  const named = layout === 'split' ? [front, ...others] : [front];
  const costs = named.flatMap(({ cost }) => cost ?? []);
  return {
    name: named.map(({ name }) => name).join(HALVES),
    cost: costs.length === 0 ? null : costs.join(HALVES),
    typeLine: named.map(typeLineOf).join(HALVES),
    faces: [front, ...others],
    ...(layout === undefined ? {} : { layout }),
  };
}

/** A card of one face; an enchantment unless its parts say otherwise. */
export const card = (name: string, parts: Parts = {}): CardDefinition =>
  cardOf([face(name, ['enchantment'], parts)]);

export const creature = (
  name: string,
  power: number,
  toughness: number,
  abilities: readonly Ability[] = [],
  parts: Parts = {},
): CardDefinition => card(name, { types: ['creature'], power, toughness, abilities, ...parts });

export const instant = (name: string, cost: string, ...abilities: readonly Ability[]): CardDefinition =>
  card(name, { cost, types: ['instant'], abilities });
export const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]): CardDefinition =>
  card(name, { cost, types: ['sorcery'], abilities });
export const permanent = (
  name: string,
  types: readonly string[],
  ...abilities: readonly Ability[]
): CardDefinition => card(name, { types, abilities });

export const basicLand = (name: string): CardDefinition =>
  card(name, { types: ['land'], supertypes: ['basic'], subtypes: [name] });
