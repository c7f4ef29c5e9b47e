// Clocks and automatic passing, as a client sees them.
import { afterEach, describe, expect, it } from '@jest/globals';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, refused, started, type Caller } from '#testkit/server/caller';

const servers: ApiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function two(): Promise<[Caller, Caller]> {
  const server = await ApiServer.start({ cards: POOL });
  servers.push(server);
  return [await server.player('Anna'), await server.player('Boris')];
}

const LOOK = `query ($game: ID!) { game(id: $game) { view {
  terms { clock { __typename ... on ChessClock { initial increment flag } ... on ThinkingTime { each late { from each } flag } } }
  clocks { players { seat left } running { seat since until } }
  decision { seat since prompt }
  turn { number step }
  seats { seat passing { until stops { own others } } }
} } }`;
const look = async (caller: Caller, game: string) => (await caller.ask(LOOK, { game })).game!.view;

const setPassing = (caller: Caller, game: string, until: string | null, stops: object | null = null) =>
  caller.act('setPassing', {
    gameId: ['ID!', game],
    until: ['PassingUntil', until],
    stops: ['StopsInput', stops],
  });

describe('a game with clocks', () => {
  it('war-zone Time: says how time is measured, what is left, and whose time runs', async () => {
    const players = await two();
    const clock = { thinking: { each: 45, late: { from: 2100, each: 15 } } };
    const game = await playing(players, { ruleset: 'PENTALAND', librarySize: 60, clock });
    const { terms, clocks, decision } = await look(players[0], game);
    expect(terms.clock).toEqual({
      __typename: 'ThinkingTime',
      each: 45,
      late: { from: 2100, each: 15 },
      flag: 'LOSES',
    });
    expect(clocks?.players).toEqual([
      { seat: 0, left: 45_000 },
      { seat: 1, left: 45_000 },
    ]);
    const { since, until } = clocks!.running!;
    expect(since).toBe(decision?.since);
    expect(Date.parse(String(until)) - Date.parse(String(since))).toBe(45_000);
  });

  it('is refused if the times make no sense', async () => {
    const [anna] = await two();
    for (const clock of [{ chess: { initial: 0 } }, { thinking: { each: 1 } }])
      expect(refused(await anna.create({ clock })).code).toBe('INVALID_COMMAND');
  });
});

describe('automatic passing', () => {
  it('is set by each player for themselves, and seen by nobody else', async () => {
    const players = await two();
    const game = await started(players, { ruleset: 'MAGIC', librarySize: 60, maximumHandSize: 7 });
    const stops = { own: ['END'], others: ['UPKEEP', 'DECLARE_ATTACKERS'] };
    const said = accepted(await setPassing(players[1], game, 'MY_TURN', stops));
    // A place in the player's own feed; the others have no entry here.
    expect(said.seq).toBe((await players[1].sight(game)).seq);
    expect(said.seq).toBeGreaterThan((await players[0].sight(game)).seq);
    expect((await look(players[1], game)).seats.map(({ passing }) => passing)).toEqual([
      null,
      { until: 'MY_TURN', stops },
    ]);
    expect((await look(players[0], game)).seats.map(({ passing }) => passing)).toEqual([null, null]);
    expect(JSON.stringify(await players[0].table(game))).not.toContain('"passing":{');
    accepted(await setPassing(players[1], game, null));
    expect((await look(players[1], game)).seats[1]?.passing).toBeNull();
  });
});
