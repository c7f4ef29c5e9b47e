// The total cost of a spell, and what is paid in addition or instead (cr 601.2f, 118).
import { describe, expect, it } from '@jest/globals';
import {
  always,
  aTarget,
  both,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  keyword,
  mana,
  permanent,
  sorcery,
  SPELL,
  YOU,
  YOURS,
  ALL,
} from '#testkit/tables/cast-table';
import { BOLT, BLESSING, seat } from '#testkit/tables/some-spells';
import { known } from '../../../reading/characteristics/characteristics.js';
import { complete } from '../../../decide/going-on/changed-to-pay.js';
import { legalActions } from '../../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../naming/named-action.js';
import type { Seat } from '../../../model/basics/ids.js';
import { IS_THIS } from '#testkit/tables/board';

/** The mana paid for a spell with this reduction, when these sources are available. */
function paidWith(less: string, cost: string, there: readonly string[]): readonly string[] {
  const EASE = permanent(
    'Ease',
    ['enchantment'],
    always({ kind: 'costs', what: SPELL, for: YOU, mana: less, direction: 'less' }),
  );
  const lands = there.map((type) => (type === 'W' ? 'Plains' : 'Mountain'));
  const table = new CastTable(
    [{ hand: ['Spell'], battlefield: [...lands, 'Ease'] }, {}],
    [EASE, sorcery('Spell', cost, does(gain(1)))],
  );
  table.cast('Spell');
  return table.top.mana;
}

describe('the total cost of a spell', () => {
  it('cr 601.2f: increases come before reductions, and generic reductions reduce generic mana alone', () => {
    const TAX = permanent(
      'Tax',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: ALL, amount: 2, direction: 'more' }),
    );
    const EASE = permanent(
      'Ease',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: YOU, amount: 3, direction: 'less' }),
    );
    const table = new CastTable(
      [
        { hand: ['Bolt'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Tax'] },
        { battlefield: ['Ease'] },
      ],
      [TAX, EASE, BOLT],
    );
    table.cast('Bolt', { targets: seat(1) });
    expect(table.top.mana).toEqual(['R', 'R', 'R']);
    const cheap = new CastTable(
      [{ hand: ['Bolt'], battlefield: ['Mountain', 'Mountain', 'Tax', 'Ease'] }, {}],
      [TAX, EASE, BOLT],
    );
    cheap.cast('Bolt', { targets: seat(1) });
    expect(cheap.top.mana).toEqual(['R']);
  });

  it('cr 113.6d: a spell that reduces its own cost reduces no other', () => {
    const cheap = always({ kind: 'costs', what: IS_THIS, for: YOU, amount: 1, direction: 'less' });
    const FROG = creature('Frog', 2, 2, [cheap], { cost: '{1}{W}' });
    const there = { battlefield: ['Plains', 'Frog'] };
    const table = new CastTable([{ hand: ['Spell'], ...there }, {}], [FROG, sorcery('Spell', '{1}{W}')]);
    expect(table.whyNot(table.casting('Spell'))).toBe('cr 601.2h');
    const other = new CastTable([{ battlefield: ['Plains'], hand: ['Frog'] }, {}], [FROG]);
    other.cast('Frog');
    expect(other.top.mana).toEqual(['W']);
  });

  it.each([
    ['118.7a: of generic mana, not of what is coloured', '{2}', '{1}{W}', ['W']],
    ['118.7a: of generic mana, of what a hybrid symbol can be', '{1}', '{2/W}{2/W}', ['R', 'W']],
    ['118.7a: of more of it, of one after another', '{3}', '{2/W}{2/W}', ['R']],
    ['118.7b: of a colour the cost has not', '{U}', '{1}{W}', ['W']],
    ['118.7b: no more than there is', '{U}{U}', '{1}{W}', ['W']],
    ['118.7c: of more of a colour than the cost has', '{W}{W}', '{1}{W}', []],
    ['118.7d: of more colourless mana than the cost has', '{C}{C}', '{C}{1}{W}', ['W']],
    ['118.7f: of a Phyrexian symbol, by its colour', '{W/P}', '{1}{W}', ['R']],
    ['118.7g: of a snow symbol, by generic mana', '{S}', '{1}{W}', ['W']],
    ['118.13a: of what a hybrid symbol can be', '{W}', '{1}{R/W}', ['R']],
    ['118.13a: of what a Phyrexian symbol can be', '{W}', '{1}{W/P}', ['R']],
  ])('cr %s: %s less for %s is paid with %j', (_, less, cost, paid) => {
    expect(paidWith(less, cost, paid)).toEqual(paid);
  });

  it('cr 118.7b: a reduction in a colour that the cost does not have reduces generic mana', () => {
    const EASE = permanent(
      'Ease',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: YOU, mana: '{U}', direction: 'less' }),
    );
    const table = new CastTable(
      [{ hand: ['Blessing'], battlefield: ['Plains', 'Ease'] }, {}],
      [EASE, BLESSING],
    );
    table.cast('Blessing');
    expect(table.top.mana).toEqual(['W']);
  });

  it.each([
    // The half that is in the cost.
    ['{U/W}', '{1}{W}', ['R']],
    // Neither of them, so generic mana: more of it for a generic half.
    ['{U/B}', '{1}{W}', ['W']],
    ['{2/U}', '{2}{W}', ['W']],
    ['{2/W}', '{1}{W}', ['R']],
  ])('cr 118.7e: %s less for %s is paid with %j', (less, cost, paid) => {
    expect(paidWith(less, cost, paid)).toEqual(paid);
  });

  describe('cr 118.7e: the player’s choice of half for a hybrid reduction', () => {
    const EASE = permanent(
      'Ease',
      ['enchantment'],
      always({ kind: 'costs', what: SPELL, for: YOU, mana: '{W/R}', direction: 'less' }),
    );
    const BOTH = sorcery('Both', '{W}{R}', does(gain(1)));
    const table = (...lands: readonly string[]) =>
      new CastTable([{ hand: ['Both'], battlefield: [...lands, 'Ease'] }, {}], [EASE, BOTH]);

    it('is free if the cost has both', () => {
      const red = table('Plains').cast('Both', { either: [1] });
      expect(red.top.mana).toEqual(['W']);
      expect(table('Mountain').cast('Both', { either: [0] }).top.mana).toEqual(['R']);
    });

    it('is asked for, or made automatically in an action that leaves it out', () => {
      const asked = table('Plains', 'Mountain');
      const next = complete(asked.state, 0 as Seat, asked.casting('Both'), PLAIN_RULEBOOK);
      expect(next).toMatchObject({
        question: { kind: 'choose-modes', options: [{ label: '{W}' }, { label: '{R}' }] },
      });
      expect(table('Mountain').cast('Both').top.mana).toEqual(['R']);
    });

    it('is offered if one half can be paid for, and refused for another half or one that does not exist', () => {
      const plains = table('Plains');
      expect(legalActions(plains.state, 0 as Seat, PLAIN_RULEBOOK)).toContainEqual(plains.casting('Both'));
      expect(plains.refused(plains.casting('Both', { either: [0] }))).toBe('cr 601.2h');
      expect(plains.refused(plains.casting('Both', { either: [2] }))).toBe('cr 118.7e');
    });
  });

  it('cr 601.2f: a minimum total cost is applied last', () => {
    const SPHERE = permanent(
      'Sphere',
      ['artifact'],
      always({ kind: 'costs', what: SPELL, for: ALL, amount: 3, direction: 'set' }),
    );
    const table = new CastTable(
      [
        { hand: ['Bolt', 'Big'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Sphere'] },
        {},
      ],
      [SPHERE, BOLT, creature('Big', 2, 2, [], { cost: '{4}' })],
    );
    table.cast('Bolt', { targets: seat(1) });
    expect(table.top.mana).toEqual(['R', 'R', 'R']);
    const big = new CastTable(
      [{ hand: ['Big'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Sphere'] }, {}],
      [SPHERE, creature('Big', 2, 2, [], { cost: '{4}' })],
    );
    big.cast('Big');
    expect(big.top.mana).toHaveLength(4);
  });

  it('cr 702.41a: affinity reduces the cost by one generic mana for each', () => {
    const table = new CastTable(
      [{ hand: ['Frogmite'], battlefield: ['Relic', 'Relic', 'Relic', 'Forest'] }, {}],
      [
        permanent('Relic', ['artifact']),
        creature('Frogmite', 2, 2, [keyword('affinity', { filter: { kind: 'type', is: 'artifact' } })], {
          cost: '{4}',
        }),
      ],
    );
    expect(table.legal()).toContain('cast Frogmite');
    // The table's own artifact counts too.
    table.cast('Frogmite');
    expect(table.top.mana).toEqual([]);
  });
});

describe('additional and alternative costs', () => {
  it('cr 702.33a: a kicker is paid or not, and the spell knows', () => {
    const KICKED = sorcery(
      'Kicked',
      '{R}',
      keyword('kicker', { costs: [mana('{2}')] }),
      does({ kind: 'if', condition: { kind: 'paid', cost: 'kicker' }, then: gain(5), else: gain(1) }),
    );
    const lands = { hand: ['Kicked'], battlefield: ['Mountain', 'Mountain', 'Mountain'] };
    const table = new CastTable([lands, {}], [KICKED]);
    table.cast('Kicked', { optional: { kicker: 1 } });
    expect(table.top).toMatchObject({ paid: { kicker: 1 }, mana: ['R', 'R', 'R'] });
    expect(table.resolve().life(0)).toBe(25);
    const plain = new CastTable([lands, {}], [KICKED]).cast('Kicked').resolve();
    expect([plain.life(0), plain.untapped('Mountain')]).toEqual([21, 2]);
    const refused = new CastTable([lands, {}], [KICKED]);
    expect(refused.refused(refused.casting('Kicked', { optional: { kicker: 2 } }))).toBe('cr 601.2b');
    expect(refused.refused(refused.casting('Kicked', { optional: { buyback: 1 } }))).toBe('cr 601.2b');
  });

  it('cr 702.33c: a multikicker is paid any number of times', () => {
    const table = new CastTable(
      [{ hand: ['Multi'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
      [sorcery('Multi', '{R}', keyword('multikicker', { costs: [mana('{1}')] }), does(gain(1)))],
    );
    table.cast('Multi', { optional: { multikicker: 2 } });
    expect(table.top.paid).toEqual({ multikicker: 2 });
  });

  it('cr 118.8: a mandatory additional cost is paid', () => {
    const ALTAR = sorcery(
      'Altar',
      '{B}',
      always({
        kind: 'additional-cost',
        costs: [
          { kind: 'move', filter: both(CREATURE, YOURS), count: 1, to: 'graveyard', cause: 'sacrifice' },
        ],
      }),
      does(gain(3)),
    );
    const table = new CastTable(
      [{ hand: ['Altar'], battlefield: ['Swamp', 'Bear', '3 Golem'] }, {}],
      [ALTAR],
    );
    expect(table.refused(table.casting('Altar'))).toBe('cr 601.2h');
    table.cast('Altar', { costs: [[table.named('Bear')]] });
    expect(table.graveyard(0)).toEqual(['Bear']);
    const none = new CastTable([{ hand: ['Altar'], battlefield: ['Swamp'] }, {}], [ALTAR]);
    expect(none.refused(none.casting('Altar'))).toBe('cr 118.3');
  });

  it('cr 118.9: only one alternative cost is paid', () => {
    const EVOKED = creature('Evoked', 2, 2, [keyword('evoke', { costs: [mana('{1}')] })], { cost: '{5}' });
    const table = new CastTable([{ hand: ['Evoked'], battlefield: ['Forest'] }, {}], [EVOKED]);
    expect(table.legal().filter((one) => one.startsWith('cast'))).toEqual(['cast Evoked for evoke']);
    expect(table.refused(table.casting('Evoked', { alternative: 'dash' }))).toBe('cr 118.9');
    table.cast('Evoked', { alternative: 'evoke' });
    expect(table.top).toMatchObject({ alternative: 'evoke', mana: ['G'] });
  });

  it('cr 702.34a: flashback casts from the graveyard and exiles afterwards', () => {
    const FLASH = sorcery('Flashed', '{5}', keyword('flashback', { costs: [mana('{W}')] }), does(gain(2)));
    const table = new CastTable([{ graveyard: ['Flashed'], battlefield: ['Plains'] }, {}], [FLASH]);
    expect(table.legal()).toContain('cast Flashed for flashback');
    table.cast('Flashed', { alternative: 'flashback' });
    expect(table.top).toMatchObject({ from: 'graveyard', alternative: 'flashback' });
    table.resolve();
    expect([table.life(0), table.graveyard(0), table.exile()]).toEqual([22, [], ['Flashed']]);
  });

  it('cr 400.7g: a spell keeps the flashback that allowed it to be cast, and is exiled afterwards', () => {
    const bolt = sorcery('Flashed', '{W}', does(gain(2)));
    const table = new CastTable([{ graveyard: ['Flashed'], battlefield: ['Plains'] }, {}], [bolt]);
    table.do(
      {
        kind: 'continuous',
        what: { kind: 'bound', name: 'it' },
        changes: [
          {
            kind: 'gain-ability',
            ability: keyword('flashback', { costs: [{ kind: 'mana-of', what: { kind: 'this' } }] }),
          },
          { kind: 'modify-stats', power: 1, toughness: 1 },
        ],
        until: { kind: 'end-of-turn' },
      },
      { bindings: { it: { objects: [table.named('Flashed')] } } },
    );
    table.cast('Flashed', { alternative: 'flashback' }).resolve();
    expect([table.life(0), table.graveyard(0), table.exile()]).toEqual([22, [], ['Flashed']]);
  });

  it('cr 400.7g: an ability that did not allow the spell ends as it is cast', () => {
    const ox = creature('Ox', 2, 2, [keyword('flash')], { cost: '{W}' });
    const table = new CastTable([{ hand: ['Ox'], battlefield: ['Plains'] }, {}], [ox]);
    table.do(
      {
        kind: 'continuous',
        what: { kind: 'bound', name: 'it' },
        changes: [{ kind: 'gain-ability', ability: keyword('haste') }],
        until: { kind: 'end-of-turn' },
      },
      { bindings: { it: { objects: [table.named('Ox')] } } },
    );
    table.cast('Ox').resolve();
    expect(known(table.state, table.named('Ox'))?.keywords.has('haste')).toBe(false);
  });

  it('cr 702.81a: retrace casts from the graveyard if a land card is discarded too', () => {
    const table = new CastTable(
      [{ graveyard: ['Again'], hand: ['Forest', 'Bear'], battlefield: ['Plains'] }, {}],
      [sorcery('Again', '{W}', keyword('retrace'), does(gain(2)))],
    );
    table.cast('Again');
    expect(table.graveyard(0)).toEqual(['Forest']);
  });

  it('cr 702.42a: an entwined spell has all its modes', () => {
    const modal = {
      kind: 'spell' as const,
      body: {
        kind: 'modal' as const,
        least: 1,
        most: 1,
        options: [
          { kind: 'mode' as const, effect: gain(1) },
          { kind: 'mode' as const, effect: gain(10) },
        ],
      },
    };
    const ENTWINED = sorcery('Entwined', '{W}', keyword('entwine', { costs: [mana('{1}')] }), modal);
    const table = new CastTable([{ hand: ['Entwined'], battlefield: ['Plains', 'Plains'] }, {}], [ENTWINED]);
    expect(table.refused(table.casting('Entwined'))).toBe('cr 601.2b');
    expect(table.refused(table.casting('Entwined', { modes: [0, 1] }))).toBe('cr 601.2b');
    table.cast('Entwined', { optional: { entwine: 1 } });
    expect(table.top.modes).toEqual([0, 1]);
    expect(table.resolve().life(0)).toBe(31);
  });

  it('cr 700.2a: a mode without legal targets cannot be chosen', () => {
    const table = new CastTable(
      [{ hand: ['Choice'], battlefield: ['Plains'] }, {}],
      [
        sorcery('Choice', '{W}', {
          kind: 'spell',
          body: {
            kind: 'modal',
            least: 1,
            most: 1,
            options: [
              { kind: 'mode', targets: [aTarget(CREATURE)], effect: destroy },
              { kind: 'mode', effect: gain(1) },
            ],
          },
        }),
      ],
    );
    expect(table.refused(table.casting('Choice', { modes: [0] }))).toBe('cr 700.2a');
    table.cast('Choice');
    expect(table.top.modes).toEqual([1]);
  });
});
