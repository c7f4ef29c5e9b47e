// Well-known shapes of abilities and their texts.
import { SHAPES } from '../fixtures/shapes/index.fixture.js';
import { SORT_NAMES } from '../notation/field.js';
import { SORTS } from '../nodes/sorts.js';
import { validateAbility } from '../validation/scope.js';
import { isNode, walk } from '../nodes/walk.js';
import { renderAbility } from './index.js';

/** What abilities beside these would keep for them (cr 607). */
const KEPT = { links: ['encoded', 'rival', 'number', 'side', 'colour', 'type'] };

describe('an ability is written back as text', () => {
  it.each(SHAPES.map((shape) => [shape.line, shape] as const))('%s', (line, { ability, on }) => {
    expect(renderAbility(ability, on)).toBe(line);
  });

  it.each(SHAPES.map((shape) => [shape.line, shape] as const))('the language says: %s', (_, { ability }) => {
    expect(validateAbility(ability, KEPT)).toEqual({ ok: true, value: ability });
  });

  it('every kind of every sort is among them', () => {
    const said = new Set(
      SHAPES.flatMap(({ ability }) => [...walk('ability', ability)]).flatMap(({ sort, node }) =>
        isNode(node) ? [`${sort}/${node.kind}`] : [],
      ),
    );
    const unsaid = SORT_NAMES.flatMap((sort) =>
      Object.keys(SORTS[sort].kinds).map((kind) => `${sort}/${kind}`),
    )
      .filter((kind) => !kind.endsWith('/parameter'))
      .filter((kind) => !said.has(kind));
    expect(unsaid).toEqual([]);
  });

  it('no two of them have the same line', () => {
    expect(new Set(SHAPES.map(({ line }) => line)).size).toBe(SHAPES.length);
  });
});
