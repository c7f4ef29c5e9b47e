// Clauses of one shape have trees of one shape: lines that differ in nothing but numbers, colours, mana and names of
// kinds must be read alike. Those that are not are listed.
import { COLOURS, isNode, walk, type Ability } from '#abilities';
import type { Covered } from './tally.js';

export interface Exception {
  readonly shape: string;
  /** A card of each way it is read. */
  readonly cards: readonly string[];
}

const NUMBERS = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|X)\b/g;
const COLOUR = new RegExp(String.raw`\b(?:${COLOURS.join('|')})\b`, 'g');
const shapeOf = (text: string): string =>
  text
    .replace(/\{(?![TQ]\})[^}]+\}(?:\{[^}]+\})*/g, '{}')
    .replace(/[+-](?:\d+|X)\/[+-](?:\d+|X)/g, '+/+')
    .replace(/\b\d+\/\d+\b/g, '0/0')
    .replace(NUMBERS, '#')
    .replace(COLOUR, 'colour');

/** The kinds of a tree in their order; what numbers are counted, and how many colours are named, aside. */
const kindsOf = (abilities: readonly Ability[]): string =>
  abilities
    .flatMap((ability) =>
      [...walk('ability', ability)].flatMap(({ sort, node, path }) =>
        sort === 'value' || sort === 'colour' || path.includes('mana') || !isNode(node) ? [] : [node.kind],
      ),
    )
    .join(' ');

export function exceptions(covered: readonly Covered[]): readonly Exception[] {
  const shapes = new Map<string, Map<string, string>>();
  for (const { card, compiled } of covered)
    // What is written by hand may tell several lines at the first of them.
    for (const line of compiled.faces.flatMap(({ lines, byHand }) => (byHand === undefined ? lines : []))) {
      if ('failed' in line) continue;
      const shape = shapeOf(line.text);
      const trees = shapes.get(shape) ?? new Map<string, string>();
      shapes.set(shape, trees);
      const kinds = kindsOf(line.abilities);
      if (!trees.has(kinds)) trees.set(kinds, card.name);
    }
  return [...shapes]
    .filter(([, trees]) => trees.size > 1)
    .map(([shape, trees]) => ({ shape, cards: [...trees.values()].sort() }));
}
