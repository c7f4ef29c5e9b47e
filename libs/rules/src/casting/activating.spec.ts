import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#abilities';
import {
  activated,
  adds,
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
  sorcery,
  TAP,
  tapFor,
  YOU,
  YOURS,
} from '../fixtures/casting.fixture.js';
import type { ObjectId } from '../state/ids.js';

const PINGER = creature('Pinger', '{1}', [activated([TAP], gain(1))], {});
const object = (id: ObjectId) => [[{ object: id }]];

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

  it('cr 602.2: by the controller of its source, unless it says otherwise', () => {
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
      [PINGER, creature('Hasty', '{1}', [keyword('haste'), activated([TAP], gain(1))])],
    );
    table.cast('Pinger').resolve().cast('Hasty').resolve();
    expect(table.refused(table.activating('Pinger'))).toBe('cr 302.6');
    expect(table.legal()).toEqual(['activate Hasty 0']);
    table.activate('Hasty');
  });

  it('cr 602.5b: only if, and only so often each turn', () => {
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

  it('cr 602.5b, 400.7: so of a card in a graveyard, as long as it lies there', () => {
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

  it('cr 700.2: a mode that has not been chosen this turn', () => {
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

  it('cr 602.5b: only once at all', () => {
    const table = new CastTable(
      [{ battlefield: ['Once'] }, {}],
      [permanent('Once', ['artifact'], activated([mana('{0}')], gain(1), { limit: 'once' }))],
    );
    table.activate('Once').resolve().turnOf(0);
    expect(table.refused(table.activating('Once'))).toBe('cr 602.5b');
  });

  it('cr 602.5d: only as a sorcery', () => {
    const table = new CastTable(
      [{ battlefield: ['Slow'] }, {}],
      [permanent('Slow', ['artifact'], activated([mana('{0}')], gain(1), { speed: 'sorcery' }))],
    );
    table.step('upkeep');
    expect(table.refused(table.activating('Slow'))).toBe('cr 602.5d');
    table.step('precombat-main').activate('Slow');
    expect(table.refused(table.activating('Slow'))).toBe('cr 602.5d');
  });

  it('cr 602.5: what says that abilities cannot be activated, mana abilities perhaps apart', () => {
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

  it('cr 702.61a: with split second on the stack mana abilities alone are activated, and nothing is cast', () => {
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

  it('cr 113.6: abilities of cards elsewhere work where they say', () => {
    const table = new CastTable(
      [{ hand: ['Cycler'], battlefield: ['Forest', 'Forest'], library: ['Bear'] }, {}],
      [creature('Cycler', '{7}', [keyword('cycling', { costs: [mana('{2}')] })])],
    );
    expect(table.legal()).toContain('activate Cycler 0');
    expect(table.refused(table.activating('Cycler'), 1)).toBe('cr 109.1');
    table.activate('Cycler');
    expect(table.graveyard(0)).toEqual(['Cycler']);
    // cr 602.2a: shown from the hidden zone.
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

  it('cr 118.3: costs of all sorts, paid or not to be paid', () => {
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

  it('cr 118.3, 701.17b: as many cards of a library as it has pay for something, and no more', () => {
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

    it('cr 601.2h: one by one, of whichever has some left', () => {
      const table = charged(1, 3);
      const bear = [table.named('Bear')];
      const golem = [table.named('3 Golem')];
      const both = [...bear, ...golem];
      expect(table.refused(table.activating('Pool', 0, { costs: [both, golem] }))).toBe('cr 601.2h');
      table.activate('Pool', 0, { costs: [golem, bear, golem] });
      expect(left(table)).toEqual([0, 1]);
    });

    it('cr 601.2h: unasked where only one has any', () => {
      const table = charged(0, 3);
      table.activate('Pool');
      expect(left(table)).toEqual([0, 0]);
    });

    it('cr 118.3: too few in all pay for nothing', () => {
      const table = charged(1, 1);
      expect(table.refused(table.activating('Pool'))).toBe('cr 118.3');
      expect(left(table)).toEqual([1, 1]);
    });
  });

  it('cr 118.3, 118.10: what pays for one cost does not pay for another', () => {
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

  it('cr 702.122a: crewed by creatures with enough power in all', () => {
    const table = new CastTable(
      [{ battlefield: ['Ship', 'Bear', '3 Golem'] }, {}],
      [permanent('Ship', ['artifact'], keyword('crew', { value: 3 }))],
    );
    expect(table.refused(table.activating('Ship', 0, { costs: [[table.named('Bear')]] }))).toBe('cr 601.2h');
    table.activate('Ship', 0, { costs: [[table.named('Bear'), table.named('3 Golem')]] });
    expect([table.isTapped('Bear'), table.isTapped('3 Golem')]).toEqual([true, true]);
  });

  it('cr 601.2b: one of several costs', () => {
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

describe('loyalty abilities', () => {
  const WALKER = {
    ...permanent(
      'Walker',
      ['planeswalker'],
      activated([{ kind: 'loyalty', change: 1, sign: 'plus' }], gain(1), { loyalty: 'loyalty' }),
      activated([{ kind: 'loyalty', change: 4, sign: 'minus' }], gain(10), { loyalty: 'loyalty' }),
      activated([{ kind: 'loyalty', change: { kind: 'x' }, sign: 'minus' }], gain(5), { loyalty: 'loyalty' }),
    ),
  };
  const board = () => {
    const table = new CastTable([{ battlefield: ['Walker'] }, {}], [WALKER]);
    table.proposal.emit({
      type: 'CountersChanged',
      object: table.named('Walker'),
      counter: 'loyalty',
      by: 3,
    });
    return table;
  };
  const loyalty = (table: CastTable) =>
    table.state.objects[Number(table.named('Walker').slice(1))]?.permanent?.counters['loyalty'];

  it('cr 606.4: its cost is paid in loyalty', () => {
    const table = board().activate('Walker', 0);
    expect(loyalty(table)).toBe(4);
    expect(board().activate('Walker', 2, { x: 2 }).top.x).toBe(2);
  });

  it('cr 606.3: one of them a turn, in a main phase of one’s own with the stack empty', () => {
    const table = board();
    table.step('upkeep');
    expect(table.refused(table.activating('Walker'))).toBe('cr 606.3');
    table.step('precombat-main').activate('Walker').resolve();
    expect(table.refused(table.activating('Walker', 1))).toBe('cr 606.3');
    table.turnOf(1);
    expect(table.refused(table.activating('Walker'))).toBe('cr 606.3');
    table.turnOf(0).activate('Walker', 1);
    expect(loyalty(table)).toBeUndefined();
  });

  it('cr 606.6: no more loyalty than there is', () => {
    const table = board();
    expect(table.refused(table.activating('Walker', 1))).toBe('cr 606.6');
    expect(table.refused(table.activating('Walker', 2, { x: 4 }))).toBe('cr 606.6');
    expect(table.legal()).toEqual(['activate Walker 0', 'activate Walker 2']);
  });
});

describe('mana abilities', () => {
  it('cr 605.3b: resolved at once, without the stack', () => {
    const table = new CastTable([{ battlefield: ['Forest'] }, {}]);
    table.activate('Forest');
    expect([table.stack, table.pool, table.isTapped('Forest')]).toEqual([[], 'G', true]);
    expect(table.refused(table.activating('Forest'))).toBe('cr 118.3');
  });

  it('cr 605.3b: which mana is said where there is a choice', () => {
    const table = new CastTable(
      [{ battlefield: ['Any'] }, {}],
      [permanent('Any', ['land'], activated([TAP], adds({ kind: 'any-colour' })))],
    );
    expect(table.refused(table.activating('Any'))).toBe('cr 605.3b');
    expect(table.refused(table.activating('Any', 0, { mana: '{C}' }))).toBe('cr 605.3b');
    expect(table.next(table.activating('Any'))).toMatchObject({
      question: { kind: 'word', from: ['{W}', '{U}', '{B}', '{R}', '{G}'] },
      into: 'mana',
    });
    expect(table.activate('Any', 0, { mana: '{B}' }).pool).toBe('B');
  });

  it('cr 605.1a: with a target, or as a loyalty ability, it uses the stack', () => {
    const table = new CastTable(
      [{ battlefield: ['Aimed', 'Bear'] }, {}],
      [
        permanent(
          'Aimed',
          ['artifact'],
          activated([TAP], adds({ kind: 'exactly', symbols: '{R}' }), { targets: [aTarget(CREATURE)] }),
        ),
      ],
    );
    table.activate('Aimed');
    expect([table.pool, table.stack.length]).toEqual(['', 1]);
  });

  it('cr 605.3a: an ability that does more than add mana does all of it at once', () => {
    const table = new CastTable(
      [{ battlefield: ['Painful'] }, {}],
      [
        permanent(
          'Painful',
          ['land'],
          activated([TAP], {
            kind: 'sequence',
            steps: [adds({ kind: 'exactly', symbols: '{R}' }), { kind: 'damage', players: YOU, amount: 1 }],
          }),
        ),
      ],
    );
    table.activate('Painful');
    expect([table.pool, table.life(0), table.stack]).toEqual(['R', 19, []]);
  });

  it('cr 605.3a: what is sacrificed for mana can be so by hand, also while a cost is paid', () => {
    const TREASURE = permanent(
      'Treasure',
      ['artifact'],
      activated(
        [TAP, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
        adds({ kind: 'any-colour' }),
      ),
    );
    const cards = [TREASURE, instant('Spark', '{R}', does(gain(1)))];
    const table = new CastTable([{ hand: ['Spark'], battlefield: ['Treasure'] }, {}], cards);
    const pay = [{ object: table.named('Treasure'), ability: 0, mana: '{R}' }];
    expect(table.refused(table.casting('Spark', { pay: [{ ...pay[0], mana: '{C}' }] }))).toBe('cr 605.3b');
    table.cast('Spark', { pay });
    expect([table.graveyard(0), table.top.mana, table.pool]).toEqual([['Treasure'], ['R'], '']);
    const first = new CastTable([{ hand: ['Spark'], battlefield: ['Treasure'] }, {}], cards);
    first.activate('Treasure', 0, { mana: '{R}' }).cast('Spark');
    expect(first.top.mana).toEqual(['R']);
  });

  describe('cr 601.2g: what is sacrificed for mana pays where nothing else does', () => {
    const TREASURE = permanent(
      'Treasure',
      ['artifact'],
      activated(
        [TAP, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
        adds({ kind: 'any-colour' }),
      ),
    );
    const VEIN = permanent(
      'Vein',
      ['land'],
      tapFor('{C}'),
      activated(
        [TAP, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
        adds({ kind: 'exactly', symbols: '{C}{C}' }),
      ),
    );
    const SPARK = instant('Spark', '{R}', does(gain(1)));
    const BIG = instant('Big', '{2}{R}', does(gain(1)));
    const HUGE = instant('Huge', '{4}', does(gain(1)));
    const table = (hand: string, ...battlefield: readonly string[]) =>
      new CastTable([{ hand: [hand], battlefield }, {}], [TREASURE, VEIN, SPARK, BIG, HUGE]);
    const offered = (at: CastTable) => at.legal(0).some((action) => action.startsWith('cast '));

    it('and the spell is offered before', () => {
      const only = table('Spark', 'Treasure', 'Island');
      expect(offered(only)).toBe(true);
      only.cast('Spark');
      expect([only.top.mana, only.graveyard(0), only.untapped('Island')]).toEqual([['R'], ['Treasure'], 1]);
    });

    it('but nothing is where lands are enough, and never more than has to be', () => {
      const enough = table('Spark', 'Treasure', 'Mountain').cast('Spark');
      expect(enough.graveyard(0)).toEqual([]);
      const some = table('Big', 'Treasure', 'Treasure', 'Vein', 'Mountain').cast('Big');
      expect([some.graveyard(0).length, some.top.mana.length, some.pool]).toEqual([1, 3, '']);
    });

    it('nor is a land tapped and sacrificed for two', () => {
      expect(offered(table('Big', 'Vein', 'Mountain'))).toBe(true);
      expect(offered(table('Huge', 'Vein', 'Mountain'))).toBe(false);
      const two = table('Big', 'Vein', 'Mountain').cast('Big');
      expect([two.graveyard(0), [...two.top.mana].sort()]).toEqual([['Vein'], ['C', 'C', 'R']]);
    });

    it('cr 101.2: not where it cannot be sacrificed, or is tapped already', () => {
      const ban = permanent(
        'Ban',
        ['enchantment'],
        always({ kind: 'cannot', action: { kind: 'be-sacrificed', what: { kind: 'anything' } } }),
      );
      const banned = new CastTable(
        [{ hand: ['Spark'], battlefield: ['Treasure', 'Ban'] }, {}],
        [TREASURE, SPARK, ban],
      );
      expect(offered(banned)).toBe(false);
      expect(banned.refused(banned.casting('Spark'))).toBe('cr 601.2h');
      const tapped = table('Spark', 'Treasure');
      tapped.proposal.emit({
        type: 'PermanentTapped',
        object: tapped.named('Treasure'),
        tapped: true,
        forMana: false,
      });
      expect(offered(tapped)).toBe(false);
      expect(tapped.refused(tapped.casting('Spark'))).toBe('cr 601.2h');
    });

    it('cr 601.2h: nothing is sacrificed for two costs', () => {
      const altar = instant(
        'Altar',
        '{R}',
        always({
          kind: 'additional-cost',
          costs: [
            {
              kind: 'move',
              filter: { kind: 'type', is: 'artifact' },
              count: 2,
              to: 'graveyard',
              cause: 'sacrifice',
            },
          ],
        }),
        does(gain(1)),
      );
      // The table itself has an artifact more.
      const one = new CastTable([{ hand: ['Altar'], battlefield: ['Treasure'] }, {}], [TREASURE, altar]);
      expect(offered(one)).toBe(false);
      const two = new CastTable(
        [{ hand: ['Altar'], battlefield: ['Treasure', 'Treasure'] }, {}],
        [TREASURE, altar],
      );
      expect(offered(two)).toBe(true);
    });
  });

  describe('cr 121.8: a mana ability that draws, activated while a spell is cast', () => {
    const SPHERE = permanent(
      'Sphere',
      ['artifact'],
      activated([TAP, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }], {
        kind: 'sequence',
        steps: [adds({ kind: 'any-colour' }), { kind: 'draw', who: YOU, count: 1 }],
      }),
    );
    const SPARK = instant('Spark', '{R}', does(gain(1)));
    const discard = {
      kind: 'move',
      filter: { kind: 'in', zone: 'hand' },
      count: 1,
      to: 'graveyard',
      cause: 'discard',
    } as const;
    const WASTE = instant(
      'Waste',
      '{R}',
      always({ kind: 'additional-cost', costs: [discard] }),
      does(gain(1)),
    );
    const table = (hand: string) =>
      new CastTable(
        [{ hand: [hand], library: ['Bear'], battlefield: ['Sphere'] }, {}],
        [SPHERE, SPARK, WASTE],
      );
    const pay = (at: CastTable) => ({ pay: [{ object: at.named('Sphere'), ability: 0, mana: '{R}' }] });

    it('lets the card be seen once the spell is cast', () => {
      const at = table('Spark');
      at.cast('Spark', pay(at));
      expect([at.top.mana, at.hand(0), at.graveyard(0)]).toEqual([['R'], ['Bear'], ['Sphere']]);
      const types = at.proposal.events.map(({ type }) => type);
      expect(types.indexOf('CardDrawn')).toBeGreaterThan(types.indexOf('SpellCast'));
    });

    it('and it pays for nothing of that spell', () => {
      const at = table('Waste');
      expect(at.refused(at.casting('Waste', pay(at)))).toBe('cr 118.3');
    });

    it('so it is with an ability that is activated, but not with what makes mana itself', () => {
      const rod = permanent('Rod', ['artifact'], activated([mana('{1}')], gain(1)));
      const filter = permanent(
        'Filter',
        ['artifact'],
        activated([mana('{1}')], adds({ kind: 'exactly', symbols: '{G}' })),
      );
      const at = new CastTable(
        [{ library: ['Bear'], battlefield: ['Sphere', 'Rod', 'Filter'] }, {}],
        [SPHERE, rod, filter],
      );
      expect(at.refused(at.activating('Filter', 0, pay(at)))).toBe('cr 605.1a');
      at.activate('Rod', 0, pay(at));
      expect([at.stack.length, at.top.mana, at.hand(0)]).toEqual([1, ['R'], ['Bear']]);
    });
  });

  it('cr 601.2g: said explicitly, one land rather than another is tapped', () => {
    const table = new CastTable(
      [{ hand: ['Spark'], battlefield: ['Forest', 'Mountain'] }, {}],
      [instant('Spark', '{1}', does(gain(1)))],
    );
    table.cast('Spark', { pay: [{ object: table.named('Mountain'), ability: 0 }] });
    expect([table.isTapped('Mountain'), table.isTapped('Forest')]).toEqual([true, false]);
    expect(
      table.refused(
        table.activating('Forest', 0, { pay: [{ object: table.named('Mountain'), ability: 0 }] }),
      ),
    ).toBe('cr 602.5a');
  });

  it('cr 106.4: mana that was made and not needed stays in the pool', () => {
    const table = new CastTable(
      [{ hand: ['Spark'], battlefield: ['Ring'] }, {}],
      [permanent('Ring', ['artifact'], tapFor('{C}{C}')), instant('Spark', '{1}', does(gain(1)))],
    );
    table.cast('Spark');
    expect(table.pool).toBe('C');
  });

  it('cr 106.6: what a restriction says holds of mana in the pool', () => {
    const table = new CastTable(
      [{ hand: ['Spark'], battlefield: ['Ring', 'Forest'] }, {}],
      [
        permanent(
          'Ring',
          ['artifact'],
          activated(
            [TAP],
            adds({ kind: 'exactly', symbols: '{C}' }, { restriction: { kind: 'type', is: 'artifact' } }),
          ),
        ),
        instant('Spark', '{1}', does(gain(1))),
      ],
    );
    table.activate('Ring').cast('Spark');
    expect([table.pool, table.top.mana]).toEqual(['C', ['G']]);
  });

  it('cr 605.3a: made only when its condition holds, also by the auto-payer', () => {
    const table = new CastTable(
      [{ hand: ['Spark'], battlefield: ['Grove'] }, {}],
      [
        permanent(
          'Grove',
          ['land'],
          activated([TAP], adds({ kind: 'exactly', symbols: '{G}' }), {
            only: { kind: 'exists', filter: CREATURE },
          }),
        ),
        instant('Spark', '{1}', does(gain(1))),
      ],
    );
    expect(table.refused(table.casting('Spark'))).toBe('cr 601.2h');
    expect(table.legal()).toEqual([]);
  });

  it('cr 302.6: a creature that came this turn makes no mana', () => {
    const table = new CastTable(
      [{ hand: ['Elf', 'Spark'], battlefield: ['Forest'] }, {}],
      [creature('Elf', '{G}', [tapFor('{G}')]), instant('Spark', '{1}', does(gain(1)))],
    );
    table.cast('Elf').resolve();
    expect(table.refused(table.casting('Spark'))).toBe('cr 601.2h');
  });

  it('cr 614: where mana would be replaced, lands are not tapped without being asked', () => {
    const table = new CastTable(
      [{ hand: ['Spark'], battlefield: ['Forest', 'Contamination'] }, {}],
      [
        permanent(
          'Contamination',
          ['enchantment'],
          always({
            kind: 'replace',
            replacement: { kind: 'replace', event: { kind: 'adds-mana', who: ALL }, outcomes: [] },
          }),
        ),
        instant('Spark', '{1}', does(gain(1))),
      ],
    );
    expect(table.refused(table.casting('Spark'))).toBe('cr 601.2h');
    table.activate('Forest');
    expect(table.pool).toBe('');
  });
});

describe('playing lands', () => {
  it('cr 305.1, 305.2: one land a turn, without the stack', () => {
    const table = new CastTable([{ hand: ['Forest', 'Island'] }, {}]);
    const play = (name: string) => ({ do: 'play', object: table.named(name) }) as const;
    expect(table.legal()).toEqual(['play Forest', 'play Island']);
    table.act(play('Forest'));
    expect([table.battlefield(), table.stack]).toEqual([['Forest'], []]);
    expect(table.refused(play('Island'))).toBe('cr 305.2b');
    expect(table.legal()).toEqual(['activate Forest 0']);
  });

  it('cr 305.2: more where effects say so', () => {
    const table = new CastTable(
      [{ hand: ['Forest', 'Island', 'Swamp'], battlefield: ['More'] }, {}],
      [
        permanent(
          'More',
          ['enchantment'],
          always({ kind: 'player', who: YOU, property: 'land-plays', value: 1, how: 'more' }),
        ),
      ],
    );
    const play = (name: string) => ({ do: 'play', object: table.named(name) }) as const;
    table.act(play('Forest')).act(play('Island'));
    expect(table.refused(play('Swamp'))).toBe('cr 305.2b');
  });

  it('cr 305.3: in a main phase of one’s own with the stack empty', () => {
    const table = new CastTable(
      [{ hand: ['Forest', 'Spark'] }, { hand: ['Island'] }],
      [instant('Spark', '{0}', does(gain(1)))],
    );
    expect(table.refused({ do: 'play', object: table.named('Island') }, 1)).toBe('cr 305.3');
    table.cast('Spark');
    expect(table.refused({ do: 'play', object: table.named('Forest') })).toBe('cr 305.3');
  });

  it('cr 305.1, 305.9: lands are played and never cast, other cards never played as lands', () => {
    const table = new CastTable(
      [{ hand: ['Forest', 'Spark'], graveyard: ['Island'] }, {}],
      [instant('Spark', '{0}', does(gain(1)))],
    );
    expect(table.refused(table.casting('Forest'))).toBe('cr 305.9');
    expect(table.refused({ do: 'play', object: table.named('Spark') })).toBe('cr 305.1');
    expect(table.refused({ do: 'play', object: table.named('Island') })).toBe('cr 305.1');
    expect(table.refused({ do: 'play', object: 'o999' as ObjectId })).toBe('cr 109.1');
  });
});

describe('paying while something resolves', () => {
  const UNLESS = sorcery(
    'Unless',
    '{U}',
    does({
      kind: 'pay',
      who: YOU,
      costs: [mana('{1}'), { kind: 'move', filter: CREATURE, count: 1, to: 'graveyard', cause: 'sacrifice' }],
      paid: gain(5),
      unpaid: gain(1),
    }),
  );

  it('cr 118.12: whoever pays chooses with what', () => {
    const table = new CastTable(
      [{ hand: ['Unless'], battlefield: ['Island', 'Forest', 'Bear', '3 Golem'] }, {}],
      [UNLESS],
    );
    const golem = table.named('3 Golem');
    table.cast('Unless').resolve({ kind: 'yes-no', yes: true }, { kind: 'choose-objects', objects: [golem] });
    expect([table.life(0), table.graveyard(0)]).toEqual([25, ['3 Golem', 'Unless']]);
    expect(table.isTapped('Forest')).toBe(true);
  });

  it('cr 118.12: what cannot be paid is not', () => {
    const table = new CastTable([{ hand: ['Unless'], battlefield: ['Island', 'Bear'] }, {}], [UNLESS]);
    table.cast('Unless').resolve({ kind: 'yes-no', yes: true });
    expect([table.life(0), table.graveyard(0)]).toEqual([21, ['Unless']]);
  });

  it('cr 117.1d: mana that costs more than tapping is made for it when it is asked for', () => {
    const TREASURE = permanent(
      'Treasure',
      ['artifact'],
      activated(
        [TAP, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
        adds({ kind: 'any-colour' }),
      ),
    );
    const table = new CastTable(
      [{ hand: ['Unless'], battlefield: ['Island', 'Treasure', 'Bear'] }, {}],
      [UNLESS, TREASURE],
    );
    const treasure = table.named('Treasure');
    table
      .cast('Unless')
      .resolve(
        { kind: 'yes-no', yes: true },
        { kind: 'choose-objects', objects: [treasure] },
        { kind: 'word', word: '{R}' },
      );
    expect([table.life(0), [...table.graveyard(0)].sort(), table.pool]).toEqual([
      25,
      ['Bear', 'Treasure', 'Unless'],
      '',
    ]);
  });

  it('cr 118.11, 702.35a: what is done to pay may be replaced, and it is paid all the same', () => {
    const MAD = sorcery('Mad', '{9}', keyword('madness', { costs: [mana('{G}')] }), does(gain(7)));
    const table = new CastTable(
      [{ hand: ['Mad'], battlefield: ['Outlet', 'Forest'] }, {}],
      [
        MAD,
        permanent(
          'Outlet',
          ['artifact'],
          activated(
            [
              {
                kind: 'move',
                filter: { kind: 'in', zone: 'hand' },
                count: 1,
                to: 'graveyard',
                cause: 'discard',
              },
            ],
            gain(1),
          ),
        ),
      ],
    );
    table.activate('Outlet');
    expect([table.exile(), table.stack.length]).toEqual([['Mad'], 1]);
    table.triggers().resolve({ kind: 'yes-no', yes: true });
    expect(table.top).toMatchObject({ alternative: 'madness', mana: ['G'], from: 'exile' });
    expect(table.resolve().life(0)).toBe(27);
  });

  it('cr 707.12: a copy of a card is cast, and ceases to be when it has resolved', () => {
    const table = new CastTable(
      [{ hand: ['Copier', 'Big'], battlefield: ['Island'] }, {}],
      [
        sorcery(
          'Copier',
          '{U}',
          does({
            kind: 'cast-now',
            who: YOU,
            what: {
              kind: 'each',
              filter: both({ kind: 'in', zone: 'hand', whose: YOU }, { kind: 'type', is: 'sorcery' }),
            },
            free: 'free',
            copy: 'copy',
          }),
        ),
        sorcery('Big', '{9}', does(gain(9))),
      ],
    );
    table.cast('Copier').resolve();
    expect([table.hand(0), table.top.copy]).toEqual([['Big'], true]);
    expect(table.resolve().life(0)).toBe(29);
    expect([table.stack, table.graveyard(0)]).toEqual([[], ['Copier']]);
  });

  it('cr 601.2h: what is discarded at random is nobody’s choice', () => {
    const table = new CastTable(
      [{ hand: ['Wild', 'Bear', '3 Golem'], battlefield: ['Forest'] }, {}],
      [
        sorcery(
          'Wild',
          '{G}',
          always({
            kind: 'additional-cost',
            costs: [
              {
                kind: 'move',
                filter: { kind: 'in', zone: 'hand' },
                count: 1,
                to: 'graveyard',
                cause: 'discard',
                random: 'random',
              },
            ],
          }),
          does(gain(1)),
        ),
      ],
    );
    table.cast('Wild');
    expect([table.hand(0).length, table.graveyard(0).length, table.asked]).toEqual([1, 1, []]);
  });

  it('cr 608.2g: a spell is cast while another resolves, at whatever time', () => {
    const CASCADE = sorcery(
      'Caster',
      '{U}',
      does({
        kind: 'cast-now',
        who: YOU,
        what: {
          kind: 'each',
          filter: both({ kind: 'in', zone: 'hand', whose: YOU }, { kind: 'type', is: 'sorcery' }),
        },
        free: 'free',
      }),
    );
    const table = new CastTable(
      [{ hand: ['Caster', 'Big'], battlefield: ['Island'] }, {}],
      [CASCADE, sorcery('Big', '{9}', does(gain(9)))],
    );
    table.cast('Caster').resolve();
    expect(table.stack).toEqual(['Big']);
    expect(table.top).toMatchObject({ alternative: 'free', mana: [] });
    expect(table.resolve().life(0)).toBe(29);
  });
});
