// Objects that enter the battlefield with the back face up. This applies before all other effects but those
// of cr 616.1a-c.
import type { Ability, Outcome } from '#abilities';
import type { CardDefinition } from '#cards';
import { order } from '#testkit/tables/effect-table';
import { both, card, CREATURE, entering, RulesTable, YOURS } from '#testkit/tables/rules-table';

const comes = (...outcomes: readonly Outcome[]): Ability => ({
  kind: 'static',
  effects: [{ kind: 'enters', what: both(CREATURE, YOURS), outcomes }],
});
const face = (name: string, ...abilities: readonly Ability[]) => ({
  kind: 'face' as const,
  name,
  types: ['creature'],
  power: 2,
  toughness: 2,
  abilities,
});
const WOLF: CardDefinition = {
  name: 'Villager // Wolf',
  cost: '{1}',
  typeLine: 'Creature',
  layout: 'transform',
  faces: [
    face('Villager', entering({ kind: 'with-counters', counter: '+1/+1', count: 2 })),
    face('Wolf', entering({ kind: 'tapped' })),
  ],
};
const bring = { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' } as const;

describe('cr 616.1d: entering with the back face up', () => {
  const MOON = card('Moon', { abilities: [comes({ kind: 'transformed' })] });
  const GIFT = card('Gift', { abilities: [comes({ kind: 'with-counters', counter: 'charge', count: 1 })] });

  it('cr 616.1d: applies first, unasked; then the back face’s effects apply, and the front’s do not', () => {
    const table = new RulesTable(
      [{ battlefield: ['Gift', 'Moon'], hand: ['Villager // Wolf'] }, {}],
      [MOON, GIFT, WOLF],
    );
    const villager = table.id('Villager');
    table.do(bring, {
      bindings: { it: { objects: [villager] } },
      answers: [order(0, 1)],
    });
    expect(table.asked.map(({ prompt }) => prompt)).toEqual(['order-replacements']);
    expect(table.asked[0]?.question).toMatchObject({
      options: [{ object: villager }, { object: table.id('Gift') }],
    });
    expect(table.permanent('Wolf')).toMatchObject({ tapped: true, counters: { charge: 1 } });
  });

  it('cr 616.1c-d: applies after a copy effect', () => {
    const ESSENCE = card('Essence', {
      abilities: [
        comes({
          kind: 'as-copy',
          filter: { kind: 'is', of: { kind: 'each', filter: { kind: 'subtype', is: 'Bear' } } },
        }),
      ],
    });
    const table = new RulesTable(
      [{ battlefield: ['Moon', 'Essence', 'Bear'], hand: ['Villager // Wolf'] }, {}],
      [MOON, ESSENCE, WOLF],
    );
    table.do(bring, { bindings: { it: { objects: [table.id('Villager')] } } });
    expect(table.asked).toEqual([]);
    expect(table.battlefield()).toEqual(['Moon', 'Essence', 'Bear', 'Bear']);
  });
});
