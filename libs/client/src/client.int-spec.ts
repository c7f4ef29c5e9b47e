// The library against a real server, over a network that fails.
import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { serving } from '#testkit/server/serving';
import { withFragments } from './fragments.js';
import { once, players } from './fixtures/players.js';
import {
  BadRequest,
  createClient,
  Disconnected,
  NotFound,
  Refused,
  Unauthenticated,
  foldPatch,
  type Client,
  type EarlierEntry,
  type Entry,
  type Json,
  type LiveGame,
  type Step,
} from './index.js';

const { serve } = serving();
const { networkBefore, playerBehind, kept } = players();

const OUTCOME =
  '{ __typename ... on Accepted { gameId seq } ... on Refused { code rule message retriable } }';
const CREATE = `mutation ($commandId: ID!) { createGame(commandId: $commandId) ${OUTCOME} }`;
const inGame = (what: string): string =>
  `mutation ($commandId: ID!, $gameId: ID!) { ${what}(commandId: $commandId, gameId: $gameId) ${OUTCOME} }`;

const newGame = async (client: Client): Promise<string> =>
  (await client.command<{ readonly gameId: string }>(CREATE)).gameId;

const foldAll = (view: unknown, entries: readonly Entry[]): Json =>
  entries.reduce<Json>((now, { patch }) => foldPatch(now, patch), view as Json);

const follow = (client: Client, id: string): LiveGame => kept(client.game(id));

describe('a command of the client library', () => {
  it('is done once, however often its answers and requests are lost', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    await anna.request('{ me { roles } }');
    network.fail('answer lost', '503', 'request lost', 'answer lost');
    const before = network.requests;
    const id = await newGame(anna);
    expect(network.requests - before).toBe(5);
    const { myGames } = await anna.request<
      { readonly myGames: { readonly nodes: readonly object[] } },
      Record<string, unknown>
    >('{ myGames { nodes { id } } }');
    expect(myGames.nodes).toEqual([{ id }]);
  });

  it('goes on at the server that stands where the first has stopped', async () => {
    const store = new MemoryEventStore();
    const first = await serve({ store });
    const network = await networkBefore(first);
    const anna = await playerBehind(first, network, 'Anna');
    await anna.request('{ me { roles } }');
    network.fail('answer lost', ...Array.from({ length: 3 }, () => '503' as const));
    const created = newGame(anna);
    const second = await serve({ store });
    network.leadTo(second.url);
    const id = await created;
    const found = await anna.raw('query ($id: ID!) { game(id: $id) { id } }', { id });
    expect(found).toEqual({ data: { game: { id } } });
  });

  it('says each time why it is sent again, and can be called off with that', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    network.fail('request lost', '503', 'request lost');
    const called = new AbortController();
    const codes: string[] = [];
    const created = anna.command(CREATE, undefined, {
      signal: called.signal,
      onAgain: (why) => {
        codes.push(why.code);
        if (codes.length === 2) called.abort(why);
      },
    });
    await expect(created).rejects.toBeInstanceOf(Disconnected);
    expect(codes).toEqual(['DISCONNECTED', 'DISCONNECTED']);
  });

  it('throws a refusal with its code and rule, and sends it once', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const gameId = await newGame(anna);
    const before = network.requests;
    const refusal = await anna.command(inGame('start'), { gameId }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect((refusal as Refused).rule).not.toBe('');
    expect((refusal as Refused).message).not.toBe('');
    expect(network.requests - before).toBe(1);
  });

  it('can be called off while nobody answers', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna', { backoff: () => 3_600_000 });
    await anna.request('{ me { roles } }');
    network.fail('503');
    const leaving = new AbortController();
    const called = anna.command(CREATE, {}, { signal: leaving.signal });
    leaving.abort(new Error('enough'));
    await expect(called).rejects.toThrow('enough');
  });
});

describe('a request of the client library', () => {
  it('renews a token that has ended, for all that wait at once', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const asked: string[] = [];
    const anna = await playerBehind(server, network, 'Anna', {
      onRequest: ({ query }) => asked.push(query),
    });
    const gameId = await newGame(anna);
    server.clock.turn(2 * 60 * 60 * 1000);
    const query = 'query ($gameId: ID!) { game(id: $gameId) { id } }';
    asked.length = 0;
    await Promise.all([1, 2, 3].map(() => anna.request(query, { gameId })));
    expect(asked.filter((text) => text.includes('login'))).toHaveLength(1);
  });

  it('throws errors of one class for each thing to do', async () => {
    const server = await serve();
    const nobody = createClient({ url: server.url });
    await expect(nobody.request('{ myGames { nodes { id } } }')).rejects.toBeInstanceOf(Unauthenticated);
    await expect(nobody.request('{ nothing }')).rejects.toBeInstanceOf(BadRequest);
    const { token } = await server.player('Anna');
    const anna = createClient({ url: server.url, token: token! });
    const feed = anna.request('{ feed(gameId: "none") { complete } }');
    await expect(feed).rejects.toBeInstanceOf(NotFound);
  });
});

describe('a live game of the client library', () => {
  it('misses nothing and repeats nothing through cuts, restarts and ended tokens', async () => {
    const store = new MemoryEventStore();
    let server = await serve({ store });
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const boris = await playerBehind(server, network, 'Boris');
    const gameId = await newGame(anna);
    const game = follow(anna, gameId);
    const told: number[] = [];
    const reading = (async () => {
      for await (const { entry } of game) told.push(entry.seq);
    })();
    await once(game, ({ connection }) => connection === 'live');

    network.cut();
    await boris.command(inGame('join'), { gameId });
    network.cut();
    await boris.command(inGame('leave'), { gameId });
    server.clock.turn(2 * 60 * 60 * 1000);
    server = await serve({ store, clock: server.clock });
    network.leadTo(server.url);
    const { seq } = await anna.command<{ readonly seq: number }>(inGame('ready'), { gameId });
    const { state, entries } = await once(game, (at) => at.entries.at(-1)?.seq === seq);
    expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
    await once(game, ({ connection }) => connection === 'live');

    const { game: asked } = await anna.request<
      { readonly game: { readonly view: unknown } },
      { readonly gameId: string }
    >(withFragments('query ($gameId: ID!) { game(id: $gameId) { view { ...TableView } } }'), { gameId });
    expect(state).toEqual(asked.view);
    game.close();
    await reading;
    expect(told).toEqual(entries.map((entry) => entry.seq));
    expect(new Set(network.joined)).toEqual(new Set([`/graphql?game=${gameId}`]));
    expect(game.connection).toBe('offline');
  });

  it('begins so many entries before the present, and has those before them when it is asked', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const boris = await playerBehind(server, network, 'Boris');
    const gameId = await newGame(anna);
    for (const what of ['join', 'leave', 'join']) await boris.command(inGame(what), { gameId });
    const whole = follow(anna, gameId);
    await once(whole, ({ connection }) => connection === 'live');
    const game = kept(anna.game(gameId, { last: 2 }));
    const told: Step[] = [];
    const reading = (async () => {
      for await (const step of game) told.push(step);
    })();
    await once(game, ({ connection }) => connection === 'live');
    const length = whole.entries.length;
    expect(game.begins).toEqual({ seq: length - 1, state: expect.anything() });
    network.cut();
    const { seq } = await anna.command<{ readonly seq: number }>(inGame('ready'), { gameId });
    await once(game, (at) => at.entries.at(-1)?.seq === seq);
    await once(whole, (at) => at.entries.at(-1)?.seq === seq);
    expect(game.entries).toEqual(whole.entries.slice(length - 2));
    expect(game.state).toEqual(whole.state);

    const earlier: EarlierEntry[] = [];
    let page = await game.earlier(2);
    for (; page.entries.length > 0; page = await game.earlier(2, page)) earlier.unshift(...page.entries);
    expect(earlier.map(({ seq: place }) => place)).toEqual(
      Array.from({ length: length - 2 }, (_, at) => at + 1),
    );
    expect(whole.entries.slice(0, length - 2)).toMatchObject(earlier);
    game.close();
    await reading;
    expect(told.map(({ entry }) => entry)).toEqual(game.entries);
    expect(told.at(-1)?.state).toEqual(whole.state);
    expect(foldAll(game.begins!.state, game.entries)).toEqual(whole.state);
  });

  it('begins at the present again when its viewer has become another', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const boris = await playerBehind(server, network, 'Boris');
    const gameId = await newGame(anna);
    const game = kept(boris.game(gameId, { last: 1 }));
    const before = await once(game, ({ connection }) => connection === 'live');
    const { seq } = await boris.command<{ readonly seq: number }>(inGame('join'), { gameId });
    const now = await once(game, (at) => at.connection === 'live' && at.entries.at(-1)?.seq === seq);
    expect([before.begins?.seq, now.begins?.seq, now.entries.length]).toEqual([2, seq, 1]);
  });

  it('begins anew when its viewer has become another', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const boris = await playerBehind(server, network, 'Boris');
    const gameId = await newGame(anna);
    const game = follow(boris, gameId);
    await once(game, ({ connection }) => connection === 'live');
    const { seq } = await boris.command<{ readonly seq: number }>(inGame('join'), { gameId });
    const { entries } = await once(game, (at) => at.connection === 'live' && at.entries.at(-1)?.seq === seq);
    expect(entries[0]!.seq).toBe(1);
  });

  it('ends with an error where there is no such game, and says why', async () => {
    const server = await serve();
    const anna = await playerBehind(server, await networkBefore(server), 'Anna');
    const game = follow(anna, 'none');
    const { error, connection } = await once(game, (at) => at.error !== null);
    expect([error, connection]).toEqual([expect.any(NotFound), 'offline']);
    await expect(game[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(NotFound);
  });

  it('is catching up when it is begun, and offline where no server answers', async () => {
    const store = new MemoryEventStore();
    const server = await serve({ store });
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const gameId = await newGame(anna);
    network.leadTo('http://127.0.0.1:9');
    const game = follow(anna, gameId);
    expect(game.connection).toBe('offline');
    const told: string[] = [];
    game.subscribe(({ connection }) => told.push(connection));
    await once(game, ({ connection }) => connection === 'offline');
    expect(told).toEqual(['catching up', 'offline']);
    network.leadTo((await serve({ store })).url);
    await once(game, ({ connection }) => connection === 'live');
  });

  it('has the same snapshot until something changes', async () => {
    const server = await serve();
    const anna = await playerBehind(server, await networkBefore(server), 'Anna');
    const game = follow(anna, await newGame(anna));
    await once(game, ({ connection }) => connection === 'live');
    expect(game.getSnapshot()).toBe(game.getSnapshot());
  });
});
