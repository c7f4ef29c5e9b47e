// Mana abilities, and paying with them (cr 605, 601.2g).
import { describe, expect, it } from '@jest/globals';
import {
  activated,
  adds,
  ALL,
  always,
  aTarget,
  CastTable,
  creature,
  CREATURE,
  does,
  gain,
  instant,
  mana,
  permanent,
  TAP,
  tapFor,
  YOU,
} from '#testkit/tables/cast-table';

describe('mana abilities', () => {
  it('cr 605.3b: resolve at once, without the stack', () => {
    const table = new CastTable([{ battlefield: ['Forest'] }, {}]);
    table.activate('Forest');
    expect([table.stack, table.pool, table.isTapped('Forest')]).toEqual([[], 'G', true]);
    expect(table.refused(table.activating('Forest'))).toBe('cr 118.3');
  });

  it('cr 605.3b: ask which mana to add if there is a choice', () => {
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

  it('cr 605.1a: with a target, or as loyalty abilities, use the stack', () => {
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

  it('cr 605.3a: do everything at once if they do more than add mana', () => {
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

  it('cr 605.3a: may sacrifice a permanent by hand, also while a cost is paid', () => {
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

  describe('cr 601.2g: sacrificing for mana automatically', () => {
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

    it('pays if nothing else does, and the spell is offered', () => {
      const only = table('Spark', 'Treasure', 'Island');
      expect(offered(only)).toBe(true);
      only.cast('Spark');
      expect([only.top.mana, only.graveyard(0), only.untapped('Island')]).toEqual([['R'], ['Treasure'], 1]);
    });

    it('is not used if lands are enough, and never more than needed', () => {
      const enough = table('Spark', 'Treasure', 'Mountain').cast('Spark');
      expect(enough.graveyard(0)).toEqual([]);
      const some = table('Big', 'Treasure', 'Treasure', 'Vein', 'Mountain').cast('Big');
      expect([some.graveyard(0).length, some.top.mana.length, some.pool]).toEqual([1, 3, '']);
    });

    it('does not tap a land for one mana and sacrifice it for two', () => {
      expect(offered(table('Big', 'Vein', 'Mountain'))).toBe(true);
      expect(offered(table('Huge', 'Vein', 'Mountain'))).toBe(false);
      const two = table('Big', 'Vein', 'Mountain').cast('Big');
      expect([two.graveyard(0), [...two.top.mana].sort()]).toEqual([['Vein'], ['C', 'C', 'R']]);
    });

    it('cr 101.2: is not offered if the permanent cannot be sacrificed or is tapped', () => {
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

    it('cr 601.2h: does not sacrifice one permanent for two costs', () => {
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
      // The table itself has one more artifact.
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

    it('shows the card once the spell is cast', () => {
      const at = table('Spark');
      at.cast('Spark', pay(at));
      expect([at.top.mana, at.hand(0), at.graveyard(0)]).toEqual([['R'], ['Bear'], ['Sphere']]);
      const types = at.proposal.events.map(({ type }) => type);
      expect(types.indexOf('CardDrawn')).toBeGreaterThan(types.indexOf('SpellCast'));
    });

    it('does not let that card pay for the spell', () => {
      const at = table('Waste');
      expect(at.refused(at.casting('Waste', pay(at)))).toBe('cr 118.3');
    });

    it('delays the draw for an activated ability too, but not for another mana ability', () => {
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

  it('cr 601.2g: tap the land that the player names', () => {
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

  it('cr 106.4: leave unused mana in the pool', () => {
    const table = new CastTable(
      [{ hand: ['Spark'], battlefield: ['Ring'] }, {}],
      [permanent('Ring', ['artifact'], tapFor('{C}{C}')), instant('Spark', '{1}', does(gain(1)))],
    );
    table.cast('Spark');
    expect(table.pool).toBe('C');
  });

  it('cr 106.6: keep a restriction on mana in the pool', () => {
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

  it('cr 605.3a: are activated only if their condition holds, also automatically', () => {
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

  it('cr 302.6: of a creature that came this turn make no mana', () => {
    const table = new CastTable(
      [{ hand: ['Elf', 'Spark'], battlefield: ['Forest'] }, {}],
      [creature('Elf', 2, 2, [tapFor('{G}')], { cost: '{G}' }), instant('Spark', '{1}', does(gain(1)))],
    );
    table.cast('Elf').resolve();
    expect(table.refused(table.casting('Spark'))).toBe('cr 601.2h');
  });

  it('cr 614: are not activated automatically if their mana would be replaced', () => {
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
