// The public list of opened games, as anyone reads it: what it finds, what it never tells, and what it refuses.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '#event-store';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import type { OpenGameConnection } from './generated/schema.js';

let server: ApiServer;
let anna: Caller;
let boris: Caller;
let chloe: Caller;
const servers: ApiServer[] = [];
async function serving(setting: Parameters<typeof ApiServer.start>[0] = {}): Promise<ApiServer> {
  const started = await ApiServer.start(setting);
  servers.push(started);
  return started;
}
beforeEach(async () => {
  server = await serving();
  [anna, boris, chloe] = [
    await server.player('Anna'),
    await server.player('Boris'),
    await server.player('Chloe'),
  ];
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((started) => started.stop()));
});

const LISTED = `query ($filter: OpenGamesFilter, $first: Int, $after: String) {
  openGames(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { id turns events createdAt endedAt openedAt
    terms { ruleset base format opens access } seats { seat player { id name } } result { reason winners } } } }`;
async function listed(filter: object = {}, page: object = {}, on = server): Promise<OpenGameConnection> {
  return (await on.anyone().ask(LISTED, { filter, ...page })).openGames;
}
const idsIn = ({ nodes }: OpenGameConnection): string[] => nodes.map(({ id }) => id);
const found = async (filter: object = {}, on = server): Promise<string[]> =>
  idsIn(await listed(filter, {}, on));

/** Waits until the list has the game; the test runner ends a test that waits for ever. */
async function until(game: string, on = server): Promise<void> {
  while (!(await found({}, on)).includes(game)) await new Promise((resolve) => setImmediate(resolve));
}

/** A game that the second player concedes. */
async function finished(players: readonly [Caller, Caller], terms: object = {}): Promise<string> {
  const game = await playing(players, { librarySize: 60, ...terms });
  accepted(await players[1].inGame('concede', game));
  return game;
}

describe('openGames', () => {
  it('lists a finished game to anyone, without a token, with what a list needs', async () => {
    const game = await playing([anna, boris], { librarySize: 60 });
    await passTurn([anna, boris], game);
    accepted(await boris.inGame('concede', game));
    await until(game);
    expect(await listed()).toEqual({
      pageInfo: { hasNextPage: false, endCursor: game },
      nodes: [
        {
          id: game,
          turns: 2,
          events: expect.any(Number),
          createdAt: expect.any(String),
          endedAt: expect.any(String),
          openedAt: expect.any(String),
          terms: { ruleset: 'PENTALAND', base: 'CR', format: 'ALL', opens: 'AT_END', access: 'OPEN' },
          seats: [
            { seat: 0, player: { id: anna.id, name: 'Anna' } },
            { seat: 1, player: { id: boris.id, name: 'Boris' } },
          ],
          result: { reason: 'LAST_ONE_STANDING', winners: [0] },
        },
      ],
    });
    // What it says is what the opened game says.
    const opened = await chloe.ask(
      `query ($game: ID!) { game(id: $game) { opened { verification { events } } } }`,
      { game },
    );
    expect(opened.game?.opened?.verification.events).toBe((await listed()).nodes[0]?.events);
  });

  it('is searched by players by name or id, by result, and page by page', async () => {
    const first = await finished([anna, boris]);
    await until(first);
    const second = await finished([chloe, anna], { ruleset: 'PENTALAND' });
    await until(second);
    const third = await finished([boris, chloe], { opens: 'BY_CONSENT' });
    for (const player of [boris, chloe]) accepted(await player.inGame('agreeToOpen', third));
    await until(third);
    expect(await found()).toEqual([third, second, first]);
    expect(await found({ players: [{ name: 'aNNa' }] })).toEqual([second, first]);
    expect(await found({ players: [{ id: anna.id }, { name: 'Chloe' }] })).toEqual([second]);
    expect(await found({ winners: [{ name: 'Anna' }] })).toEqual([first]);
    expect(await found({ losers: [{ name: 'Anna' }] })).toEqual([second]);
    expect(await found({ players: [{ name: 'Nobody' }] })).toEqual([]);
    expect(await found({ ruleset: 'UTOPIA' })).toEqual([]);
    expect(await found({ base: 'CR', format: 'ALL', reason: 'LAST_ONE_STANDING', draw: false })).toHaveLength(
      3,
    );
    expect(await found({ turns: { atLeast: 2 } })).toEqual([]);
    expect(await found({ events: { atLeast: 1, atMost: 1_000_000 }, cards: [] })).toHaveLength(3);
    expect(await found({ cards: ['Opt'] })).toEqual([]);
    const page = await listed({}, { first: 2 });
    expect([idsIn(page), page.pageInfo.endCursor]).toEqual([[third, second], second]);
    expect(await listed({}, { first: 2, after: page.pageInfo.endCursor })).toMatchObject({
      pageInfo: { hasNextPage: false, endCursor: first },
      nodes: [{ id: first }],
    });
  });

  it('says the same on another node, and after a restart that folds it anew', async () => {
    const game = await finished([anna, boris]);
    await until(game);
    const all = await listed();
    const other = await serving({ store: server.store, clock: server.clock });
    await until(game, other);
    expect(await listed({}, {}, other)).toEqual(all);
    // A game that ends on one node comes to the list of the other.
    const next = await finished([chloe, boris]);
    await until(next, other);
    expect(idsIn(await listed({}, { after: next }, other))).toEqual([game]);
  });

  it('says the same to the byte whatever games there are that have not opened to everyone', async () => {
    const game = await finished([anna, boris]);
    await until(game);
    const questions = [
      {},
      { players: [{ name: 'Anna' }] },
      { players: [{ id: chloe.id }] },
      { losers: [{ name: 'Chloe' }] },
      { turns: { atMost: 3 } },
      { cards: ['Card 1'] },
    ];
    const all = await listed();
    const players = [anna.id, chloe.id].map((id) => ({ players: [{ id }] }));
    const before = await Promise.all([...questions, ...players].map((filter) => listed(filter)));
    expect(before[0]).toEqual(all);
    const live = await playing([anna, chloe], { librarySize: 60 });
    const unopened = [
      await finished([anna, chloe], { opens: 'JUDGES_ONLY' }),
      await finished([anna, chloe], { opens: 'BY_CONSENT' }),
      await finished([anna, chloe], { access: 'PRIVATE' }),
      await finished([anna, chloe], { spectators: false }),
    ];
    accepted(await anna.inGame('agreeToOpen', unopened[1]!));
    // The list has folded all of that once it has a later game.
    const later = await finished([boris, anna]);
    await until(later);
    expect(await found({ players: [{ name: 'Chloe' }] })).toEqual([]);
    const now = [...questions, ...players].map((filter) => listed(filter, { after: later }));
    expect(JSON.stringify(await Promise.all(now))).toBe(JSON.stringify(before));
    for (const id of [live, ...unopened, 'no-such-game'])
      expect(await server.anyone().errorOf(LISTED, { after: id })).toBe('BAD_CURSOR');
  });

  it('forgets the name of a player who has given it up, and finds nothing by it', async () => {
    const game = await finished([anna, boris]);
    await until(game);
    const { store } = server;
    const withoutNames: EventStore = {
      append: (stream, expected, events) => store.append(stream, expected, events),
      read: (stream, options) =>
        stream.startsWith('name-') ? Promise.resolve({ kind: 'absent' }) : store.read(stream, options),
      readAll: (options) => store.readAll(options),
      subscribe: (source, options) => store.subscribe(source, options),
      health: () => store.health(),
      close: () => Promise.resolve(),
    };
    const later = await serving({ store: withoutNames, clock: server.clock });
    await until(game, later);
    const [only] = (await listed({}, {}, later)).nodes;
    expect(only?.seats.map(({ player }) => player?.name)).toEqual([null, null]);
    expect(await found({ players: [{ name: 'Anna' }] }, later)).toEqual([]);
  });

  it('refuses lists that are too long, pages of no length, and players of two kinds', async () => {
    const anyone = server.anyone();
    const ask = (filter: object, page: object = {}) => anyone.errorOf(LISTED, { filter, ...page });
    expect(await ask({ cards: Array.from({ length: 9 }, () => 'Opt') })).toBe('BAD_USER_INPUT');
    expect(await ask({ players: Array.from({ length: 9 }, () => ({ name: 'Anna' })) })).toBe(
      'BAD_USER_INPUT',
    );
    expect(await ask({ players: [{ name: 'Anna', id: anna.id }] })).toBe('BAD_USER_INPUT');
    for (const first of [0, -1, 101]) expect(await ask({}, { first })).toBe('BAD_USER_INPUT');
    for (const after of ['', '\ud83d', 'x'.repeat(5_000)])
      expect(await ask({}, { after })).toBe('BAD_CURSOR');
    expect(await found({ cards: ['\ud83d', 'x'.repeat(50_000)] })).toEqual([]);
    expect(await found({ players: [{ name: 'x'.repeat(50_000) }] })).toEqual([]);
    expect(await found({ turns: { atLeast: -5, atMost: -1 } })).toEqual([]);
  });
});
