// The pasts of games that judges ask about: each is folded once and then read on, and those that nobody asked for
// longest are evicted.
import { expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { gameId } from '#kernel';
import { gameStream } from '#log';
import { JUDGE } from '#testkit/eyes/granted-viewers';
import { playersOf, startingNodes } from '../../fixtures/started-nodes.js';
import { KnownPasts, type PastBounds } from './known-pasts.js';

const { node } = startingNodes();

/** Notes which streams are read from their beginning. */
class NotingStore extends MemoryEventStore {
  readonly folded: string[] = [];
  override read(...[stream, options]: Parameters<MemoryEventStore['read']>) {
    if (options.from === undefined) this.folded.push(stream);
    return super.read(stream, options);
  }
}

async function asking(bounds: Partial<PastBounds>) {
  const store = new NotingStore();
  const on = await node({ store });
  const players = await playersOf(on);
  const games: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) games.push(await on.playing(players));
  const pasts = new KnownPasts(store, on.sessions, { games: 12, events: 100_000, ...bounds });
  /** How many of its events are known, and whether the game was folded for that. */
  const ask = async (nth: number) => {
    store.folded.length = 0;
    const events = await pasts.read(gameId(games[nth]!), JUDGE, ({ record }) => record.timeline.length);
    return { events: events!, isFolded: store.folded.includes(gameStream(gameId(games[nth]!))) };
  };
  return { on, players, games, ask };
}

it('a past is folded once, and read on when the game has gone on', async () => {
  const { on, players, games, ask } = await asking({});
  const first = await ask(0);
  expect(first.isFolded).toBe(true);
  expect(await ask(0)).toEqual({ events: first.events, isFolded: false });
  await on.passTurn(players, games[0]!);
  const later = await ask(0);
  expect(later.isFolded).toBe(false);
  expect(later.events).toBeGreaterThan(first.events);
});

it('of too many the one that nobody asked for longest is evicted, and folded again when it is asked for', async () => {
  const { ask } = await asking({ games: 2 });
  const all = [await ask(0), await ask(1), await ask(0), await ask(2), await ask(0), await ask(1)];
  expect(all.map(({ isFolded }) => isFolded)).toEqual([true, true, false, true, false, true]);
  expect(all[5]!.events).toBe(all[1]!.events);
});

it('they are bounded by their events together', async () => {
  const { ask } = await asking({ events: 1 });
  const [first, again] = [await ask(0), await ask(0)];
  expect([first.isFolded, again.isFolded]).toEqual([true, true]);
  expect(again.events).toBe(first.events);
});
