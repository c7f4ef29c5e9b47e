// Several instances of one keyword on one object: each triggers separately (cr 702).
import type { Ability } from '#abilities';
import { order, yes } from '#testkit/tables/effect-table';
import { card, creature, RulesTable } from '#testkit/tables/rules-table';
import { objectNumber } from '../../model/basics/ids.js';
import { watchers } from '../watching/watchers.js';

type Keyword = Partial<Extract<Ability, { kind: 'keyword' }>>;

/** How many of its abilities wait for something to happen. */
function waiting(name: string, more: Keyword, times: number): number {
  const keyword: Ability = { kind: 'keyword', name, ...more };
  const bearer = creature(
    'Bearer',
    2,
    2,
    Array.from({ length: times }, () => keyword),
  );
  const table = new RulesTable([{ battlefield: ['Bearer'] }, {}], [bearer]);
  const own = watchers(table.state)
    .flatMap((part) => [...part.values()].flat())
    .filter(({ context }) => context.source === table.id('Bearer'));
  return new Set(own.map(({ ref }) => ref)).size;
}

describe('several instances', () => {
  it.each<[string, string, Keyword]>([
    ['702.23c', 'rampage', { value: 1 }],
    ['702.25b', 'flanking', {}],
    ['702.39b', 'provoke', {}],
    ['702.45b', 'bushido', { value: 1 }],
    ['702.46b', 'soulshift', { value: 3 }],
    ['702.68b', 'frenzy', { value: 1 }],
    ['702.70b', 'poisonous', { value: 1 }],
    ['702.86b', 'annihilator', { value: 1 }],
    ['702.91b', 'battle cry', {}],
    ['702.100d', 'evolve', {}],
    ['702.101b', 'extort', {}],
    ['702.105b', 'dethrone', {}],
    ['702.108b', 'prowess', {}],
    ['702.112c', 'renown', { value: 1 }],
    ['702.115b', 'ingest', {}],
    ['702.116b', 'myriad', {}],
    ['702.121b', 'melee', {}],
    ['702.123b', 'fabricate', { value: 1 }],
  ])('cr %s: of %s each triggers separately', (_, name, more) => {
    const once = waiting(name, more, 1);
    expect(once).toBeGreaterThan(0);
    expect(waiting(name, more, 3)).toBe(3 * once);
  });

  it('cr 702.24b: of cumulative upkeep each counts the age counters that all of them put there', () => {
    const upkeep: Ability = {
      kind: 'keyword',
      name: 'cumulative upkeep',
      costs: [{ kind: 'life', amount: 1 }],
    };
    const table = new RulesTable(
      [{ battlefield: ['Twice'] }, {}],
      [card('Twice', { abilities: [upkeep, upkeep] })],
    );
    table.happen({ type: 'StepBegan', step: 'upkeep' }).settle(order(0, 1), yes, yes);
    expect(table.life(0)).toBe(17);
    expect(table.state.objects[objectNumber(table.id('Twice'))]?.permanent?.counters).toEqual({ age: 2 });
  });
});
