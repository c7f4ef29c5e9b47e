// Attempts to learn or do more than a player may: each is refused, reveals nothing, and does no harm.
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, GAME, playing, refused, type Arguments, type Caller } from '#testkit/server/caller';
import { FOLLOW, Follower } from '#testkit/server/follower';
import { withFragments } from '#client';

const ending: (() => Promise<void>)[] = [];
let server: ApiServer;
let [anna, boris, chloe]: Caller[] = [];
let game: string;

beforeEach(async () => {
  server = await ApiServer.start({ cards: POOL });
  ending.push(() => server.stop());
  [anna, boris, chloe] = [
    await server.player('Anna'),
    await server.player('Boris'),
    await server.player('Chloe'),
  ];
  game = await playing([anna, boris], { ruleset: 'MAGIC', librarySize: 60, maximumHandSize: 7 });
});
afterEach(async () => {
  for (const stop of ending.splice(0).reverse()) await stop();
});

const asked = async (by: Caller) => (await by.sight(game)).view.decision!;
const inGame = (more: Arguments = {}): Arguments => ({ gameId: ['ID!', game], ...more });
/** Everything that all participants see of the game. */
const everything = async () =>
  Promise.all([anna!, boris!, chloe!].map((caller) => caller.send(GAME, { game }).then(({ data }) => data)));

/** Requests that change nothing for anybody, whatever their answer. */
async function harmless<T>(attempt: () => Promise<T>): Promise<T> {
  const before = await everything();
  const answer = await attempt();
  expect(await everything()).toEqual(before);
  return answer;
}

describe('acting for another seat', () => {
  it('is refused to the other player and to a spectator', async () => {
    const { decisionId: id, seat } = await asked(anna!);
    const [waiting] = [anna!, boris!].filter((_, nth) => nth !== seat);
    await harmless(async () => {
      const said = await waiting!.answer(game, id, { action: 'PASS' });
      expect(refused(said)).toMatchObject({ code: 'NOT_YOUR_DECISION', retriable: false });
      expect(refused(await chloe!.answer(game, id, { action: 'PASS' })).code).toBe('NOT_SEATED');
      expect(refused(await chloe!.inGame('concede', game)).code).toBe('NOT_SEATED');
      const set = await chloe!.act('setPassing', inGame({ until: ['PassingUntil', 'MY_TURN'] }));
      expect(refused(set).code).toBe('NOT_SEATED');
      const absent = await chloe!.act('concedeAbsent', inGame({ seat: ['Int!', seat] }));
      expect(refused(absent).code).toBe('NOT_SEATED');
    });
  });
});

describe('a spectator’s token', () => {
  it('shows what all may see, however it is asked', async () => {
    const own = (await anna!.sight(game)).view.seats[0]!.hand!.map(({ name }) => name);
    expect(own.length).toBeGreaterThan(0);
    const seen = await chloe!.sight(game);
    expect(seen).toMatchObject({ viewer: 'SPECTATOR', seat: null, legalActions: { decision: null } });
    expect(seen.view.seats.map(({ hand }) => hand)).toEqual([null, null]);
    const { data } = await chloe!.send(
      withFragments(`query ($game: ID!) { game(id: $game) {
        legalActions { commands plays { text } }
        opened { seed }
        view(moment: 3) { ...TableView }
        completion(play: { kind: CAST, object: "c1" }) { __typename ... on Refused { code rule } }
      } }`),
      { game },
    );
    expect(data?.game).toMatchObject({
      legalActions: { commands: [], plays: [] },
      opened: null,
      completion: { __typename: 'Refused', code: 'ILLEGAL_ANSWER' },
    });
    const feed = await chloe!.ask(
      'query ($game: ID!) { feed(gameId: $game, first: 500) { entries { story patch } } }',
      { game },
    );
    const bytes = JSON.stringify([data, feed, await chloe!.table(game)]);
    for (const name of own.filter((one) => one !== 'Forest')) expect(bytes).not.toContain(`"${name}"`);
    expect(bytes).not.toMatch(/"c\d+"/);
  });
});

describe('a guessed id', () => {
  it('of an object names nothing, whether there is such an object or not', async () => {
    const { decisionId: id, seat } = await asked(anna!);
    const acting = [anna!, boris!][seat]!;
    // Includes the log's own ids, of the asker's cards and of all others.
    const ofTheLog = Array.from({ length: 130 }, (_, nth) => `o${nth + 1}`);
    const guesses = [...ofTheLog, 'c999', 'p1', '', '__proto__', 'constructor'];
    await harmless(async () => {
      const answers = [];
      for (const object of guesses)
        answers.push(refused(await acting.answer(game, id, { act: { kind: 'CAST', object } })));
      // All answers are alike: nobody can tell what exists from what does not.
      expect(new Set(answers.map(({ code, rule, message }) => `${code} ${rule} ${message}`)).size).toBe(1);
    });
  });

  it('of a game, a decision or a player names nothing that can be queried', async () => {
    const hidden = accepted(await boris!.create({ access: 'INVITATION' })).gameId;
    for (const id of ['none', '', hidden, game.toUpperCase(), `${game} `]) {
      expect((await chloe!.send('query ($game: ID!) { game(id: $game) { id } }', { game: id })).data).toEqual(
        {
          game: null,
        },
      );
      expect(refused(await chloe!.inGame('join', id)).code).toBe('UNKNOWN_GAME');
    }
    const { decisionId: id } = await asked(anna!);
    for (const decision of ['d0', 'd999', '', id.replace('d', 'e')])
      expect(refused(await anna!.answer(game, decision, { action: 'PASS' })).code).toMatch(
        /^(STALE_DECISION|INVALID_COMMAND)$/,
      );
  });
});

describe('another player’s', () => {
  it('cursor resumes nobody else’s feed, over HTTP or a socket', async () => {
    const { cursor } = await anna!.sight(game);
    const notYours = { code: 'BAD_CURSOR', reason: 'NOT_YOURS' };
    const page = 'query ($game: ID!, $after: Cursor) { feed(gameId: $game, after: $after) { cursor } }';
    for (const caller of [boris!, chloe!]) {
      const { errors } = await caller.send(page, { game, after: cursor });
      expect(errors?.[0]?.extensions).toMatchObject(notYours);
      const follower = new Follower(server.socketUrl, `Bearer ${caller.token ?? ''}`);
      ending.push(() => follower.stop());
      const live = await follower.send(FOLLOW, { game, after: cursor });
      expect(live.errors?.[0]?.extensions).toMatchObject(notYours);
    }
  });

  it('command id counts for the player who uses it, and gives nobody another’s answer', async () => {
    const { decisionId: id, seat } = await asked(anna!);
    const [acting, waiting] = seat === 0 ? [anna!, boris!] : [boris!, anna!];
    const first = accepted(await acting.answer(game, id, { action: 'PASS' }, 'the-same'));
    await harmless(async () => {
      expect(refused(await chloe!.answer(game, id, { action: 'PASS' }, 'the-same')).code).toBe('NOT_SEATED');
      expect(refused(await waiting.answer(game, id, { action: 'PASS' }, 'the-same')).code).toBe(
        'STALE_DECISION',
      );
      expect(accepted(await acting.answer(game, id, { action: 'PASS' }, 'the-same'))).toEqual(first);
      expect(refused(await acting.answer(game, id, { action: 'PASS' }, 'timer/flag/d1/1')).code).toBe(
        'INVALID_COMMAND',
      );
    });
    expect(
      accepted(await waiting.answer(game, (await asked(waiting)).decisionId, { action: 'PASS' }, 'the-same'))
        .seq,
    ).toBe((await waiting.sight(game)).seq);
  });
});

/** `npm run soak` runs ten thousand. */
const MANY = Number(process.env['PENTALAND_SUBSCRIPTIONS'] ?? '400');

describe('far more subscriptions than are allowed', () => {
  it('over one socket: twenty are granted, the rest are refused, and everyone else is served', async () => {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    ending.push(async () => {
      socket.terminate();
      await Promise.resolve();
    });
    let welcome: () => void = () => undefined;
    const acknowledged = new Promise<void>((resolve) => (welcome = resolve));
    const refusals = new Map<string, number>();
    const had = new Set<string>();
    let answered = 0;
    const all = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const { id, type, payload } = JSON.parse(data.toString()) as {
          id: string;
          type: string;
          payload?: { errors?: { extensions: { code: string } }[] };
        };
        if (type === 'connection_ack') welcome();
        if (type !== 'next' || had.has(id)) return;
        const code = payload?.errors?.[0]?.extensions.code;
        if (code === undefined) had.add(id);
        else refusals.set(code, (refusals.get(code) ?? 0) + 1);
        answered += 1;
        if (answered === MANY) resolve();
      });
    });
    await once(socket, 'open');
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${chloe!.token ?? ''}` } }),
    );
    await acknowledged;
    const query = 'subscription ($game: ID!) { gameFeed(gameId: $game) { __typename } }';
    for (let nth = 0; nth < MANY; nth += 1)
      socket.send(
        JSON.stringify({ id: `s${nth}`, type: 'subscribe', payload: { query, variables: { game } } }),
      );
    // Meanwhile another player plays.
    const { decisionId: id, seat } = await asked(anna!);
    accepted(await [anna!, boris!][seat]!.answer(game, id, { action: 'PASS' }));
    await all;
    expect(had.size).toBe(20);
    expect(refusals.get('TOO_MANY_SUBSCRIPTIONS')).toBe(MANY - 20);
    expect([...refusals.keys()]).toEqual(['TOO_MANY_SUBSCRIPTIONS']);
    socket.terminate();
    while (server.metrics.counts.get('subscriptions-open') !== 0) await new Promise(setImmediate);
    const follower = new Follower(server.socketUrl, `Bearer ${chloe!.token ?? ''}`);
    ending.push(() => follower.stop());
    expect((await follower.follow(game).untilCaughtUp()).at(-1)?.__typename).toBe('FeedCaughtUp');
  });
});

describe('a client that disconnects', () => {
  it('in the middle of a decision resumes with the same question', async () => {
    const { token } = anna!;
    const before = await anna!.sight(game);
    const follower = new Follower(server.socketUrl, `Bearer ${token ?? ''}`);
    await follower.follow(game).untilCaughtUp();
    await follower.stop();
    server.cut();
    const again = await anna!.with(String(token)).sight(game);
    expect(again.view.decision).toEqual(before.view.decision);
    expect(again).toEqual(before);
  });
});
