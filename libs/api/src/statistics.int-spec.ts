// Statistics as anyone asks for them: what is counted of games that were really played, who may ask about whom, what is
// refused, and what is said where there are none.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FactsKeeper } from '#analytics';
import { FactsAway, FactsDesk, type AwayReason } from '#analytics/statistics';
import { MemoryEventStore } from '#event-store/memory';
import type { Log } from '#ports';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import type { Statistics } from './generated/schema.js';

const quiet = (): void => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

const RATE = 'n wins draws rate low high';
const asked = (fields: string): string =>
  `query ($filter: StatisticsFilter) { statistics(filter: $filter) { ${fields} } }`;

describe('statistics', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-api-statistics-'));
  const store = new MemoryEventStore();
  const facts = new FactsKeeper({ store, log, folder });
  let server: ApiServer;
  let callers: readonly Caller[];
  const named = (name: string): Caller => callers.find((caller) => caller.name === name)!;

  beforeAll(async () => {
    facts.start();
    server = await ApiServer.start({ store, facts });
    const all: Caller[] = [];
    for (const name of ['Anna', 'Boris', 'Chloe', 'Dana', 'Emil']) all.push(await server.player(name));
    callers = all;
    const [anna, boris, chloe, dana, emil] = all as [Caller, Caller, Caller, Caller, Caller];
    // Anna beats Boris in two turns; Chloe beats Dana, Emil beats Anna, and Anna beats Emil in one each.
    const first = await playing([anna, boris], { librarySize: 60 });
    await passTurn([anna, boris], first);
    accepted(await boris.inGame('concede', first));
    for (const pair of [
      [chloe, dana],
      [emil, anna],
      [anna, emil],
    ] as const)
      accepted(await pair[1].inGame('concede', await playing(pair, { librarySize: 60 })));
    // Nobody outside may know that this one was played.
    const secret = await playing([anna, boris], { librarySize: 60, access: 'PRIVATE', opens: 'JUDGES_ONLY' });
    accepted(await boris.inGame('concede', secret));
    const games = { sql: 'SELECT game FROM games', values: {} };
    while ((await facts.ask(games).catch(() => [])).length < 4 || facts.state.lag > 0) await sleep(20);
  });
  afterAll(async () => {
    await server.stop();
    await facts.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = async (fields: string, filter: object = {}, caller = server.anyone()): Promise<Statistics> =>
    (await caller.ask(asked(fields), { filter })).statistics;
  const errorOf = (fields: string, filter: object = {}, caller = server.anyone()): Promise<string> =>
    caller.errorOf(asked(fields), { filter });

  it('count games as they were played, for anyone, each figure with its n', async () => {
    const answer = await ask(
      `mulligans { nodes { mulligans results { ${RATE} } } }
       lengths { nodes { turns n medianMilliseconds } }
       matchups { nodes { bot against wentFirst results { n wins } } }
       games
       results { n wins }
       played { nodes { ruleset base format n } }
       months { nodes { month n medianTurns results { n wins } } }`,
    );
    // Eight seats of five people, four of them won. Wilson: 0.5 ± 0.2848.
    expect(answer.mulligans.nodes).toEqual([
      {
        mulligans: 0,
        results: {
          ...{ n: 8, wins: 4, draws: 0, rate: 0.5 },
          ...{ low: expect.closeTo(0.2152, 4), high: expect.closeTo(0.7848, 4) },
        },
      },
    ]);
    expect(answer.games).toBe(4);
    expect(answer.results).toEqual({ n: 8, wins: 4 });
    expect(answer.played.nodes).toEqual([{ ruleset: 'PENTALAND', base: 'CR', format: 'ALL', n: 4 }]);
    expect(answer.months.nodes).toEqual([
      { month: expect.stringMatching(/^\d{4}-\d\d$/), n: 4, medianTurns: 1, results: { n: 8, wins: 4 } },
    ]);
    // Three games of one turn had four people: one too few for a figure. The game of two turns had two.
    expect(answer.lengths.nodes).toEqual([]);
    expect(answer.matchups.nodes.every(({ results }) => results.n >= 4)).toBe(true);
  });

  it('tell nobody about fewer than five people', async () => {
    const all = `games results { n } played { nodes { n } } months { nodes { n } }
      mulligans { nodes { mulligans } } thinking { nodes { kind } }`;
    expect(await ask(all, { seats: 3 })).toEqual({
      ...{ games: null, results: null, played: { nodes: [] }, months: { nodes: [] } },
      mulligans: { nodes: [] },
      thinking: { nodes: [] },
    });
    const { thinking } = await ask('thinking { nodes { kind n mean median ninetieth } }');
    // Everyone was asked about a mulligan; only four had the turn, and were asked what to do in it.
    expect(thinking.nodes.map(({ kind, n }) => [kind, n])).toEqual([['YES_NO', 8]]);
    expect((await ask('mulligans { nodes { mulligans } }', { who: 'BOTS' })).mulligans.nodes).toEqual([]);
  });

  it('tell players of themselves, and nobody else until they share it', async () => {
    const [anna, boris] = [named('Anna'), named('Boris')];
    const mine = { player: { id: anna.id } };
    const results = 'mulligans { nodes { results { n wins } } }';
    expect(await ask(results, mine, anna)).toEqual({
      mulligans: { nodes: [{ results: { n: 3, wins: 2 } }] },
    });
    for (const stranger of [boris, server.anyone()])
      for (const player of [{ id: anna.id }, { name: 'Anna' }, { id: 'nobody' }, { name: 'Nobody' }])
        expect(await errorOf(results, { player }, stranger)).toBe('NOT_SHARED');
    const sharing = `mutation ($id: ID!, $shared: Boolean!) { shareStatistics(commandId: $id, shared: $shared) {
      ... on StatisticsSharing { player { id } sharesStatistics } ... on AccountRefused { code } } }`;
    const share = async (id: string, shared: boolean) =>
      (await anna.ask(sharing, { id, shared })).shareStatistics as unknown;
    expect(await share('1', true)).toEqual({ player: { id: anna.id }, sharesStatistics: true });
    expect((await anna.ask('{ me { sharesStatistics } }')).me).toEqual({ sharesStatistics: true });
    expect(await ask(results, { player: { name: 'anna' } })).toEqual({
      mulligans: { nodes: [{ results: { n: 3, wins: 2 } }] },
    });
    expect(await share('2', false)).toMatchObject({ sharesStatistics: false });
    // The first command, sent again, shares nothing again.
    expect(await share('1', true)).toMatchObject({ sharesStatistics: false });
    expect(await errorOf(results, mine)).toBe('NOT_SHARED');
    expect(await server.anyone().errorOf(sharing, { id: '3', shared: true })).toBe('UNAUTHENTICATED');
  });

  it('have the record of two players for these, and for others when both share theirs', async () => {
    const [anna, emil, boris] = [named('Anna'), named('Emil'), named('Boris')];
    const records = (caller: Caller, player: Caller, against?: Caller) =>
      caller
        .ask(
          `query ($player: PlayerInput!, $against: PlayerInput) { statistics {
            playersOf(player: $player, against: $against) { nodes { against { name } losses results { n wins } } } } }`,
          { player: { id: player.id }, against: against && { id: against.id } },
        )
        .then(({ statistics }) => statistics.playersOf.nodes);
    const againstEmil = { against: { name: 'Emil' }, losses: 1, results: { n: 2, wins: 1 } };
    const againstBoris = { against: { name: 'Boris' }, losses: 0, results: { n: 1, wins: 1 } };
    expect(await records(anna, anna)).toEqual([againstEmil, againstBoris]);
    expect(await records(anna, anna, emil)).toEqual([againstEmil]);
    const share = (caller: Caller, shared: boolean) =>
      caller.ask(
        `mutation { shareStatistics(commandId: "${String(shared)}", shared: ${String(shared)}) { __typename } }`,
      );
    await expect(records(boris, anna)).rejects.toThrow(/NOT_SHARED/);
    await share(anna, true);
    expect(await records(boris, anna)).toEqual([againstBoris]);
    expect(await records(server.anyone(), anna)).toEqual([]);
    await share(emil, true);
    expect(await records(boris, anna)).toEqual([againstEmil, againstBoris]);
    expect(await records(server.anyone(), anna)).toEqual([againstEmil]);
  });

  it.each([
    [{ from: '2026-02-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' }],
    [{ who: 'PEOPLE', player: { id: 'bot-random-0' } }],
    [{ seats: 1 }],
    [{ seats: -2147483648 }],
    [{ card: ' ' }],
  ])('refuse the contradiction in %j', async (filter) => {
    expect(await errorOf('lengths { nodes { n } }', filter)).toBe('CONTRADICTORY_FILTER');
  });

  it('refuse persons among bots, pages of no length, forged cursors and players of two kinds', async () => {
    const anna = named('Anna');
    const own = { player: { id: anna.id } };
    expect(await errorOf('lengths { nodes { n } }', { ...own, who: 'BOTS' }, anna)).toBe(
      'CONTRADICTORY_FILTER',
    );
    for (const first of [0, -1, 101])
      expect(await errorOf(`names(first: ${String(first)}) { nodes { n } }`)).toBe('BAD_USER_INPUT');
    for (const after of ['', 'x', 'W10', Buffer.from('[1e999,"a"]').toString('base64url')])
      expect(await errorOf(`names(after: "${after}") { nodes { n } }`)).toBe('BAD_CURSOR');
    expect(await errorOf('names { nodes { n } }', { player: { id: 'a', name: 'b' } })).toBe('BAD_USER_INPUT');
  });

  it('take what is asked as values, never as SQL', async () => {
    const card = "' OR true --";
    expect((await ask('mulligans { nodes { mulligans } }', { card })).mulligans.nodes).toEqual([]);
    expect((await ask(`namedAs(card: "${card}") { nodes { name } }`)).namedAs.nodes).toEqual([]);
    expect((await ask('names { nodes { n } }', { card: 'x'.repeat(50_000) })).names.nodes).toEqual([]);
    for (const only of [
      `names(name: "${card}")`,
      `names(cost: "${card}")`,
      `cards(card: "${card}")`,
      `openings(name: "${card}")`,
    ])
      expect(await ask(`${only} { nodes { __typename } }`)).toMatchObject({
        [only.split('(')[0]!]: { nodes: [] },
      });
  });

  it('explore the position of a moment of a game, finished or not, that the asker may see', async () => {
    const [chloe, dana] = [named('Chloe'), named('Dana')];
    const explored = (caller: Caller, gameId: string, moment: number) =>
      caller.send(
        `query ($gameId: ID!, $moment: Int!) { replay(gameId: $gameId) { outline { moments } samePosition(moment: $moment) {
          turn names { name } results { n wins } next { nodes { name } } games { nodes { id turns result } } } } }`,
        { gameId, moment },
      );
    const game = await playing([chloe, dana], { librarySize: 60 });
    const { data } = await explored(chloe, game, 1);
    const { moments } = data!.replay.outline;
    expect(data!.replay.samePosition).toBeNull();
    const now = await explored(dana, game, moments);
    // On turn 1 nobody had given a name: these are all four games, and of their eight seats four went first.
    expect(now.data?.replay.samePosition).toMatchObject({
      ...{ turn: 1, names: [], results: { n: 4 }, next: { nodes: [] } },
      games: {
        nodes: expect.arrayContaining([{ id: expect.any(String), turns: 2, result: expect.any(String) }]),
      },
    });
    expect(now.data?.replay.samePosition?.games.nodes).toHaveLength(4);
    for (const moment of [0, -1, moments + 1])
      expect((await explored(chloe, game, moment)).errors?.[0]?.extensions.code).toBe('NO_SUCH_MOMENT');
    const closed = await playing([chloe, dana], { librarySize: 60, spectators: false });
    expect((await explored(named('Emil'), closed, 1)).errors?.[0]?.extensions.code).toBe('UNKNOWN_GAME');
  });

  it('come page by page', async () => {
    const anna = named('Anna');
    const own = { player: { id: anna.id } };
    const page = async (args: string) =>
      (
        await ask(
          `thinking(${args}) { nodes { kind n } pageInfo { hasNextPage hasPreviousPage endCursor } }`,
          own,
          anna,
        )
      ).thinking;
    const all = await page('first: 100');
    expect(all.nodes.length).toBeGreaterThan(1);
    expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const first = await page('first: 1');
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await page(`first: 100, after: "${String(first.pageInfo.endCursor)}"`);
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });
});

describe('statistics that cannot be asked', () => {
  const servers: ApiServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it.each<[AwayReason, string]>([
    ['switched-off', 'SWITCHED_OFF'],
    ['being-built', 'BEING_BUILT'],
    ['too-slow', 'TOO_SLOW'],
  ])('say why: %s', async (reason, said) => {
    class Away extends FactsDesk {
      ask(): Promise<never> {
        return Promise.reject(new FactsAway(reason));
      }
    }
    const server = await ApiServer.start({ facts: new Away() });
    servers.push(server);
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ statistics { names { nodes { n } } } }' }),
    });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'STATISTICS_AWAY', reason: said } }],
    });
  });
});
