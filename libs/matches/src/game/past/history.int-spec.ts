// The past does not depend on which snapshots were kept: a cache that is warm, cold or too small changes only
// the time.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gameId, type GameId, type PlayerId } from '#kernel';
import type { EventStore, ReadOptions } from '#event-store';
import { JUDGE, OPENED, SPECTATOR, viewerAt, type Viewer } from '#testkit/eyes/granted-viewers';
import { GameNode } from '#testkit/node/game-node';
import { MemorySnapshots } from './snapshots.js';
import { History } from './history.js';
import { seat } from '#testkit/tables/seats';

const TURNS = 45;
let on: GameNode;
let game: GameId;
let events: number;
beforeAll(async () => {
  on = await GameNode.start();
  const players: PlayerId[] = [await on.player('Anna'), await on.player('Boris')];
  const id = await on.playing(players, { librarySize: 80 });
  for (let turn = 0; turn < TURNS; turn += 1) await on.passTurn(players, id);
  game = gameId(id);
  events = (await on.sessions.find(game))!.game.tail.links;
});
afterAll(() => on.stop());

const VIEWERS: readonly (readonly [string, Viewer])[] = [
  ['a seat', viewerAt(seat(1))],
  ['a spectator', SPECTATOR],
  ['a judge', JUDGE],
  ['everyone, afterwards', OPENED],
];

describe.each(VIEWERS)('through the eyes of %s', (_, viewer) => {
  it('any moment, any stretch of the feed, and what was known at any event', async () => {
    expect(events).toBeGreaterThan(600);
    const cold = (): History => new History(on.store, new MemorySnapshots(0));
    const warm = new History(on.store, new MemorySnapshots());
    const last = (await warm.galleryAt(game, viewer, Infinity)).moment;
    for (let moment = 1; moment <= last; moment += 83) {
      const [one, other] = [
        await warm.galleryAt(game, viewer, moment),
        await cold().galleryAt(game, viewer, moment),
      ];
      expect(one.moment).toBe(moment);
      expect(one.projector(viewer).viewOf(one.state)).toEqual(other.projector(viewer).viewOf(other.state));
      expect(one.projector(viewer).seq).toBe(other.projector(viewer).seq);
    }
    // At any kept snapshot.
    for (let place = 60; place < 260; place += 1) {
      expect((await warm.galleryAt(game, viewer, place)).moment).toBe(place);
      const next = await warm.entriesBetween(game, viewer, { after: place, upTo: place + 2 });
      expect(next.map(({ seq }) => seq)).toEqual([place + 1, place + 2]);
    }
    for (const after of [0, 1, 199, 200, 201, 390]) {
      const stretch = { after, upTo: after + 60 };
      const entries = await warm.entriesBetween(game, viewer, stretch);
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (__, nth) => after + nth + 1));
      expect(entries).toEqual(await cold().entriesBetween(game, viewer, stretch));
    }
    for (const count of [1, 200, 201, 333, events]) {
      const [one, other] = [
        await warm.eyesAfter(game, viewer, count),
        await cold().eyesAfter(game, viewer, count),
      ];
      expect(one.knowledge.kept()).toEqual(other.knowledge.kept());
      expect(one.seq).toBe(other.seq);
    }
  });
});

it('what is kept is not read again: a late moment is folded from the place before it', async () => {
  let read = 0;
  const counting = new Proxy(on.store, {
    get(store: EventStore, name: keyof EventStore) {
      if (name !== 'read') return Reflect.get(store, name) as unknown;
      return async (stream: never, options: ReadOptions) => {
        const found = await store.read(stream, options);
        if (found.kind === 'found') read += found.events.length;
        return found;
      };
    },
  });
  const history = new History(counting, new MemorySnapshots());
  const last = (await history.galleryAt(game, SPECTATOR, Infinity)).moment;
  expect(read).toBe(events);
  read = 0;
  await history.galleryAt(game, viewerAt(seat(0)), last - 1);
  expect(read).toBeLessThan(205);
});
