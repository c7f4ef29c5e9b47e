// Zone changes, and abilities about an object that has become a new one (cr 603.6, 400.7).
import type { Effect, Filter } from '#abilities';
import {
  card,
  creature,
  CREATURE,
  ENTERS,
  gain,
  IS_THIS,
  OPPONENTS,
  RulesTable,
  SUBJECT,
  THIS,
  whenever,
} from '#testkit/tables/rules-table';

const EACH_CREATURE = { kind: 'each', filter: CREATURE } as const;
const destroyAll: Effect = { kind: 'destroy', what: EACH_CREATURE };
const LAND = { kind: 'type', is: 'land' } as const;
const toGraveyard = (what: Filter) =>
  ({ kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] }) as const;

describe('cr 603.6: zone changes', () => {
  const bring = (table: RulesTable, ...names: readonly string[]) =>
    table.do(
      { kind: 'move', what: { kind: 'bound', name: 'it' }, to: 'battlefield', cause: 'put' },
      {
        bindings: { it: { objects: names.map((name) => table.id(name)) } },
      },
    );

  it('cr 603.6a: permanents that enter together are checked, and see one another', () => {
    const ability = whenever({ kind: 'moves', what: CREATURE, to: ['battlefield'] }, gain(1));
    const table = new RulesTable([{ hand: ['Greeter', 'Bear'] }, {}], [creature('Greeter', 1, 1, [ability])]);
    bring(table, 'Greeter', 'Bear').settle();
    expect(table.life(0)).toBe(22);
  });

  it('cr 603.6b: an entering permanent is seen with the effects that apply at once', () => {
    const ability = whenever({ kind: 'moves', what: CREATURE, to: ['battlefield'] }, gain(1));
    const animator = card('Animator', {
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'modify', what: LAND, changes: [{ kind: 'add-types', types: ['creature'] }] }],
        },
        {
          kind: 'static',
          effects: [
            { kind: 'modify', what: LAND, changes: [{ kind: 'set-stat', stat: 'toughness', value: 2 }] },
          ],
        },
        ability,
      ],
    });
    const table = new RulesTable([{ hand: ['Forest'], battlefield: ['Animator'] }, {}], [animator]);
    bring(table, 'Forest');
    expect(table.waiting).toEqual(['Animator']);
  });

  it('cr 603.6b: an ability lost that moment does not trigger', () => {
    const silence = card('Silence', {
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'modify', what: CREATURE, changes: [{ kind: 'lose-all-abilities' }] }],
        },
      ],
    });
    const table = new RulesTable(
      [{ hand: ['Comer'], battlefield: ['Silence'] }, {}],
      [silence, creature('Comer', 1, 1, [whenever(ENTERS, gain(1))])],
    );
    bring(table, 'Comer');
    expect(table.waiting).toEqual([]);
  });

  it('cr 603.6: an ability finds the object only in the zone it went to', () => {
    const ability = whenever(ENTERS, { kind: 'add-counters', on: SUBJECT, counter: '+1/+1', count: 1 });
    const table = new RulesTable([{ hand: ['Comer'] }, {}], [creature('Comer', 1, 1, [ability])]);
    bring(table, 'Comer').stackUp();
    const away: Effect = { kind: 'move', what: EACH_CREATURE, to: 'hand', cause: 'return' };
    table.do(away);
    bring(table, 'Comer');
    expect(table.waiting).toEqual(['Comer']);
    table.settle();
    // The first ability finds nothing; the second refers to the new object.
    expect(table.permanent('Comer').counters).toEqual({ '+1/+1': 1 });
  });

  it('cr 603.6c: an ability about any zone does not look back: it sees the card in the graveyard', () => {
    const ability = whenever(
      { kind: 'moves', what: IS_THIS, to: ['graveyard'] },
      {
        kind: 'move',
        what: THIS,
        to: 'hand',
        cause: 'return',
      },
    );
    const table = new RulesTable(
      [{ battlefield: ['Clinger'], hand: [] }, { library: ['Clinger'] }],
      [creature('Clinger', 1, 1, [ability])],
    );
    table.do(destroyAll).settle();
    expect(table.hand(0)).toEqual(['Clinger']);
    table.do({ kind: 'mill', who: OPPONENTS, count: 1 }).settle();
    expect(table.hand(1)).toEqual(['Clinger']);
  });

  it('cr 603.6e: an Aura finds its former host in the zone that went to', () => {
    const ability = whenever(
      { kind: 'moves', what: { kind: 'is', of: { kind: 'host' } }, from: ['battlefield'], to: ['graveyard'] },
      { kind: 'move', what: { kind: 'successor', of: SUBJECT }, to: 'battlefield', cause: 'return' },
    );
    const aura = card('Shroud', { abilities: [ability], types: ['artifact'], subtypes: ['Equipment'] });
    const table = new RulesTable([{ battlefield: ['Bear', 'Shroud'] }, {}], [aura]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: { kind: 'bound', name: 'bear' } },
      { bindings: { aura: { objects: [table.id('Shroud')] }, bear: { objects: [table.id('Bear')] } } },
    );
    const before = table.id('Bear');
    table.do(destroyAll).settle();
    expect(table.battlefield()).toContain('Bear');
    expect(table.id('Bear')).not.toBe(before);
  });
});

describe('cr 400.7: finding an object that has changed zones', () => {
  const back = (to: 'hand' | 'battlefield'): Effect => ({ kind: 'move', what: THIS, to, cause: 'return' });

  it('cr 400.7f: an Aura that fell off finds itself in the graveyard', () => {
    const ability = whenever(toGraveyard({ kind: 'is', of: { kind: 'host' } }), back('hand'));
    const aura = card('Halo', {
      abilities: [{ kind: 'keyword', name: 'enchant', filter: CREATURE }, ability],
      types: ['enchantment'],
      subtypes: ['Aura'],
    });
    const table = new RulesTable([{ battlefield: ['Bear', 'Halo'] }, {}], [aura]);
    table.do(
      { kind: 'attach', what: { kind: 'bound', name: 'aura' }, to: { kind: 'bound', name: 'bear' } },
      { bindings: { aura: { objects: [table.id('Halo')] }, bear: { objects: [table.id('Bear')] } } },
    );
    table.do(destroyAll).settle();
    expect(table.hand(0)).toEqual(['Halo']);
  });

  it('cr 400.7j: an effect finds an object that it has moved itself', () => {
    const leaves: Effect = {
      kind: 'sequence',
      steps: [
        { kind: 'move', what: THIS, to: 'exile', cause: 'exile', bind: 'it' },
        {
          kind: 'delayed',
          when: { kind: 'step', is: 'end' },
          body: { kind: 'plain', effect: back('battlefield') },
        },
      ],
    };
    const skipper = creature('Skipper', 1, 2, [whenever({ kind: 'damage', to: IS_THIS }, leaves)]);
    const table = new RulesTable([{ battlefield: ['Skipper'] }, {}], [skipper]);
    const it = { bindings: { it: { objects: [table.id('Skipper')] } } };
    table.do({ kind: 'damage', to: { kind: 'bound', name: 'it' }, amount: 1 }, it);
    table.settle();
    table.happen({ type: 'StepBegan', step: 'end' }).settle();
    expect(table.battlefield()).toContain('Skipper');
  });
});
