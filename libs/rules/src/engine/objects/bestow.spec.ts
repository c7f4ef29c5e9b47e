import { describe, expect, it } from '@jest/globals';
import { act } from '../../play/casting/announcing/act.js';
import { lastKnownOf } from '../../reading/characteristics/characteristics.js';
import { creature, IT, ObjectTable, THAT } from '#testkit/tables/object-table';
import type { Seat } from '../../model/basics/ids.js';

const spirit = creature(
  'Spirit',
  3,
  1,
  [
    { kind: 'keyword', name: 'bestow', costs: [{ kind: 'mana', cost: '{0}' }] },
    {
      kind: 'static',
      effects: [{ kind: 'modify-host', changes: [{ kind: 'modify-stats', power: 3, toughness: 1 }] }],
    },
  ],
  { cost: '{0}', types: ['enchantment', 'creature'], subtypes: ['Spirit'] },
);

const bestowed = (): ObjectTable => {
  const table = new ObjectTable([{ hand: ['Spirit'], battlefield: ['Bear', 'Forest'] }, {}], {
    more: [spirit],
  });
  const refusal = act(table.proposal, 0 as Seat, {
    do: 'cast',
    object: table.id('Spirit'),
    alternative: 'bestow',
    targets: [[{ object: table.id('Bear') }]],
  });
  expect(refusal).toBeUndefined();
  return table;
};

describe('bestow', () => {
  it('cr 702.103b: a bestowed spell is an Aura spell, and then an Aura attached to its target', () => {
    const table = bestowed();
    expect(table.known('Spirit').subtypes).toEqual(['Aura']);
    table.settle();
    expect(table.permanent('Spirit').attachedTo).toBe(table.id('Bear'));
    expect(table.known('Spirit')).toMatchObject({ types: ['enchantment'], power: null });
    expect(table.known('Bear').power).toBe(5);
  });

  it('cr 702.103f: a bestowed permanent is a creature once its host is gone', () => {
    const table = bestowed().settle();
    table.of(['Bear'], { kind: 'destroy', what: IT }).settle();
    expect(table.battlefield()).toContain('Spirit');
    expect(table.known('Spirit')).toMatchObject({ types: ['enchantment', 'creature'], power: 3 });
  });

  it('cr 702.103f, 701.3d: it becomes a creature at once, before state-based actions are checked', () => {
    const table = bestowed().settle();
    table.of(['Bear'], { kind: 'destroy', what: IT });
    expect(table.permanent('Spirit').attachedTo).toBeNull();
    expect(table.known('Spirit').types).toContain('creature');
  });

  it('cr 702.103f: it leaves as the Aura it was if it leaves together with its host', () => {
    const table = bestowed().settle();
    const spirit = table.id('Spirit');
    table.of(['Bear', 'Spirit'], {
      kind: 'destroy',
      what: { kind: 'union', of: [IT, THAT] },
    });
    expect(table.battlefield()).toEqual(['Forest']);
    expect(lastKnownOf(table.state, spirit)?.subtypes).toEqual(['Aura']);
  });

  it('cr 702.103f: it becomes a creature if it is attached to an object it cannot enchant', () => {
    const table = bestowed().settle().attach('Spirit', 'Forest').settle();
    expect(table.permanent('Spirit').attachedTo).toBeNull();
    expect(table.known('Spirit').types).toContain('creature');
  });

  it('cr 702.103e: it enters as a creature if its target is gone', () => {
    const table = bestowed();
    table.of(['Bear'], { kind: 'destroy', what: IT }).settle();
    expect(table.battlefield()).toContain('Spirit');
    expect(table.known('Spirit')).toMatchObject({ power: 3, toughness: 1 });
  });

  it('cr 702.103a: a spell cast for its mana cost is a creature spell', () => {
    const table = new ObjectTable([{ hand: ['Spirit'] }, {}], { more: [spirit] }).castAt('Spirit').settle();
    expect(table.known('Spirit').power).toBe(3);
  });

  it('cr 702.103c: a copy of a bestowed spell is bestowed too', () => {
    const table = bestowed();
    table.of(['Spirit'], { kind: 'copy-spell', what: IT }).settle();
    expect(table.known('Bear').power).toBe(8);
  });
});
