// Triggered mana abilities (cr 605.1b, 605.4a) as mana is made: in the midst of paying, by hand, and beside others.
import { CastTable, instant, does, gain, permanent, YOU, YOURS } from '../fixtures/casting.fixture.js';
import { whenever } from '../fixtures/rules.fixture.js';

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

  it('when lands are tapped to pay for a spell: what is not needed stays in the pool', () => {
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
