// The explorer of positions, against games that are few enough to be counted by hand.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seat, type SomeGame } from '../fixtures/some-facts.js';
import { StatisticsStores } from '../fixtures/statistics-stores.js';

const stores = new StatisticsStores();
afterAll(() => stores.close());

describe('the explorer of positions', () => {
  const names = (...said: readonly (readonly [seat: number, name: string, turn: number])[]) =>
    said.map(([seat, name, turn], nth) => ({ seat, name, turn, moment: nth + 1 }));
  const pair = (id: string, one: string, other: string, won: 0 | 1, more: Partial<SomeGame>): SomeGame => ({
    id,
    seats: [seat(one, won === 0 ? 'won' : 'lost'), seat(other, won === 1 ? 'won' : 'lost')],
    ...more,
  });
  /** In all of them the first side begins with Shock on turn 1 and the second answers with Bear on turn 2. */
  const GAMES: readonly SomeGame[] = [
    pair('g1', 'ann', 'bob', 0, { names: names([0, 'Shock', 1], [1, 'Bear', 2], [0, 'Bolt', 3]) }),
    // The seats the other way round: sides are told apart by who went first.
    pair('g2', 'cy', 'dee', 1, { first: 1, names: names([1, 'Shock', 1], [0, 'Bear', 2], [1, 'Bolt', 3]) }),
    pair('g3', 'eve', 'ann', 1, { names: names([0, 'Shock', 1], [1, 'Bear', 2], [1, 'Opt', 2]) }),
    pair('g4', 'fay', 'bob', 0, { names: names([0, 'Shock', 1], [1, 'Bear', 2]), about: { turns: 2 } }),
    // Other names, another order of sides, and tables that are no match.
    pair('g5', 'ann', 'bob', 0, { names: names([0, 'Bear', 1], [1, 'Shock', 2]) }),
    pair('g6', 'ann', 'bob', 0, { names: names([0, 'Shock', 1], [1, 'Bear', 2]), about: { turns: 1 } }),
    { ...pair('g7', 'ann', 'bob', 0, {}), seats: ['ann', 'bob', 'cy'].map((one) => seat(one, 'lost')) },
    pair('g8', 'ann', 'bob', 0, { names: names([0, 'Shock', 1]), about: { ruleset: 'utopia' } }),
    pair('g9', 'bob', 'cy', 0, { names: names([0, 'Shock', 1], [1, 'Bear', 2]), about: { listed: false } }),
  ];
  const side = (wentFirst: boolean, name: string) => ({ wentFirst, name });
  let ask: Awaited<ReturnType<StatisticsStores['of']>>;
  beforeAll(async () => {
    ask = await stores.of(GAMES);
  });
  const filter = { ruleset: 'pentaland' };
  const gamesAt = async (turn: number, ...said: readonly ReturnType<typeof side>[]) =>
    (await ask('sameGames', { filter, position: { turn, names: said } })).map(({ key }) => key).sort();

  it('finds games with the same names on both sides at some point of the same turn', async () => {
    expect(await gamesAt(2, side(true, 'Shock'), side(false, 'Bear'))).toEqual(['g1', 'g2', 'g3', 'g4']);
    expect(await gamesAt(2, side(false, 'Bear'), side(true, 'Shock'))).toEqual(['g1', 'g2', 'g3', 'g4']);
    // Until turn 3, g3 had one more name, and g4 was over.
    expect(await gamesAt(3, side(true, 'Shock'), side(false, 'Bear'))).toEqual(['g1', 'g2']);
    expect(await gamesAt(2, side(false, 'Shock'), side(true, 'Bear'))).toEqual(['g5']);
    expect(await gamesAt(2, side(true, 'Shock'))).toEqual(['g1', 'g2', 'g3', 'g4']);
    expect(await gamesAt(3, side(true, 'Shock'))).toEqual([]);
    expect(await gamesAt(1)).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
    expect(await gamesAt(1, side(true, 'Nothing'))).toEqual([]);
  });

  it('counts how they ended for those who went first, games that nobody may look at included', async () => {
    const position = { turn: 2, names: [side(true, 'Shock'), side(false, 'Bear')] };
    // g1 won, g2 won, g3 lost, g4 won, g9 won.
    expect(await ask('sameResults', { filter, position })).toEqual([
      { key: '', rank: 0, n: 5, wins: 4, draws: 0 },
    ]);
    // Bolt by ann and dee, who won; Opt by ann, who won. Neither is told of two people.
    expect(await ask('sameNext', { filter, position })).toEqual([]);
    expect(await ask('sameNext', { filter, position, agreed: true })).toEqual([
      { key: 'true Bolt', rank: 2, went_first: true, name: 'Bolt', n: 2, wins: 2, draws: 0 },
      { key: 'false Opt', rank: 1, went_first: false, name: 'Opt', n: 1, wins: 1, draws: 0 },
    ]);
  });

  it('tells nothing of games of fewer than five people', async () => {
    const position = { turn: 2, names: [side(false, 'Shock'), side(true, 'Bear')] };
    expect(await ask('sameResults', { filter, position })).toEqual([]);
  });
});
