// The lobby and disputes as stores, against a real server over a network that fails.
import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { seconds } from '#kernel';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { once, players } from './fixtures/players.js';
import {
  Disconnected,
  NotFound,
  Unauthenticated,
  createClient,
  type Client,
  type ClientSetting,
  type Dispute,
  type TypedDocument,
} from './index.js';

const { serve } = serving();
const { networkBefore, playerBehind, kept } = players();
const LONG = 3_600_000;

const OUTCOME = '{ __typename ... on Refused { code rule message retriable } }';
const newGame = async (client: Client): Promise<string> =>
  (
    await client.command<{ readonly gameId: string }>(
      `mutation ($commandId: ID!) { createGame(commandId: $commandId) { __typename ... on Accepted { gameId } } }`,
    )
  ).gameId;
const JOIN = `mutation ($commandId: ID!, $gameId: ID!) { join(commandId: $commandId, gameId: $gameId) ${OUTCOME} }`;
const ids = (games: readonly { readonly id: string }[] = []): readonly string[] => games.map(({ id }) => id);

describe('the lobby of the client library', () => {
  it('shows what others do as it happens, without asking every so often', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const boris = await playerBehind(server, network, 'Boris');
    const lobby = kept(boris.lobby({ every: LONG }));
    await once(lobby, ({ connection }) => connection === 'live');
    const first = await newGame(anna);
    const { state } = await once(lobby, (at) => at.state?.open.length === 1);
    expect([ids(state?.open), ids(state?.mine), ids(state?.playing)]).toEqual([[first], [], []]);
    // Also what happens while its socket is gone, and that a game of his own waits for him.
    network.cut();
    await boris.command(JOIN, { gameId: first });
    const { state: joined } = await once(lobby, (at) => at.state?.mine[0]?.waitsForMe === true);
    expect(ids(joined?.mine)).toEqual([first]);
  });

  it('reads seldom where much changes, and asks for no more games than were meant', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const lobby = kept(anna.lobby({ every: LONG, first: 3, mine: 1 }));
    await once(lobby, ({ connection }) => connection === 'live');
    const { requests } = network;
    const made = await Promise.all(Array.from({ length: 20 }, () => newGame(anna)));
    // All of one moment: they are in the order of their ids.
    const [first, ...more] = made.toSorted().toReversed().slice(0, 3);
    const { state } = await once(
      lobby,
      ({ state: at }) => at?.open[0]?.id === first && at?.open[2]?.id === more[1],
    );
    expect([ids(state?.open), ids(state?.mine)]).toEqual([[first, ...more], [first]]);
    expect(network.requests - requests - made.length).toBeLessThan(made.length);
  });

  it('asks every so often where nothing can be told, and at once when you say so', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    const nowhere = { socketUrl: 'ws://127.0.0.1:9/graphql' };
    const boris = await playerBehind(server, network, 'Boris', nowhere);
    const chloe = await playerBehind(server, network, 'Chloe', nowhere);
    const often = kept(boris.lobby({ every: 5 }));
    const seldom = kept(chloe.lobby({ every: LONG }));
    for (const lobby of [often, seldom]) await once(lobby, ({ connection }) => connection === 'live');
    const id = await newGame(anna);
    await once(often, ({ state }) => state?.open.length === 1);
    expect(seldom.state?.open).toEqual([]);
    seldom.refresh();
    expect(ids((await once(seldom, (at) => at.state?.open.length === 1)).state?.open)).toEqual([id]);
  });

  it('is the same object as long as nothing has changed', async () => {
    const server = await serve();
    const network = await networkBefore(server);
    const anna = await playerBehind(server, network, 'Anna');
    await newGame(anna);
    const lobby = kept(anna.lobby({ every: 5 }));
    const told: unknown[] = [];
    lobby.subscribe((snapshot) => told.push(snapshot));
    await once(lobby, ({ connection }) => connection === 'live');
    const { requests } = network;
    while (network.requests < requests + 5) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(told).toHaveLength(2);
    expect(told[1]).toBe(lobby.getSnapshot());
  });

  it('goes on through lost requests, a server that starts again and ended tokens', async () => {
    const store = new MemoryEventStore();
    const first = await serve({ store });
    const network = await networkBefore(first);
    const anna = await playerBehind(first, network, 'Anna');
    const lobby = kept(anna.lobby({ every: 5 }));
    const read = (async () => {
      const lengths: number[] = [];
      for await (const { mine } of lobby) if (lengths.push(mine.length) === 2) break;
      return lengths;
    })();
    await once(lobby, ({ connection }) => connection === 'live');
    network.fail('request lost', '503', 'answer lost');
    const { trouble } = await once(lobby, ({ connection }) => connection === 'offline');
    expect(trouble).toBeInstanceOf(Disconnected);
    first.clock.turn(2 * 60 * 60 * 1000);
    const second = await serve({ store, clock: first.clock });
    network.leadTo(second.url);
    await newGame(anna);
    expect(await read).toEqual([0, 1]);
    await once(lobby, ({ connection, state }) => connection === 'live' && state?.mine.length === 1);
    expect(lobby.getSnapshot().trouble).toBeNull();
  });

  it('is for those who have an account', async () => {
    const { url } = await serve();
    const { error, connection } = await once(kept(createClient({ url }).lobby()), (at) => at.error !== null);
    expect([error, connection]).toEqual([expect.any(Unauthenticated), 'offline']);
  });
});

describe('a dispute of the client library', () => {
  const inDispute = (field: string, more = ''): string =>
    `mutation ($commandId: ID!, $id: ID!) { ${field}(commandId: $commandId, disputeId: $id${more}) ${OUTCOME} }`;

  async function called(setting: Partial<ClientSetting> = {}) {
    const store = new MemoryEventStore();
    // A call lapses sooner than a usual token ends.
    const server = await serve({ store, accounts: { tokenLifetime: seconds(30) } });
    const network = await networkBefore(server);
    const callers = [await server.player('Anna'), await server.player('Boris')];
    const gameId = await playing(callers);
    const judith = await playerBehind(server, network, 'Judith', setting);
    await server.operatorGrants('Judith', 'judge');
    const anna = createClient({ url: server.url, token: callers[0]!.token! });
    const { dispute } = await anna.command<{ readonly dispute: { readonly id: string } }>(
      `mutation ($commandId: ID!, $gameId: ID!) { callJudge(commandId: $commandId, gameId: $gameId, sentence: "Here.") {
        __typename ... on DisputeAccepted { dispute { id } } ... on Refused { code rule message } } }`,
      { gameId },
    );
    return { store, server, network, judith, anna, id: dispute.id };
  }

  it('is read once at the beginning, and once for each change', async () => {
    const asked: string[] = [];
    const { judith, anna, id } = await called({ onRequest: ({ query }) => asked.push(query) });
    const dispute = kept(judith.dispute(id));
    const { state } = await once(dispute, (at) => at.state !== null);
    expect(state).toMatchObject({ id, stage: 'CALLED', sentence: { text: 'Here.' } });
    await judith.command(inDispute('takeCall'), { id });
    await once(dispute, (at) => at.state?.stage === 'TAKEN');
    await anna.command(inDispute('stateCase', ', text: "It was mine."'), { id });
    await once(dispute, (at) => at.state?.statements.length === 1);
    expect(asked.filter((query) => query.startsWith('query Dispute'))).toHaveLength(3);
  });

  it('misses nothing through cuts, a server that starts again and ended tokens', async () => {
    const { store, server, network, judith, id } = await called();
    const dispute = kept(judith.dispute(id));
    const stages: Dispute['stage'][] = [];
    const reading = (async () => {
      for await (const { stage } of dispute) stages.push(stage);
    })();
    await once(dispute, ({ connection }) => connection === 'live');
    network.cut();
    await judith.command(inDispute('takeCall'), { id });
    await once(dispute, ({ state, connection }) => state?.stage === 'TAKEN' && connection === 'live');
    server.clock.turn(31_000);
    const second = await serve({ store, clock: server.clock });
    network.leadTo(second.url);
    await judith.command(inDispute('handBackCall'), { id });
    await once(dispute, ({ state, connection }) => state?.stage === 'CALLED' && connection === 'live');
    dispute.close();
    await reading;
    expect(stages).toEqual(['CALLED', 'TAKEN', 'CALLED']);
    expect(dispute.connection).toBe('offline');
  });

  it('is followed as any other subscription: each telling, and that the connection was lost', async () => {
    const { network, judith, id } = await called();
    const document: TypedDocument<
      { readonly disputeChanged: { readonly stage: string } },
      { readonly id: string }
    > = 'subscription ($id: ID!) { disputeChanged(disputeId: $id) { stage } }';
    const [calledOff, seen] = [new AbortController(), [] as string[]];
    for await (const one of judith.follow(document, { id }, { signal: calledOff.signal })) {
      const now = one.kind === 'told' ? one.told.disputeChanged.stage : one.kind;
      // A version may be told twice.
      if (now === seen.at(-1)) continue;
      seen.push(now);
      if (seen.length === 1) await judith.command(inDispute('takeCall'), { id });
      else if (seen.length === 2) network.cut();
      else if (one.kind === 'told') calledOff.abort();
    }
    expect(seen).toEqual(['CALLED', 'TAKEN', 'lost', 'TAKEN']);
  });

  it('ends with an error for those who have no part in it', async () => {
    const { server, network, id } = await called();
    const carol = await playerBehind(server, network, 'Carol');
    const dispute = kept(carol.dispute(id));
    expect((await once(dispute, (at) => at.error !== null)).error).toBeInstanceOf(NotFound);
    await expect(dispute[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(NotFound);
  });
});
