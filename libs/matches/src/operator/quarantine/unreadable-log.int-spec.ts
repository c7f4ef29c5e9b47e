// A game whose log has an event that cannot be read or folded: it is shown as it was before, nobody can move
// in it, it blocks no other game, and the operator can end it.
import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandId, gameId, playerId, type PlayerId } from '#kernel';
import type { EventStore } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import type { GameEvent } from '#rules';
import { encodeBatch, gameStream, loadGameSecret, readLog, type Codec } from '#log';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { GameNode, refusalOf, TEST_CARDS, type GameSetting } from '#testkit/node/game-node';
import { GAME_CODEC } from '../../game/log/game-log.js';
import { GameOperator } from '../operate/game-operator.js';
import { inspectGame, unfinishedGames } from '../operate/inspect.js';
import { seat } from '#testkit/tables/seats';
import { malformed } from '#testkit/values/malformed';

const nodes: GameNode[] = [];
async function node(setting: GameSetting): Promise<GameNode> {
  const started = await GameNode.start(setting);
  nodes.push(started);
  return started;
}
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((started) => started.stop()));
});

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of given) found.push(one);
  return found;
}

const eventually = async (what: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await what())) await sleep(5);
};

/** An event that a fault of the rules, or another release, might have written. */
const POISON: Readonly<Record<string, readonly GameEvent[]>> = {
  'an event of a type nobody knows': [malformed({ type: 'NoSuchEvent' })],
  'an event that does not fold': [{ type: 'SeatTaken', seat: seat(7), player: playerId('nobody') }],
};

async function append(store: EventStore, game: string, events: readonly GameEvent[]): Promise<void> {
  const id = gameId(game);
  const stream = gameStream(id);
  const { expected, tail } = await readLog(store, GAME_CODEC, stream);
  const { chain } = await loadGameSecret(store, TEST_KEYS, id);
  const [created] = (await readLog(store, GAME_CODEC, stream)).events;
  const { at } = created!;
  const accepts = created!.event as GameEvent<'CommandAccepted'>;
  const loose = { version: 1, schema: { safeParse: () => ({ success: true }) } };
  const codec: Codec<GameEvent> = malformed({ ...GAME_CODEC, NoSuchEvent: loose, SeatTaken: loose });
  const batch = { stream, actor: 'server', commandId: commandId('poison'), at } as const;
  const encoded = encodeBatch(codec, { ...batch, events: [accepts, ...events], after: tail, secret: chain });
  expect((await store.append(stream, expected, encoded.events)).kind).toBe('appended');
}

async function poisoned(events: readonly GameEvent[]) {
  const setting = { store: new MemoryEventStore(), clock: new HandClock() };
  const before = await node(setting);
  const players: PlayerId[] = [];
  for (const name of ['Anna', 'Boris']) players.push(await before.player(name));
  const game = await before.playing(players);
  await before.passTurn(players, game);
  const { view, moment } = await before.sight(players[0]!, game);
  await append(setting.store, game, events);
  return { ...setting, before, players, game, view, moment };
}

describe.each(Object.entries(POISON))('a log with %s', (_, events) => {
  it('is shown as it was before, to players who can do nothing, on a server that starts', async () => {
    const { store, clock, players, game, view, moment } = await poisoned(events);
    const on = await node({ store, clock });
    const seen = await on.sight(players[0]!, game);
    const quarantine = { why: 'unreadable-log', since: expect.any(Number) };
    expect(seen.view).toEqual({ ...view, quarantine });
    expect((await on.sight(players[0]!, game, moment - 1)).view.status).toBe('playing');
    const feed = await on.readFeed(players[0]!, game);
    expect(feed.kind === 'found' && feed.value.complete && feed.value.entries.length).toBe(seen.seq);
    expect(refusalOf(await on.act(players[0]!, game, { type: 'concede' }))).toBe('quarantined');
    expect((await on.sessions.find(gameId(game)))?.timer).toBeUndefined();
    await eventually(() => on.metrics.counts.get('games-quarantined') === 1);
  });

  it('keeps no other game from going on, and is listed for the operator', async () => {
    const { store, clock, players, game } = await poisoned(events);
    const on = await node({ store, clock });
    const other = await on.playing(players);
    await on.passTurn(players, other);
    const listed = await all(unfinishedGames(store));
    expect(listed.map(({ game: id, why }) => [id, why])).toEqual([
      [game, 'unreadable-log'],
      [other, undefined],
    ]);
    const workshop = { store, keys: TEST_KEYS, cards: TEST_CARDS, clock };
    const inspected = await inspectGame(workshop, gameId(game));
    expect(inspected).toMatchObject({ status: 'turns', unreadable: { from: inspected!.events - 2 } });
  });

  it('stops its game while it is played: the next command is refused, and so are all others', async () => {
    const { before, players, game } = await poisoned(events);
    const concede = () => before.act(players[0]!, game, { type: 'concede' });
    const { kind } = await concede();
    expect(kind).toBe('refused');
    expect(refusalOf(await concede())).toBe('quarantined');
  });

  it('is ended by the operator alone, on every node, and then opens to its players', async () => {
    const { store, clock, before, players, game } = await poisoned(events);
    const operator = new GameOperator({ store, keys: TEST_KEYS, cards: TEST_CARDS, clock });
    for (const type of ['stop-game', 'release-game', 'repair-game'] as const)
      expect((await operator.give(gameId(game), type)).kind).toBe('refused');
    const late = await node({ store, clock });
    expect((await late.sight(players[0]!, game)).view.status).toBe('playing');
    expect(await operator.give(gameId(game), 'end-game')).toEqual({ kind: 'done' });
    for (const on of [before, late, await node({ store, clock })]) {
      await eventually(async () => (await on.sight(players[0]!, game)).view.status === 'over');
      const { view, moment, seq } = await on.sight(players[0]!, game);
      expect([view.result?.reason, view.quarantine]).toEqual(['abandoned', undefined]);
      const feed = await on.readFeed(players[0]!, game);
      expect(feed.kind === 'found' && feed.value.entries.length).toBe(seq);
      expect((await on.sight(players[0]!, game, moment)).view.status).toBe('over');
      expect((await on.opened(players[0]!, game)).kind).toBe('found');
      expect(refusalOf(await on.act(players[0]!, game, { type: 'concede' }))).toBe('game-over');
    }
    expect(await all(unfinishedGames(store))).toEqual([]);
  });
});

it('a game that was never created does not exist for the operator', async () => {
  const store = new MemoryEventStore();
  const workshop = { store, keys: TEST_KEYS, cards: TEST_CARDS, clock: new HandClock() };
  expect(await new GameOperator(workshop).give(gameId('none'), 'end-game')).toEqual({ kind: 'no-such-game' });
  expect(await inspectGame(workshop, gameId('none'))).toBeUndefined();
});
