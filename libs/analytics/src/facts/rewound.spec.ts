// The facts of a game that went back twice, counted by hand: what was taken back is in no table, the rewinds are.
import { expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import { factsOf } from '../index.js';

it('a spell that was cast three times, twice taken back, was cast once', () => {
  const gain = card('Gain', ['sorcery'], spell({ kind: 'gain-life', who: YOU, amount: 3 }));
  const at = new AssistedTable([{ hand: [gain, gain], battlefield: [BEAR] }, { hand: [BEAR] }]).untilMain();
  const start = at.fold.moment;
  at.cast('Gain');
  const gained = at.fold.moment;
  // Back over a turn, and then over the spell itself.
  at.untilTurn(2);
  expect(at.rewind(gained)).toBeUndefined();
  expect(at.rewind(start)).toBeUndefined();
  at.cast('Gain');
  expect(at.rewind(start)).toBeUndefined();
  at.cast('Gain').untilTurn(3).concede(0);
  const facts = factsOf(at.events.map((event, nth) => ({ event, at: instant(1_000 * nth) })))!;
  expect(facts.casts.map(({ name, seat, turn }) => [name, seat, turn])).toEqual([['Gain', 0, 1]]);
  expect(facts.life.filter(({ cause }) => cause === 'gain').map(({ by, life }) => [by, life])).toEqual([
    [3, 23],
  ]);
  expect(facts.turns.map(({ turn, seat, casts }) => [turn, seat, casts])).toEqual([
    [1, 0, 1],
    [2, 1, 0],
    [3, 0, 0],
  ]);
  expect(facts.life_by_turn.filter(({ seat }) => seat === 0).map(({ life }) => life)).toEqual([23, 23, 23]);
  expect(facts.rewinds.map(({ to_moment }) => to_moment)).toEqual([gained, start, start]);
  expect(facts.games[0]).toMatchObject({ turns: 3, rewinds: 3 });
  expect(facts.seats.map(({ result, life }) => [result, life])).toEqual([
    ['lost', 23],
    ['won', 20],
  ]);
});
