// How a game begins under the older base rules (cr2011 103, ninth Commencer): mulligans and the first draw.
import { describe, expect, it } from '@jest/globals';
import { basicLand, creature } from '#testkit/tables/cast-table';
import { deal, eventsOf, handIds, handSizes, KEEP, MULLIGAN } from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';

const POOL = [basicLand('Forest'), creature('Grizzly Bears', 2, 2, [], { cost: '{1}{G}' })];
const MAGIC = { ruleset: 'magic', librarySize: 60, maximumHandSize: 7 } as const;

const tableOf = (base: 'cr2011' | 'ninth', players: number): TestTable =>
  deal(new TestTable({ pool: POOL, terms: { ...MAGIC, base } }), players);
const askedNow = ({ state }: TestTable) => [state.decision?.prompt, state.decision?.seat];

/** The first player takes one after another; the others keep. */
function mulligans(table: TestTable, players: number, count: number): TestTable {
  for (let nth = 0; nth < count; nth += 1) {
    table.answer(MULLIGAN);
    if (nth === 0) for (let other = 1; other < players; other += 1) table.answer(KEEP);
  }
  return table;
}

describe('Paris', () => {
  it.each(['cr2011', 'ninth'] as const)(
    'cr2011 103.4, ninth Commencer (base %s): a hand of one card fewer each time, and nothing goes to the bottom',
    (base) => {
      for (const count of [1, 2, 3]) {
        const table = mulligans(tableOf(base, 2), 2, count);
        expect(handSizes(table)).toEqual([7 - count, 7]);
        expect(askedNow(table)).toEqual(['take-a-mulligan', 0]);
      }
    },
  );

  it('cr2011 103.4: all players who take a mulligan do so at once, after everyone has declared', () => {
    const table = tableOf('cr2011', 2);
    const hand = handIds(table, 0);
    table.answer(MULLIGAN);
    expect([handIds(table, 0), askedNow(table)]).toEqual([hand, ['take-a-mulligan', 1]]);
    table.answer(MULLIGAN);
    expect(handSizes(table)).toEqual([6, 6]);
  });

  it('cr2011 103.4: a hand of no cards is kept without asking', () => {
    const table = mulligans(tableOf('cr2011', 2), 2, 7);
    expect(handSizes(table)).toEqual([0, 7]);
    expect(eventsOf(table, 'MulliganDeclared').at(-1)).toMatchObject({ seat: 0, choice: 'keep' });
    expect(table.state.turn?.number).toBe(1);
  });

  it('cr2011 103.4b: with three players the first costs nothing, the second one card', () => {
    expect(handSizes(mulligans(tableOf('cr2011', 3), 3, 1))).toEqual([7, 7, 7]);
    expect(handSizes(mulligans(tableOf('cr2011', 3), 3, 2))).toEqual([6, 7, 7]);
  });

  it('ninth Commencer: nobody has one for nothing, however many play', () => {
    expect(handSizes(mulligans(tableOf('ninth', 3), 3, 1))).toEqual([6, 7, 7]);
  });
});

describe('the first draw', () => {
  it.each([
    ['cr2011 103.7a', 'cr2011', 2, 7],
    ['cr2011 103.7c', 'cr2011', 3, 8],
    ['ninth Commencer', 'ninth', 2, 7],
    ['ninth Commencer', 'ninth', 3, 7],
  ] as const)(
    '%s: base %s, %i players: the starting player has %i cards in the main phase',
    (_, base, players, size) => {
      const table = tableOf(base, players);
      for (let seat = 0; seat < players; seat += 1) table.answer(KEEP);
      while (table.state.turn?.step !== 'precombat-main') table.answer({ kind: 'priority', action: 'pass' });
      expect(handIds(table, 0)).toHaveLength(size);
    },
  );
});
