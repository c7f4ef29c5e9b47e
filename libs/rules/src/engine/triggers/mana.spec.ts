// Triggered mana abilities (cr 605.1b, 605.4a) while mana is made: during a payment, by hand, and beside
// other abilities.
import {
  activated,
  adds,
  CastTable,
  does,
  gain,
  instant,
  mana,
  permanent,
  TAP,
  YOU,
  YOURS,
} from '#testkit/tables/cast-table';
import type { ManaSpec, Outcome, Pattern } from '#abilities';
import { whenever } from '#testkit/tables/rules-table';

const LAND = { kind: 'type', is: 'land' } as const;
const wake = permanent(
  'Wake',
  ['enchantment'],
  whenever(
    { kind: 'taps-for-mana', what: { kind: 'all', of: [LAND, YOURS] } },
    { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{G}' } },
  ),
);

describe('cr 605.4a: a triggered mana ability resolves at once', () => {
  it('when a land is tapped by hand', () => {
    const table = new CastTable([{ battlefield: ['Wake', 'Mountain'] }, {}], [wake]);
    table.activate('Mountain');
    expect(table.pool.split('').sort()).toEqual(['G', 'R']);
    expect(table.stack).toEqual([]);
  });

  it('when lands are tapped to pay for a spell, and unused mana stays in the pool', () => {
    const blessing = instant('Blessing', '{1}{R}', does(gain(4)));
    const table = new CastTable(
      [{ battlefield: ['Wake', 'Mountain', 'Mountain'], hand: ['Blessing'] }, {}],
      [wake, blessing],
    );
    table.cast('Blessing');
    expect(table.stack).toEqual(['Blessing']);
    expect(table.pool.length + table.untapped('Mountain') * 2).toBe(2);
    table.resolve();
    expect(table.life(0)).toBe(24);
  });

  it('cr 605.5a: one that could not add mana uses the stack', () => {
    const leech = permanent(
      'Leech',
      ['enchantment'],
      whenever({ kind: 'taps-for-mana', what: LAND }, { kind: 'gain-life', who: YOU, amount: 1 }),
    );
    const table = new CastTable([{ battlefield: ['Leech', 'Mountain'] }, {}], [leech]);
    table.activate('Mountain');
    expect(table.pool).toBe('R');
    expect(table.proposal.agenda.triggers).toHaveLength(1);
  });
});

describe('a payment plan counts mana that triggers add', () => {
  const spell = (cost: string) => instant('Blessing', cost, does(gain(4)));
  const tapped: Pattern = { kind: 'taps-for-mana', what: LAND };
  const flare = (spec: ManaSpec, when: Pattern = tapped) =>
    permanent('Flare', ['enchantment'], whenever(when, adds(spec)));
  const ANY: ManaSpec = { kind: 'any-colour' };
  const SAME: ManaSpec = { kind: 'same-as-event' };
  const GREEN: ManaSpec = { kind: 'exactly', symbols: '{G}' };
  const instead = (outcome: Outcome) =>
    permanent('Instead', ['enchantment'], {
      kind: 'static',
      effects: [
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'taps-for-mana', what: LAND },
            outcomes: [outcome],
          },
        },
      ],
    });

  function with2(more: ReturnType<typeof permanent>, cost: string, ...lands: readonly string[]): CastTable {
    return new CastTable(
      [{ battlefield: [more.name, ...lands], hand: ['Blessing'] }, {}],
      [more, spell(cost)],
    );
  }

  it.each([
    ['{G}{R}', GREEN, ['Mountain']],
    ['{2}{G}{G}', GREEN, ['Mountain', 'Forest']],
    ['{R}{W}', ANY, ['Mountain']],
    ['{R}{R}{B}{B}', SAME, ['Mountain', 'Swamp']],
  ] as const)('cr 605.1b: %s is paid with what a land and a triggered ability add', (cost, spec, lands) => {
    const table = with2(flare(spec), cost, ...lands);
    expect(table.legal()).toContain('cast Blessing');
    expect(table.whyNot(table.casting('Blessing'))).toBeUndefined();
    table.cast('Blessing');
    expect([table.stack, table.pool]).toEqual([['Blessing'], '']);
  });

  it.each([
    ['{R}{R}', GREEN, ['Mountain']],
    ['{G}{G}{G}', GREEN, ['Mountain', 'Mountain']],
    ['{R}{R}{B}', SAME, ['Mountain']],
    ['{R}{B}', SAME, ['Mountain']],
  ] as const)('cr 601.2g: %s is not paid if that is too little or the wrong mana', (cost, spec, lands) => {
    const table = with2(flare(spec), cost, ...lands);
    expect(table.legal()).not.toContain('cast Blessing');
    expect(table.refused(table.casting('Blessing'))).toBe('cr 601.2h');
  });

  it('cr 106.12a: one mana of a type the land produced depends on what it made, not on what it could have made', () => {
    const dual = permanent('Dual', ['land'], activated([TAP], adds({ kind: 'choice', of: ['{R}', '{B}'] })));
    const table = new CastTable(
      [{ battlefield: ['Flare', 'Dual'], hand: ['Blessing'] }, {}],
      [flare(SAME), dual, spell('{R}{B}')],
    );
    expect(table.legal()).not.toContain('cast Blessing');
    table.activate('Dual', 0, { mana: '{B}' });
    expect(table.pool).toBe('BB');
  });

  it('cr 605.1b: mana from an ability that triggers on added mana counts too', () => {
    const when: Pattern = { kind: 'adds-mana', who: YOU, source: LAND };
    expect(with2(flare(GREEN, when), '{R}{G}', 'Mountain').legal()).toContain('cast Blessing');
    // Its own mana comes from no land.
    expect(with2(flare(GREEN, when), '{R}{G}{G}', 'Mountain').legal()).not.toContain('cast Blessing');
  });

  it('cr 605.4a: what is activated for that mana is paid with it too', () => {
    const signet = permanent(
      'Signet',
      ['artifact'],
      activated([mana('{1}'), TAP], adds({ kind: 'exactly', symbols: '{U}{B}' })),
    );
    const table = new CastTable(
      [{ battlefield: ['Flare', 'Signet', 'Mountain'], hand: ['Blessing'] }, {}],
      [flare(GREEN), signet, spell('{R}{U}{B}')],
    );
    table.cast('Blessing');
    expect([table.stack, table.pool]).toEqual([['Blessing'], '']);
  });

  it('cr 605.1b: mana that it adds to a named payment is there at once', () => {
    const table = with2(flare(GREEN), '{R}{G}', 'Mountain', 'Forest');
    table.cast('Blessing', { pay: [{ object: table.named('Mountain'), ability: 0 }] });
    expect([table.stack, table.untapped('Forest'), table.pool]).toEqual([['Blessing'], 1, '']);
  });

  describe('a colour that a named payment leaves open', () => {
    const tapping = (table: CastTable, ...mana: readonly (string | undefined)[]) => ({
      pay: mana.map((said, nth) => ({
        object: table.named('Mountain', nth),
        ability: 0,
        ...(said === undefined ? {} : { mana: said }),
      })),
    });

    it('cr 605.4a: is one that pays the cost, whichever comes first', () => {
      for (const colour of 'WUBRG') {
        const table = with2(flare(ANY), `{R}{${colour}}`, 'Mountain');
        table.cast('Blessing', tapping(table, undefined));
        expect([table.stack, table.pool]).toEqual([['Blessing'], '']);
      }
    });

    it('cr 605.4a: is chosen separately for each of several abilities', () => {
      const table = with2(flare(ANY), '{R}{R}{U}{G}', 'Mountain', 'Mountain');
      table.cast('Blessing', tapping(table, undefined, undefined));
      expect([table.stack, table.pool]).toEqual([['Blessing'], '']);
      const short = with2(flare(ANY), '{R}{W}{U}{G}', 'Mountain', 'Mountain');
      expect(short.refused(short.casting('Blessing', tapping(short, undefined, undefined)))).toBe(
        'cr 601.2h',
      );
    });

    it('cr 605.3b: may be named after the ability’s own mana, and unused mana stays', () => {
      const table = with2(flare(ANY), '{R}', 'Mountain');
      table.cast('Blessing', tapping(table, '{R}{U}'));
      expect([table.stack, table.pool]).toEqual([['Blessing'], 'U']);
      for (const wrong of ['{U}{R}', '{R}{C}', '{R}{U}{U}', '{U}']) {
        const other = with2(flare(ANY), '{R}', 'Mountain');
        expect(other.refused(other.casting('Blessing', tapping(other, wrong)))).toBe('cr 605.3b');
      }
    });
  });

  it('cr 605.3a: a permanent that pays by itself pays for no more than the mana it gives', () => {
    const table = with2(flare(GREEN), '{1}', 'Mountain');
    table.cast('Blessing');
    expect(table.pool).toHaveLength(1);
  });

  it('cr 614.1a: doubled mana counts twice', () => {
    const doubled = instead({
      kind: 'amount',
      value: { kind: 'product', of: { kind: 'event-amount' }, by: 2 },
    });
    const table = with2(doubled, '{R}{R}{G}', 'Mountain', 'Forest');
    expect(table.legal()).toContain('cast Blessing');
    table.cast('Blessing');
    expect([table.stack, table.pool]).toEqual([['Blessing'], 'G']);
    expect(with2(doubled, '{R}{R}{R}', 'Mountain').legal()).not.toContain('cast Blessing');
  });

  it('cr 614.6: mana that is replaced by nothing does not count', () => {
    const none = instead({ kind: 'amount', value: 0 });
    expect(with2(none, '{R}', 'Mountain').legal()).not.toContain('cast Blessing');
  });
});
