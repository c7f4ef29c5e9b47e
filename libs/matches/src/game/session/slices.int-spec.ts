// Long work lets the event loop turn, and nobody sees a half-finished state. With slices of no length it
// pauses after every step, so the tests can count steps.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type GameId, type Json, type PlayerId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { applyPatch, publishedView } from '#visibility';
import { LONG_WORK, SLICE_MS } from '../../event-loop/long-work.js';
import { History } from '../past/history.js';
import { accepted, GameNode } from '#testkit/node/game-node';
import { SPECTATOR, viewerAt } from '#testkit/eyes/granted-viewers';
import { MemorySnapshots } from '../past/snapshots.js';
import { isAsLogged } from '../deciding/deciding.js';
import { seat } from '#testkit/tables/seats';

/** The result, and how many times the event loop turned meanwhile. */
async function turnsOf<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  let turns = 0;
  const ended: true[] = [];
  const turning = (async () => {
    while (ended.length === 0) {
      await nextTurn();
      turns += 1;
    }
  })();
  const result = await work().finally(() => ended.push(true));
  await turning;
  return [result, turns];
}

const store = new MemoryEventStore();
let on: GameNode;
let players: PlayerId[];
let game: GameId;
let events: number;
beforeAll(async () => {
  on = await GameNode.start({ store });
  players = [await on.player('Anna'), await on.player('Boris')];
  const id = await on.playing(players, { librarySize: 80 });
  for (let turn = 0; turn < 10; turn += 1) await on.passTurn(players, id);
  game = gameId(id);
  events = (await on.sessions.find(game))!.game.tail.links;
});
afterAll(() => on.stop());
beforeEach(() => void (LONG_WORK.sliceMs = 0));
afterEach(() => void (LONG_WORK.sliceMs = SLICE_MS));

describe('the event loop turns', () => {
  it('after each event for each viewer while a game is folded from its log', async () => {
    const other = await GameNode.start({ store });
    const [session, turns] = await turnsOf(() => other.sessions.find(game));
    expect(session!.game.state).toEqual((await on.sessions.find(game))!.game.state);
    expect(turns).toBeGreaterThan(2 * events);
    await other.stop();
  });

  it('after each event while a moment is opened, and while a stretch of a feed is made', async () => {
    const history = new History(store, new MemorySnapshots(0));
    const [gallery, opening] = await turnsOf(() => history.galleryAt(game, viewerAt(seat(0)), 9_999));
    expect(opening).toBeGreaterThan(2 * events);
    const upTo = gallery.projector(SPECTATOR).seq;
    const [entries, reading] = await turnsOf(() =>
      history.entriesBetween(game, SPECTATOR, { after: 0, upTo }),
    );
    expect(entries.length).toBe(upTo);
    expect(reading).toBeGreaterThan(2 * events);
  });

  it('while a game is compared with its log, and between games that are evicted', async () => {
    const session = (await on.sessions.find(game))!;
    const [isSame, turns] = await turnsOf(() => isAsLogged(session.game, store));
    expect([isSame, turns > events / 2]).toEqual([true, true]);
    const other = await GameNode.start({ store });
    for (let more = 0; more < 20; more += 1) accepted(await other.create(players[0]!, { seats: 2 }));
    const [, evicting] = await turnsOf(() => other.sessions.evictIdle(0));
    expect(evicting).toBeGreaterThanOrEqual(20);
    await other.stop();
  });
});

describe('while a batch is taken', () => {
  it('a look sees the game before the batch or after it, and its followers get all of it', async () => {
    const session = (await on.sessions.find(game))!;
    const viewer = viewerAt(seat(0));
    const watch = await session.join(viewer, () => true);
    const [before, seq] = await session.look(({ gallery, state }) => {
      const projector = gallery.projector(viewer);
      return [projector.viewOf(state), projector.seq] as const;
    });
    const seen: string[] = [];
    const ended: true[] = [];
    const looking = (async () => {
      while (ended.length === 0) {
        seen.push(
          await session.look(({ state, revision }) => `${String(revision)} ${JSON.stringify(state)}`),
        );
        await nextTurn();
      }
    })();
    for (let pass = 0; pass < 6; pass += 1) await on.passTurn(players, game);
    ended.push(true);
    await looking;
    // One revision is one state: never the middle of a batch.
    const states = new Map(seen.map((one) => [one.slice(0, one.indexOf(' ')), one]));
    expect(new Set(seen).size).toBe(states.size);
    const { gallery, state } = session.game;
    const entries = await on.sessions.history.entriesBetween(game, viewer, {
      after: seq,
      upTo: watch.feed.seq,
    });
    let view: Json = publishedView(before);
    for (const { patch } of entries) view = applyPatch(view, patch);
    expect(view).toEqual(publishedView(gallery.projector(viewer).viewOf(state)));
    session.leave(viewer, watch);
  });
});
