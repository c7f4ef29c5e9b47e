// Finds lines of one shape with trees of different shapes. Lines that differ only in numbers, colours, mana and names
// of kinds must be read alike.
import { COLOURS, isNode, renderAbility, unreadIn, walk, type Ability } from '#abilities';
import type { CardDefinition } from '#cards';
import { WRITTEN } from '../written/index.js';

export interface ShapeException {
  readonly shape: string;
  /** One card for each way the shape is read. */
  readonly cards: readonly string[];
}

const NUMBERS = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|X)\b/g;
const COLOUR = new RegExp(String.raw`\b(?:${COLOURS.join('|')})\b`, 'g');
const shapeOf = (text: string): string =>
  text
    .replace(/\{(?![TQE]\})[^}]+\}(?:\{[^}]+\})*/g, '{}')
    .replace(/[+-](?:\d+|X)\/[+-](?:\d+|X)/g, '+/+')
    .replace(/\b\d+\/\d+\b/g, '0/0')
    .replace(NUMBERS, '#')
    .replace(COLOUR, 'colour');

/** The kinds of a tree's nodes in their order, without kinds that only say which number or how many colours. */
const kindsOf = (ability: Ability): string =>
  [...walk('ability', ability)]
    .flatMap(({ sort, node, path }) =>
      sort === 'value' || sort === 'colour' || path.includes('mana') || !isNode(node) ? [] : [node.kind],
    )
    .join(' ');

/** Looks at every understood line of these cards; hand-written abilities have no lines. */
export function shapeExceptions(cards: readonly CardDefinition[]): readonly ShapeException[] {
  const shapes = new Map<string, Map<string, string>>();
  for (const { name: card, faces = [] } of cards)
    for (const face of faces.filter(({ name }) => !WRITTEN.has(name)))
      for (const ability of face.abilities ?? []) {
        if (unreadIn(ability).length > 0) continue;
        const shape = shapeOf(renderAbility(ability, face));
        const trees = shapes.get(shape) ?? new Map<string, string>();
        shapes.set(shape, trees);
        const kinds = kindsOf(ability);
        if (!trees.has(kinds)) trees.set(kinds, card);
      }
  return [...shapes]
    .filter(([, trees]) => trees.size > 1)
    .map(([shape, trees]) => ({ shape, cards: [...trees.values()].sort() }));
}
