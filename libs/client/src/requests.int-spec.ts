// What goes between the library and a real server: hooks and ids, a fetch that is given, what a request can end with, and
// how everything is called off.
import { describe, expect, it } from '@jest/globals';
import { playing } from '#testkit/server/caller';
import { ServerProcess } from '#testkit/server/server-process';
import { serving } from '#testkit/server/serving';
import { players } from './fixtures/players.js';
import {
  createClient,
  Disconnected,
  NotFound,
  RateLimited,
  ServerFault,
  type Client,
  type Fetch,
  type ReceivedResponse,
  type SentRequest,
} from './index.js';

const { serve } = serving();
const { networkBefore, playerBehind } = players();
const ROLES = '{ me { roles } }';
const thrown = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

describe('a request of the client library', () => {
  it('goes through the fetch it is given; hooks hear of it with its id, and RateLimited says how long to wait', async () => {
    const server = await ServerProcess.start({ PENTALAND_REQUESTS_PER_MINUTE: '1' });
    try {
      const sent: SentRequest[] = [];
      const received: ReceivedResponse[] = [];
      const asked: Parameters<Fetch>[] = [];
      const client = createClient({
        url: server.graphql,
        onRequest: (request) => sent.push(request),
        onResponse: (response) => received.push(response),
        fetch: (...given) => {
          asked.push(given);
          return fetch(...given);
        },
      });
      const query = '{ offer { rulesets } }';
      await client.raw(query, { none: 1 });
      const error = await thrown(client.request(query));
      expect(sent).toEqual([
        { query, variables: { none: 1 } },
        { query, variables: {} },
      ]);
      expect(received).toEqual([
        { query, status: 200, requestId: expect.stringMatching(/./u) },
        { query, status: 429, requestId: expect.stringMatching(/./u) },
      ]);
      expect(asked).toEqual([1, 2].map(() => [server.graphql, expect.objectContaining({ method: 'POST' })]));
      expect(error).toBeInstanceOf(RateLimited);
      expect(error).toMatchObject({ code: 'RATE_LIMITED', requestId: received[1]?.requestId });
      expect((error as RateLimited).retryAfter).toBeGreaterThan(1);
    } finally {
      await server.dispose();
    }
  });

  it('ends with ServerFault, whose id the log of the server has beside the cause', async () => {
    const server = await serve();
    const client = createClient({ url: server.url, token: (await server.player('Anna')).token! });
    const broken = () => Promise.reject(new Error('the disk burns'));
    Object.assign(server.store, { read: broken, readAll: broken });
    const error = await thrown(client.request('{ player(name: "Boris") { id } }'));
    expect(error).toBeInstanceOf(ServerFault);
    expect(JSON.parse(server.log.lines.at(-1) ?? '')).toMatchObject({
      requestId: (error as ServerFault).requestId,
      cause: expect.stringContaining('the disk burns'),
    });
  });

  it('ends with Disconnected where no server answers, and where something else does', async () => {
    const network = await networkBefore(await serve());
    const client = createClient({ url: network.url });
    network.fail('request lost', '503');
    for (let nth = 0; nth < 2; nth += 1)
      expect(await thrown(client.request(ROLES))).toBeInstanceOf(Disconnected);
  });
});

type Call = (client: Client, game: string, signal: AbortSignal) => Promise<unknown>;
const CALLS: readonly (readonly [string, Call])[] = [
  ['request', (client, _, signal) => client.request(ROLES, {}, { signal })],
  ['raw', (client, _, signal) => client.raw(ROLES, {}, { signal })],
  ['command', (client, _, signal) => client.command('mutation { none }', {}, { signal })],
  [
    'account.logIn',
    ({ account }, _, signal) => account.logIn({ name: 'A', recoverySecret: 'b' }, { signal }),
  ],
  ['account.register', ({ account }, _, signal) => account.register('Chloe', { signal })],
  ['account.revoke', ({ account }, _, signal) => account.revoke({ signal })],
  ['game.legal', (client, game, signal) => client.game(game).legal(signal)],
  ['game.answer', (client, game, signal) => client.game(game).answer('d1', { yes: true }, { signal })],
  ['an action’s next', (client, game, signal) => client.game(game).cast('c1').next(signal)],
  [
    'an action’s answer',
    (client, game, signal) => client.game(game).cast('c1').answer({ yes: true }, signal),
  ],
  ['an action’s send', (client, game, signal) => client.game(game).cast('c1').send(signal)],
  ['replay.view', (client, game, signal) => client.replay(game).view(1, signal)],
  ['replay.outline', (client, game, signal) => client.replay(game).outline(signal)],
  ['replay.step', (client, game, signal) => client.replay(game).step(1, 'TURN', 'FORWARD', signal)],
  ['replay.feed', (client, game, signal) => client.replay(game).feed(0, null, signal).next()],
];

type Begin = (client: Client, game: string, signal: AbortSignal) => AsyncIterable<unknown>;
const FOLLOWED: readonly (readonly [string, Begin])[] = [
  ['game', (client, game, signal) => client.game(game, { signal })],
  ['game from before the present', (client, game, signal) => client.game(game, { signal, last: 3 })],
  ['questions', (client, game, signal) => client.game(game, { signal }).questions()],
  ['lobby', (client, _, signal) => client.lobby({ signal })],
  ['dispute', (client, _, signal) => client.dispute('none', { signal })],
];

describe('an AbortSignal', () => {
  it('calls off every call that waits for an answer, with its reason', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const { token } = await server.player('Anna');
    const client = await playerBehind(server, network, 'Boris', { token: token! });
    for (const [what, call] of CALLS) {
      const calling = new AbortController();
      network.fail('silence');
      const before = network.requests;
      const called = thrown(call(client, 'none', calling.signal));
      while (network.requests === before) await new Promise((resolve) => setTimeout(resolve, 2));
      const reason = new Error(`${what} takes too long`);
      calling.abort(reason);
      expect(await called).toBe(reason);
    }
  });

  it('ends everything that is followed, where a server answers and where none does', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await server.player('Anna');
    const game = await playing([anna, await server.player('Boris')]);
    const client = await playerBehind(server, network, 'Chloe', { token: anna.token! });
    const endOf = async (all: AsyncIterable<unknown>): Promise<string> => {
      for await (const _ of all);
      return 'it has ended';
    };
    for (const server of ['there', 'away']) {
      if (server === 'away') network.leadTo('http://127.0.0.1:9');
      for (const [, begin] of FOLLOWED) {
        const following = new AbortController();
        const ended = endOf(begin(client, game, following.signal));
        await new Promise((resolve) => setTimeout(resolve, 20));
        following.abort();
        // A dispute that there is not ends by itself, with an error.
        const end = await ended.catch((error: unknown) => error);
        if (!(end instanceof NotFound)) expect(end).toBe('it has ended');
      }
    }
    const calledBefore = client.game(game, { signal: AbortSignal.abort() });
    expect(calledBefore.isClosed).toBe(true);
    expect(await endOf(calledBefore)).toBe('it has ended');
  });
});
