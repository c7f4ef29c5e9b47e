// Each class of error, as a real server makes it.
import { describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { WebSocket } from 'ws';
import { DEFAULT_ACCOUNTS_OPTIONS } from '#accounts';
import { seconds } from '#kernel';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { once, players } from './fixtures/players.js';
import {
  BadCursor,
  BadRequest,
  createClient,
  NotAllowed,
  NotFound,
  PentalandError,
  Refused,
  StoreUnavailable,
  Unauthenticated,
  type Client,
} from './index.js';

const { serve } = serving();
const { networkBefore, playerBehind, kept } = players();

const CREATE = `mutation ($commandId: ID!) { createGame(commandId: $commandId) {
  __typename ... on Accepted { gameId } ... on Refused { code rule also message retriable retryAfter } } }`;
const START = `mutation ($commandId: ID!, $gameId: ID!) { start(commandId: $commandId, gameId: $gameId) {
  __typename ... on Refused { code rule also message retriable retryAfter } } }`;
const JOIN = `mutation ($commandId: ID!, $gameId: ID!) { join(commandId: $commandId, gameId: $gameId) {
  __typename ... on Refused { code rule message } } }`;
const newGame = async (client: Client): Promise<string> =>
  (await client.command<{ readonly gameId: string }>(CREATE)).gameId;
const thrown = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
const ROLES = '{ me { roles } }';

/** A cursor as a server with another version of the feeds gave it. */
function ofAnotherVersion(cursor: string): string {
  const [game, viewer, version, seq] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [
    string,
    string,
    number,
    number,
  ];
  return Buffer.from(JSON.stringify([game, viewer, version + 1, seq])).toString('base64url');
}

describe('an error of the client library', () => {
  it('is Refused where the game refuses, with the code, the rule and whether to try again', async () => {
    const server = await serve();
    const anna = await playerBehind(server, await networkBefore(server), 'Anna');
    const refusal = await thrown(anna.command(START, { gameId: await newGame(anna) }));
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({
      name: 'Refused',
      code: 'TOO_FEW_PLAYERS',
      rule: expect.stringMatching(/\S/u),
      also: [],
      retriable: false,
      retryAfter: null,
    });
  });

  it('is Unauthenticated for nobody, for a token that has ended and for one that was never given', async () => {
    const server = await serve();
    const { token } = await server.player('Anna');
    const as = (given?: string): Promise<unknown> => {
      const client = createClient({ url: server.url, ...(given === undefined ? {} : { token: given }) });
      return thrown(client.request('{ myGames { nodes { id } } }'));
    };
    expect(await as()).toMatchObject({ name: 'Unauthenticated', code: 'UNAUTHENTICATED' });
    const forged = await as('made up');
    expect(forged).toBeInstanceOf(Unauthenticated);
    server.clock.turn(2 * 60 * 60 * 1000);
    const ended = await as(token);
    expect(ended).toBeInstanceOf(Unauthenticated);
    expect((ended as Unauthenticated).reason).not.toBe('');
    expect((ended as Unauthenticated).reason).not.toBe((forged as Unauthenticated).reason);
  });

  it('is RateLimited with the seconds to wait, and a live game waits that long and goes on', async () => {
    let admitted = 0;
    const server = await serve({ options: { admit: () => ((admitted += 1) === 1 ? 1 : 0) } });
    const anna = await playerBehind(server, await networkBefore(server), 'Anna');
    const game = kept(anna.game(await newGame(anna)));
    const began = performance.now();
    await once(game, ({ connection }) => connection === 'live');
    expect(admitted).toBe(2);
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
  });

  it('is StoreUnavailable while the log is away, and a command goes on until it is back', async () => {
    const store = new UnsteadyStore();
    const server = await serve({ store });
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    await anna.request(ROLES);
    const gameId = await newGame(anna);
    const second = await serve({ store });
    network.leadTo(second.url);
    store.weather = 'away';
    const read = thrown(
      anna.request('query ($id: ID!) { game(id: $id) { view { status } } }', { id: gameId }),
    );
    expect(await read).toBeInstanceOf(StoreUnavailable);
    const { requests } = network;
    const made = newGame(anna);
    while (network.requests < requests + 3) await new Promise((resolve) => setTimeout(resolve, 5));
    store.weather = 'fair';
    expect(await made).not.toBe(gameId);
  });

  it('is BadCursor for a cursor of another version, and says OUTDATED', async () => {
    const server = await serve();
    const anna = await playerBehind(server, await networkBefore(server), 'Anna');
    const gameId = await newGame(anna);
    const FEED = 'query ($gameId: ID!, $after: Cursor) { feed(gameId: $gameId, after: $after) { cursor } }';
    const { feed }: { readonly feed: { readonly cursor: string } } = await anna.request(FEED, { gameId });
    const read = (after: string): Promise<unknown> => thrown(anna.request(FEED, { gameId, after }));
    const outdated = await read(ofAnotherVersion(feed.cursor));
    expect(outdated).toBeInstanceOf(BadCursor);
    expect(outdated).toMatchObject({ code: 'BAD_CURSOR', reason: 'OUTDATED' });
    expect(await read('nonsense')).toMatchObject({ code: 'BAD_CURSOR', reason: 'NOT_A_CURSOR' });
  });

  it('is NotFound, NotAllowed or BadRequest where trying again does not help', async () => {
    const server = await serve();
    const callers = [await server.player('Anna'), await server.player('Boris')];
    const gameId = await playing(callers);
    const anna = createClient({ url: server.url, token: callers[0]!.token! });
    expect(await thrown(anna.request('{ feed(gameId: "none") { cursor } }'))).toBeInstanceOf(NotFound);
    expect(await thrown(anna.replay(gameId, { seat: 1 }).view())).toBeInstanceOf(NotAllowed);
    expect(await thrown(anna.request('{ nothing }'))).toBeInstanceOf(BadRequest);
  });

  it('is one of PentalandError, with a message for people', async () => {
    const server = await serve();
    const nobody = createClient({ url: server.url });
    const error = await thrown(nobody.request('{ myGames { nodes { id } } }'));
    expect(error).toBeInstanceOf(PentalandError);
    expect((error as PentalandError).message).not.toBe('');
  });

  it('is AccountRefused where a login is refused, with the seconds to wait if there were too many', async () => {
    const rates = { ...DEFAULT_ACCOUNTS_OPTIONS.rates, loginsPerName: { burst: 1, every: seconds(60) } };
    const server = await serve({ accounts: { rates } });
    await server.player('Anna');
    const logIn = (): Promise<unknown> =>
      thrown(createClient({ url: server.url }).account.logIn({ name: 'Anna', recoverySecret: 'wrong' }));
    expect(await logIn()).toMatchObject({ name: 'AccountRefused', retryAfter: null });
    expect(await logIn()).toMatchObject({ name: 'AccountRefused', retryAfter: expect.any(Number) });
  });
});

describe('a live game that took too little', () => {
  it('goes on after what it had, when the server closes it as TOO_SLOW', async () => {
    const server = await serve();
    const sockets: WebSocket[] = [];
    class Kept extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol);
        sockets.push(this);
      }
    }
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna', { url: server.url, WebSocket: Kept });
    const boris = await playerBehind(server, network, 'Boris');
    const gameId = await newGame(anna);
    const game = kept(anna.game(gameId));
    const told: number[] = [];
    const reading = (async () => {
      for await (const { entry } of game) told.push(entry.seq);
    })();
    await once(game, ({ connection }) => connection === 'live');
    const [socket] = sockets;
    socket!.pause();
    const dropped = (): number => server.metrics.counts.get('subscriptions-dropped') ?? 0;
    const payload = { query: getIntrospectionQuery() };
    for (let sent = 0; dropped() === 0 && sent < 2000; sent += 1) {
      socket!.send(JSON.stringify({ id: `other ${sent}`, type: 'subscribe', payload }));
      if (sent % 20 === 0) await boris.request(ROLES);
    }
    expect(dropped()).toBe(1);
    await boris.command(JOIN, { gameId });
    socket!.resume();
    const { entries } = await once(
      game,
      (at) => at.connection === 'live' && at.state?.seats[1]?.player?.id !== undefined,
    );
    game.close();
    await reading;
    expect(told).toEqual(entries.map(({ seq }) => seq));
    expect(told).toEqual(told.map((_, at) => at + 1));
    expect(sockets).toHaveLength(2);
  });
});
