// Targets that others choose, and objects protected from being targets (cr 601.2c, 702.11, 702.16, 702.18).
import { describe, expect, it } from '@jest/globals';
import {
  always,
  aTarget,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  keyword,
  mana,
  OPPONENTS,
  permanent,
  sorcery,
  YOU,
} from '#testkit/tables/cast-table';
import { BOLT, MURDER, seat, object } from '#testkit/tables/some-spells';
import type { Answer } from '../../../model/decisions/answer.js';
import type { Reply } from '#testkit/tables/effect-table';
import { seat as seatAt } from '#testkit/tables/seats';

describe('targets that the caster does not choose', () => {
  it('cr 601.2c: another player chooses a target before the spell has been cast', () => {
    const THEIRS = sorcery('Theirs', '{W}', does(destroy, aTarget(CREATURE, { by: OPPONENTS })));
    const table = new CastTable(
      [{ hand: ['Theirs'], battlefield: ['Plains', 'Bear'] }, { battlefield: ['3 Golem'] }],
      [THEIRS],
    );
    const bear = table.named('Bear');
    table.act(table.casting('Theirs'), {
      answers: [
        ({ seat: asked, prompt }) => {
          expect([asked, prompt]).toEqual([1, 'target']);
          return { kind: 'choose-targets', targets: [{ object: bear }] };
        },
      ],
    });
    expect(table.top.targets[0]?.[0]?.objects).toEqual([bear]);
    expect(table.resolve().graveyard(0)).toEqual(['Bear', 'Theirs']);
    const none = new CastTable([{ hand: ['Theirs'], battlefield: ['Plains'] }, {}], [THEIRS]);
    expect(none.refused(none.casting('Theirs'))).toBe('cr 601.2c');
  });

  const twoModes = (more: { by?: typeof OPPONENTS; random?: 'random' }) => ({
    kind: 'spell' as const,
    body: {
      kind: 'modal' as const,
      least: 1,
      most: 1,
      ...more,
      options: [
        { kind: 'mode' as const, targets: [aTarget(CREATURE)], effect: destroy },
        { kind: 'mode' as const, effect: gain(1) },
      ],
    },
  });

  it('cr 601.6a: the caster says which of several opponents chooses the mode or the target', () => {
    const THEIRS = sorcery('Theirs', '{W}', does(destroy, aTarget(CREATURE, { by: OPPONENTS })));
    const MODAL = sorcery('Modal', '{W}', twoModes({ by: OPPONENTS }));
    const asked: [number, string][] = [];
    const told =
      (answer: Answer): Reply =>
      (decision) => {
        asked.push([decision.seat, decision.prompt]);
        return answer;
      };
    const third: Answer = { kind: 'choose-players', players: [seatAt(2)] };
    const table = new CastTable(
      [{ hand: ['Theirs', 'Modal'], battlefield: ['Plains', 'Plains', 'Bear', '3 Golem'] }, {}, {}],
      [THEIRS, MODAL],
    );
    const golem = { object: table.named('3 Golem') };
    table.act(table.casting('Theirs'), {
      answers: [told(third), told({ kind: 'choose-targets', targets: [golem] })],
    });
    expect(table.resolve().graveyard(0)).toEqual(['3 Golem', 'Theirs']);
    table.act(table.casting('Modal'), {
      answers: [told(third), told({ kind: 'choose-modes', modes: [1] })],
    });
    expect(table.resolve().life(0)).toBe(21);
    expect(asked).toEqual([
      [0, 'choose'],
      [2, 'target'],
      [0, 'choose'],
      [2, 'mode'],
    ]);
  });

  it('cr 601.6: an opponent chooses the mode, and the caster its targets', () => {
    const table = new CastTable(
      [{ hand: ['Theirs'], battlefield: ['Plains', 'Bear', '3 Golem'] }, {}],
      [sorcery('Theirs', '{W}', twoModes({ by: OPPONENTS }))],
    );
    const asked: [number, string][] = [];
    const golem = table.named('3 Golem');
    expect(table.legal()).toContain('cast Theirs');
    table.act(table.casting('Theirs'), {
      answers: [
        (decision) => {
          asked.push([decision.seat, decision.prompt]);
          return { kind: 'choose-modes', modes: [0] };
        },
        (decision) => {
          asked.push([decision.seat, decision.prompt]);
          return { kind: 'choose-targets', targets: [{ object: golem }] };
        },
      ],
    });
    expect(asked).toEqual([
      [1, 'mode'],
      [0, 'target'],
    ]);
    expect(table.top).toMatchObject({ modes: [0], mana: ['W'] });
    expect(table.resolve().graveyard(0)).toEqual(['3 Golem', 'Theirs']);
    const poor = new CastTable(
      [{ hand: ['Theirs'], battlefield: ['Bear'] }, {}],
      [sorcery('Theirs', '{W}', twoModes({ by: OPPONENTS }))],
    );
    expect(poor.refused(poor.casting('Theirs'))).toBe('cr 601.2h');
  });

  it('cr 700.2: a mode chosen at random is drawn once', () => {
    const table = new CastTable(
      [{ hand: ['Chance'], battlefield: ['Plains', 'Bear', '3 Golem'] }, {}],
      [sorcery('Chance', '{W}', twoModes({ random: 'random' }))],
    );
    const target: Answer = { kind: 'choose-targets', targets: [{ object: table.named('Bear') }] };
    let times = 0;
    try {
      table.act(table.casting('Chance'), { answers: [target] });
      times = table.asked.length;
    } catch (thrown) {
      expect(String(thrown)).toContain('answers too many');
    }
    expect(table.top.modes).toEqual([times === 1 ? 0 : 1]);
    expect(table.events('RandomnessUsed')).toHaveLength(1);
  });

  it('cr 115.1: nobody chooses targets that are chosen at random', () => {
    const table = new CastTable(
      [{ hand: ['Chance'], battlefield: ['Plains', 'Bear', '3 Golem'] }, {}],
      [sorcery('Chance', '{W}', does(destroy, aTarget(CREATURE, { random: 'random' })))],
    );
    table.cast('Chance');
    expect(table.asked).toEqual([]);
    expect(table.top.targets[0]?.[0]?.objects).toHaveLength(1);
  });

  it('cr 702.96b: an overloaded spell affects everything that it could target', () => {
    const table = new CastTable(
      [{ hand: ['Wave'], battlefield: ['Island', 'Bear'] }, { battlefield: ['3 Golem', 'Shrouded'] }],
      [
        sorcery(
          'Wave',
          '{5}',
          keyword('overload', { costs: [mana('{U}')] }),
          does(destroy, aTarget(CREATURE)),
        ),
        creature('Shrouded', 2, 2, [keyword('shroud')], { cost: '{1}' }),
      ],
    );
    table.cast('Wave', { alternative: 'overload' }).resolve();
    expect([table.graveyard(0), [...table.graveyard(1)].sort()]).toEqual([
      ['Bear', 'Wave'],
      ['3 Golem', 'Shrouded'],
    ]);
  });
});

describe('protection from being a target', () => {
  const SHIELDED = [
    creature('Shrouded', 2, 2, [keyword('shroud')], { cost: '{G}' }),
    creature('Hexproof', 2, 2, [keyword('hexproof')], { cost: '{G}' }),
    creature('Warded', 2, 2, [keyword('protection', { filter: { kind: 'colour', is: 'red' } })], {
      cost: '{G}',
    }),
  ];
  const board = {
    battlefield: ['Shrouded', 'Hexproof', 'Warded', 'Mountain', 'Swamp', 'Swamp'],
    hand: ['Bolt', 'Murder'],
  };
  const CARDS = [BOLT, MURDER, ...SHIELDED];
  const isRefused = (table: CastTable, spell: string, at: string, by: number): boolean =>
    table.whyNot(table.casting(spell, { targets: object(table.named(at)) }), by) !== undefined;

  it('cr 702.18a: an object with shroud cannot be a target', () => {
    const table = new CastTable([board, {}], CARDS);
    expect(isRefused(table, 'Murder', 'Shrouded', 0)).toBe(true);
  });

  it('cr 702.11b: hexproof stops only opponents', () => {
    expect(isRefused(new CastTable([board, {}], CARDS), 'Murder', 'Hexproof', 0)).toBe(false);
    const theirs = new CastTable(
      [{ hand: ['Murder'], battlefield: ['Swamp', 'Swamp'] }, { battlefield: ['Hexproof'] }],
      CARDS,
    );
    expect(isRefused(theirs, 'Murder', 'Hexproof', 0)).toBe(true);
  });

  it('cr 702.16b: protection stops sources with the quality', () => {
    const table = new CastTable([board, {}], CARDS);
    expect(isRefused(table, 'Bolt', 'Warded', 0)).toBe(true);
    expect(isRefused(table, 'Murder', 'Warded', 0)).toBe(false);
  });

  it('cr 702.11c, 702.18a: players have hexproof and shroud too', () => {
    const HEX = permanent(
      'Leyline',
      ['enchantment'],
      always({ kind: 'player', who: YOU, property: 'hexproof' }),
    );
    const table = new CastTable(
      [{ hand: ['Bolt'], battlefield: ['Mountain'] }, { battlefield: ['Leyline'] }],
      [BOLT, HEX],
    );
    expect(table.refused(table.casting('Bolt', { targets: seat(1) }))).toBe('cr 601.2c');
    expect(table.whyNot(table.casting('Bolt', { targets: seat(0) }))).toBeUndefined();
  });

  it('cr 609.4: an effect allows targeting as though without hexproof', () => {
    const SPOT = permanent(
      'Spotlight',
      ['enchantment'],
      always({
        kind: 'may',
        permission: {
          kind: 'target-as-though',
          who: YOU,
          what: { kind: 'controller', is: OPPONENTS },
          without: 'hexproof',
        },
      }),
    );
    const table = new CastTable(
      [
        { hand: ['Murder'], battlefield: ['Swamp', 'Swamp', 'Spotlight'] },
        { battlefield: ['Hexproof', 'Shrouded'] },
      ],
      [...CARDS, SPOT],
    );
    expect(isRefused(table, 'Murder', 'Hexproof', 0)).toBe(false);
    expect(isRefused(table, 'Murder', 'Shrouded', 0)).toBe(true);
  });
});
