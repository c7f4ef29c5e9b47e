// Loyalty abilities, playing lands, and payments during a resolution (cr 606, 305, 608.2g).
import { describe, expect, it } from '@jest/globals';
import {
  activated,
  adds,
  always,
  both,
  CastTable,
  CREATURE,
  does,
  gain,
  instant,
  keyword,
  mana,
  permanent,
  sorcery,
  TAP,
  YOU,
} from '#testkit/tables/cast-table';
import type { ObjectId } from '../../../model/basics/ids.js';

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

  it('cr 606.4: their cost is paid in loyalty counters', () => {
    const table = board().activate('Walker', 0);
    expect(loyalty(table)).toBe(4);
    expect(board().activate('Walker', 2, { x: 2 }).top.x).toBe(2);
  });

  it('cr 606.3: they are activated once a turn, in one’s own main phase with the stack empty', () => {
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

  it('cr 606.6: they cannot cost more loyalty than there is', () => {
    const table = board();
    expect(table.refused(table.activating('Walker', 1))).toBe('cr 606.6');
    expect(table.refused(table.activating('Walker', 2, { x: 4 }))).toBe('cr 606.6');
    expect(table.legal()).toEqual(['activate Walker 0', 'activate Walker 2']);
  });
});

describe('playing lands', () => {
  it('cr 305.1, 305.2: a player plays one land a turn, without the stack', () => {
    const table = new CastTable([{ hand: ['Forest', 'Island'] }, {}]);
    const play = (name: string) => ({ do: 'play', object: table.named(name) }) as const;
    expect(table.legal()).toEqual(['play Forest', 'play Island']);
    table.act(play('Forest'));
    expect([table.battlefield(), table.stack]).toEqual([['Forest'], []]);
    expect(table.refused(play('Island'))).toBe('cr 305.2b');
    expect(table.legal()).toEqual(['activate Forest 0']);
  });

  it('cr 305.2: a player plays more lands if effects say so', () => {
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

  it('cr 305.3: lands are played in one’s own main phase with the stack empty', () => {
    const table = new CastTable(
      [{ hand: ['Forest', 'Spark'] }, { hand: ['Island'] }],
      [instant('Spark', '{0}', does(gain(1)))],
    );
    expect(table.refused({ do: 'play', object: table.named('Island') }, 1)).toBe('cr 305.3');
    table.cast('Spark');
    expect(table.refused({ do: 'play', object: table.named('Forest') })).toBe('cr 305.3');
  });

  it('cr 305.1, 305.9: lands are played and never cast; other cards are never played as lands', () => {
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

  it('cr 118.12: the player who pays chooses what to pay with', () => {
    const table = new CastTable(
      [{ hand: ['Unless'], battlefield: ['Island', 'Forest', 'Bear', '3 Golem'] }, {}],
      [UNLESS],
    );
    const golem = table.named('3 Golem');
    table.cast('Unless').resolve({ kind: 'yes-no', yes: true }, { kind: 'choose-objects', objects: [golem] });
    expect([table.life(0), table.graveyard(0)]).toEqual([25, ['3 Golem', 'Unless']]);
    expect(table.isTapped('Forest')).toBe(true);
  });

  it('cr 118.12: a cost that cannot be paid is not asked for', () => {
    const table = new CastTable([{ hand: ['Unless'], battlefield: ['Island', 'Bear'] }, {}], [UNLESS]);
    table.cast('Unless').resolve();
    expect([table.life(0), table.graveyard(0)]).toEqual([21, ['Unless']]);
  });

  it('cr 117.1d: a player who is asked to pay may sacrifice for the mana', () => {
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

  it('cr 118.11, 702.35a: an action that pays a cost may be replaced, and the cost is still paid', () => {
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

  it('cr 707.12: a copy of a card is cast, and ceases to exist when it has resolved', () => {
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

  it('cr 601.2h: nobody chooses a card that is discarded at random', () => {
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

  it('cr 608.2g: a spell is cast while another resolves, whatever its timing', () => {
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
