// How many games are folded at once.
import { beforeEach, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { played, write } from '#testkit/lobby/written-games';
import { factsIn } from './catch-up.js';
import { CHANGES_FACTS } from './due-games.js';

let store: MemoryEventStore;
beforeEach(async () => {
  store = new MemoryEventStore();
  for (const game of ['a', 'b', 'c']) await write(store, game, played(game, 2));
});
const due = () => store.readAll({ types: CHANGES_FACTS, max: 10 });
const rest = () => Promise.resolve();

it('leaves the games for later that come after enough of them, and says how many events it took', async () => {
  const asked: number[] = [];
  const isEnough = (rows: number): boolean => asked.push(rows) > 2;
  const made = await factsIn(store, await due(), { isEnough, rest });
  expect(made).toMatchObject({ games: ['a', 'b'], taken: 2, leftOut: [] });
  expect(made.facts).toHaveLength(2);
  expect(asked[0]).toBe(0);
  expect(asked[2]).toBeGreaterThan(asked[1]!);
});

it('takes all of them where nobody says what is enough, and a game once', async () => {
  const events = await due();
  const made = await factsIn(store, [...events, ...events]);
  expect(made).toMatchObject({ games: ['a', 'b', 'c'], taken: 6 });
  expect(made.facts).toHaveLength(3);
});
