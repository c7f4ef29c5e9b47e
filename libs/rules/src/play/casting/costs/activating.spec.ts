import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import {
  activated,
  ALL,
  always,
  aTarget,
  both,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  instant,
  keyword,
  mana,
  permanent,
  TAP,
  tapFor,
  YOU,
  YOURS,
} from '#testkit/tables/cast-table';
import { object } from '#testkit/tables/some-spells';

const PINGER = creature('Pinger', 2, 2, [activated([TAP], gain(1))], { cost: '{1}' });

describe('activating abilities', () => {
  it('cr 602.2a: the ability is put onto the stack, and its source stays where it is', () => {
    const table = new CastTable(
      [{ battlefield: ['Rod', 'Forest'] }, {}],
      [permanent('Rod', ['artifact'], activated([mana('{1}'), TAP], gain(2)))],
    );
    const rod = table.named('Rod');
    table.activate('Rod');
    expect(table.top).toMatchObject({ kind: 'activated', controller: 0, source: rod, mana: ['G'] });
    expect([table.isTapped('Rod'), table.isTapped('Forest')]).toEqual([true, true]);
    expect(table.resolve().life(0)).toBe(22);
    expect(table.refused(table.activating('Rod'))).toBe('cr 118.3');
  });

  it('cr 602.2: only the controller of its source activates it, unless it says otherwise', () => {
    const OPEN = permanent('Open', ['artifact'], activated([mana('{0}')], gain(1), { by: ALL }));
    const OWN = permanent('Own', ['artifact'], activated([mana('{0}')], gain(1)));
    const table = new CastTable([{ battlefield: ['Open', 'Own'] }, {}], [OPEN, OWN]);
    expect(table.refused(table.activating('Own'), 1)).toBe('cr 602.2');
    expect(table.legal(1)).toEqual(['activate Open 0']);
    table.activate('Open', 0, {}, 1);
    expect(table.top.controller).toBe(1);
    expect(table.refused(table.activating('Own', 1))).toBe('cr 602.2');
  });

  it('cr 302.6: a creature that came this turn does not pay {T}, unless it has haste', () => {
    const table = new CastTable(
      [{ hand: ['Pinger', 'Hasty'], battlefield: ['Forest', 'Forest'] }, {}],
      [PINGER, creature('Hasty', 2, 2, [keyword('haste'), activated([TAP], gain(1))], { cost: '{1}' })],
    );
    table.cast('Pinger').resolve().cast('Hasty').resolve();
    expect(table.refused(table.activating('Pinger'))).toBe('cr 302.6');
    expect(table.legal()).toEqual(['activate Hasty 0']);
    table.activate('Hasty');
  });

  it('cr 602.5b: an ability is limited by a condition, or by a number of times each turn', () => {
    const ONCE = permanent(
      'Once',
      ['artifact'],
      activated([mana('{0}')], gain(1), { limit: 'once-each-turn' }),
    );
    const ONLY = permanent(
      'Only',
      ['artifact'],
      activated([mana('{0}')], gain(1), { only: { kind: 'exists', filter: both(CREATURE, YOURS) } }),
    );
    const table = new CastTable([{ battlefield: ['Once', 'Only'] }, {}], [ONCE, ONLY]);
    expect(table.refused(table.activating('Only'))).toBe('cr 602.5b');
    table.activate('Once').resolve();
    expect(table.refused(table.activating('Once'))).toBe('cr 602.5b');
    expect(table.legal()).toEqual([]);
    table.turnOf(0).activate('Once').resolve();
    expect(table.life(0)).toBe(22);
  });

  it('cr 602.5b, 400.7: the limit holds for a card in a graveyard while it stays there', () => {
    const ONCE = permanent(
      'Once',
      ['artifact'],
      activated([mana('{0}')], gain(1), { limit: 'once-each-turn', zone: 'graveyard' }),
    );
    const table = new CastTable([{ graveyard: ['Once'] }, {}], [ONCE]);
    table.activate('Once').resolve();
    expect(table.refused(table.activating('Once'))).toBe('cr 602.5b');
    expect(table.legal()).toEqual([]);
    table.turnOf(0).activate('Once').resolve();
    expect(table.life(0)).toBe(22);
  });

  it('cr 700.2: a mode must be one that has not been chosen this turn', () => {
    const SHIFTING: Ability = {
      kind: 'activated',
      costs: [mana('{0}')],
      body: {
        kind: 'modal',
        least: 1,
        most: 1,
        fresh: 'this-turn',
        options: [
          { kind: 'mode', effect: gain(1) },
          { kind: 'mode', effect: gain(10) },
        ],
      },
    };
    const table = new CastTable(
      [{ battlefield: ['Shifting'] }, {}],
      [permanent('Shifting', ['artifact'], SHIFTING)],
    );
    table.activate('Shifting', 0, { modes: [1] }).resolve();
    expect(table.refused(table.activating('Shifting', 0, { modes: [1] }))).toBe('cr 700.2a');
    table.activate('Shifting').resolve();
    expect(table.life(0)).toBe(31);
    expect(table.legal()).toEqual([]);
    expect(table.turnOf(0).legal()).toEqual(['activate Shifting 0']);
  });

  it('cr 602.5b: an ability may be limited to one activation ever', () => {
    const table = new CastTable(
      [{ battlefield: ['Once'] }, {}],
      [permanent('Once', ['artifact'], activated([mana('{0}')], gain(1), { limit: 'once' }))],
    );
    table.activate('Once').resolve().turnOf(0);
    expect(table.refused(table.activating('Once'))).toBe('cr 602.5b');
  });

  it('cr 602.5d: an ability may be limited to the timing of a sorcery', () => {
    const table = new CastTable(
      [{ battlefield: ['Slow'] }, {}],
      [permanent('Slow', ['artifact'], activated([mana('{0}')], gain(1), { speed: 'sorcery' }))],
    );
    table.step('upkeep');
    expect(table.refused(table.activating('Slow'))).toBe('cr 602.5d');
    table.step('precombat-main').activate('Slow');
    expect(table.refused(table.activating('Slow'))).toBe('cr 602.5d');
  });

  it('cr 602.5: an effect forbids activating abilities, some except mana abilities', () => {
    const NEEDLE = permanent(
      'Needle',
      ['artifact'],
      always({
        kind: 'cannot',
        action: { kind: 'activate', who: ALL, of: { kind: 'type', is: 'artifact' }, except: 'mana' },
      }),
    );
    const table = new CastTable(
      [{ battlefield: ['Needle', 'Rod', 'Stone'] }, {}],
      [
        NEEDLE,
        permanent('Rod', ['artifact'], activated([TAP], gain(1))),
        permanent('Stone', ['artifact'], tapFor('{C}')),
      ],
    );
    expect(table.refused(table.activating('Rod'))).toBe('cr 602.5');
    expect(table.legal()).toEqual(['activate Stone 0']);
  });

  it('cr 702.61a: only mana abilities are activated under split second, and nothing is cast', () => {
    const table = new CastTable(
      [{ hand: ['Sudden', 'Quick'], battlefield: ['Rod', 'Island', 'Island'] }, {}],
      [
        instant('Sudden', '{U}', keyword('split second'), does(gain(1))),
        instant('Quick', '{0}', does(gain(1))),
        permanent('Rod', ['artifact'], activated([mana('{0}')], gain(1))),
      ],
    );
    table.cast('Sudden');
    expect(table.legal()).toEqual(['activate Island 0']);
    expect(table.refused(table.casting('Quick'))).toBe('cr 601.3');
  });

  it('cr 113.6: abilities of cards in other zones work where they say', () => {
    const table = new CastTable(
      [{ hand: ['Cycler'], battlefield: ['Forest', 'Forest'], library: ['Bear'] }, {}],
      [creature('Cycler', 2, 2, [keyword('cycling', { costs: [mana('{2}')] })], { cost: '{7}' })],
    );
    expect(table.legal()).toContain('activate Cycler 0');
    expect(table.refused(table.activating('Cycler'), 1)).toBe('cr 109.1');
    table.activate('Cycler');
    expect(table.graveyard(0)).toEqual(['Cycler']);
    // cr 602.2a: revealed from the hidden zone.
    expect(table.events('CardsRevealed')).toHaveLength(1);
    table.resolve();
    expect(table.hand(0)).toEqual(['Bear']);
    expect(table.refused(table.activating('Cycler'))).toBe('cr 113.6');
  });

  it('cr 602.2b: targets and modes are chosen as for spells', () => {
    const table = new CastTable(
      [{ battlefield: ['Hunter', 'Bear'] }, {}],
      [permanent('Hunter', ['artifact'], activated([TAP], destroy, { targets: [aTarget(CREATURE)] }))],
    );
    expect(table.refused(table.activating('Hunter', 0, { targets: object(table.named('Hunter')) }))).toBe(
      'cr 601.2c',
    );
    table.activate('Hunter').resolve();
    expect(table.graveyard(0)).toEqual(['Bear']);
    expect(table.refused(table.activating('Hunter'))).toBe('cr 601.2c');
  });

  it('cr 601.2f, 702.6a: effects change what abilities of a keyword cost', () => {
    const EASE = permanent(
      'Ease',
      ['artifact'],
      always({
        kind: 'costs',
        what: { kind: 'subtype', is: 'Equipment' },
        for: YOU,
        amount: 1,
        direction: 'less',
        of: 'equip',
      }),
    );
    const sword = permanent('Sword', ['artifact'], keyword('equip', { costs: [mana('{2}')] }));
    const table = new CastTable(
      [{ battlefield: ['Sword', 'Bear', 'Forest', 'Ease'] }, {}],
      [{ ...sword, faces: [{ ...sword.faces![0]!, subtypes: ['Equipment'] }] }, EASE],
    );
    table.activate('Sword').resolve();
    expect(table.state.objects[Number(table.named('Sword').slice(1))]?.permanent?.attachedTo).toBe(
      table.named('Bear'),
    );
  });

  it('cr 118.3: costs of all sorts can or cannot be paid', () => {
    const COSTLY = permanent(
      'Costly',
      ['artifact'],
      activated(
        [
          { kind: 'life', amount: 3 },
          { kind: 'move', filter: { kind: 'in', zone: 'hand' }, count: 1, to: 'graveyard', cause: 'discard' },
          { kind: 'remove-counters', counter: 'charge', count: 1 },
        ],
        gain(10),
      ),
    );
    const table = new CastTable([{ hand: ['Bear'], battlefield: ['Costly'] }, {}], [COSTLY]);
    expect(table.refused(table.activating('Costly'))).toBe('cr 118.3');
    table.proposal.emit({ type: 'CountersChanged', object: table.named('Costly'), counter: 'charge', by: 1 });
    table.activate('Costly');
    expect([table.life(0), table.graveyard(0)]).toEqual([17, ['Bear']]);
    table.proposal.emit({ type: 'CountersChanged', object: table.named('Costly'), counter: 'charge', by: 1 });
    expect(table.refused(table.activating('Costly'))).toBe('cr 118.3');
  });

  it('cr 118.3, 701.17b: a player cannot mill more cards as a cost than the library has', () => {
    const WHEEL = permanent(
      'Wheel',
      ['artifact'],
      activated([{ kind: 'effect', effect: { kind: 'mill', who: YOU, count: 2 } }], gain(1)),
    );
    const table = new CastTable(
      [{ library: ['Bear', 'Golem', 'Bear'], battlefield: ['Wheel'] }, {}],
      [WHEEL],
    );
    table.activate('Wheel');
    expect(table.graveyard(0)).toHaveLength(2);
    expect(table.refused(table.activating('Wheel'))).toBe('cr 118.3');
  });

  describe('cr 601.2h: counters from among several objects', () => {
    const POOL = permanent(
      'Pool',
      ['artifact'],
      activated(
        [{ kind: 'remove-counters', counter: 'charge', count: 3, from: CREATURE, among: 'among' }],
        gain(1),
      ),
    );
    const charged = (bear: number, golem: number): CastTable => {
      const table = new CastTable([{ battlefield: ['Pool', 'Bear', '3 Golem'] }, {}], [POOL]);
      const put = (name: string, by: number): void => {
        if (by > 0)
          table.proposal.emit({ type: 'CountersChanged', object: table.named(name), counter: 'charge', by });
      };
      put('Bear', bear);
      put('3 Golem', golem);
      return table;
    };
    const left = (table: CastTable): readonly (number | undefined)[] =>
      ['Bear', '3 Golem'].map(
        (name) => table.state.objects[Number(table.named(name).slice(1))]?.permanent?.counters['charge'] ?? 0,
      );

    it('cr 601.2h: are removed one by one, from any object that has some left', () => {
      const table = charged(1, 3);
      const bear = [table.named('Bear')];
      const golem = [table.named('3 Golem')];
      const both = [...bear, ...golem];
      expect(table.refused(table.activating('Pool', 0, { costs: [both, golem] }))).toBe('cr 601.2h');
      table.activate('Pool', 0, { costs: [golem, bear, golem] });
      expect(left(table)).toEqual([0, 1]);
    });

    it('cr 601.2h: are removed without asking if only one object has any', () => {
      const table = charged(0, 3);
      table.activate('Pool');
      expect(left(table)).toEqual([0, 0]);
    });

    it('cr 118.3: pay for nothing if there are too few in all', () => {
      const table = charged(1, 1);
      expect(table.refused(table.activating('Pool'))).toBe('cr 118.3');
      expect(left(table)).toEqual([1, 1]);
    });
  });

  it('cr 118.3, 118.10: an object that pays for one cost does not pay for another', () => {
    const TWICE = permanent(
      'Twice',
      ['artifact'],
      activated(
        [
          { kind: 'tap-others', filter: CREATURE, count: 1 },
          { kind: 'move', filter: CREATURE, count: 1, to: 'graveyard', cause: 'sacrifice' },
        ],
        gain(1),
      ),
    );
    const table = new CastTable([{ battlefield: ['Twice', 'Bear'] }, {}], [TWICE]);
    expect(table.legal()).toEqual([]);
  });

  it('cr 702.122a: crew taps creatures with enough power in all', () => {
    const table = new CastTable(
      [{ battlefield: ['Ship', 'Bear', '3 Golem'] }, {}],
      [permanent('Ship', ['artifact'], keyword('crew', { value: 3 }))],
    );
    expect(table.refused(table.activating('Ship', 0, { costs: [[table.named('Bear')]] }))).toBe('cr 601.2h');
    table.activate('Ship', 0, { costs: [[table.named('Bear'), table.named('3 Golem')]] });
    expect([table.isTapped('Bear'), table.isTapped('3 Golem')]).toEqual([true, true]);
  });

  it('cr 601.2b: a player chooses one of several costs', () => {
    const EITHER = permanent(
      'Either',
      ['artifact'],
      activated([{ kind: 'either', of: [mana('{5}'), { kind: 'life', amount: 2 }] }], gain(1)),
    );
    const table = new CastTable([{ battlefield: ['Either'] }, {}], [EITHER]);
    expect(table.refused(table.activating('Either'))).toBe('cr 601.2b');
    expect(table.refused(table.activating('Either', 0, { either: [0] }))).toBe('cr 601.2h');
    table.activate('Either', 0, { either: [1] });
    expect(table.life(0)).toBe(18);
  });
});
