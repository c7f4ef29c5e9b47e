// A position of a game as a scenario, over GraphQL: through granted eyes alone, and such that a table can begin with it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { scenarioPositions } from './scenario-positions.js';

const WRITE = `query ($game: ID!, $eyes: ReplayEyes! = OWN, $seat: Int, $moment: Int) {
  replay(gameId: $game, eyes: $eyes, seat: $seat) { scenario(moment: $moment) { moment text lacking } } }`;
const FORK = `mutation ($text: String!, $id: ID!) { forkScenario(commandId: $id, scenario: $text, seat: 0) { __typename
  ... on Accepted { gameId } ... on Refused { message } } }`;
const BEARS = `
scenario: bears
players:
  A: { life: 7, hand: [Grizzly Bears, Lightning Bolt], battlefield: [Forest, Forest], librarySize: 20 }
  B: { hand: [Mountain, Mountain], librarySize: 20 }
now: { turn: 4, step: precombat-main, player: A }
script: []
expect: []
`;

interface Written {
  readonly origin: object;
  readonly players: Readonly<Record<string, object>>;
}

let server: ApiServer;
let anna: Caller, boris: Caller, chloe: Caller;
let game: string;
beforeAll(async () => {
  server = await ApiServer.start({ cards: POOL, scenarios: scenarioPositions });
  [anna, boris, chloe] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller];
  game = await forked(BEARS);
  accepted(await boris.inGame('join', game));
  for (const player of [anna, boris]) accepted(await player.inGame('ready', game));
  accepted(await anna.inGame('start', game));
});
afterAll(() => server.stop());

async function forked(text: string | null | undefined): Promise<string> {
  const { forkScenario } = await anna.ask(FORK, { text, id: randomUUID() });
  return accepted(forkScenario).gameId;
}
const ask = async (by: Caller, asked: object = {}) =>
  (await by.ask(WRITE, { game, ...asked })).replay.scenario;
const written = async (by: Caller, asked: object = {}): Promise<Written> =>
  JSON.parse((await ask(by, asked)).text ?? 'null') as Written;
async function castBears(id: string): Promise<void> {
  const { legalActions } = await anna.sight(id);
  const { game: seen } = await anna.ask(
    'query ($id: ID!) { game(id: $id) { legalActions { plays { kind object } } } }',
    { id },
  );
  const bears = seen!.legalActions.plays.find(({ kind }) => kind === 'CAST')!;
  const act = { kind: 'CAST', object: bears.object };
  accepted(await anna.answer(id, legalActions.decision!.decisionId, { act }));
}
const momentNow = async (): Promise<number> => (await anna.sight(game)).view.moment;

describe('a position as a scenario', () => {
  it('has the cards that its eyes know, and no others', async () => {
    const { origin, players } = await written(anna);
    expect(origin).toEqual({ game, moment: await momentNow(), eyes: 'seat-0' });
    expect(players).toMatchObject({
      A: { life: 7, hand: ['Grizzly Bears', 'Lightning Bolt'] },
      B: { hand: [{ unknown: 2 }] },
    });
    const watched = { A: { hand: [{ unknown: 2 }] }, B: { hand: [{ unknown: 2 }] } };
    expect((await written(chloe)).players).toMatchObject(watched);
    expect((await written(boris, { eyes: 'SPECTATOR' })).players).toMatchObject(watched);
  });

  it('is what a table can begin with', async () => {
    expect(await forked((await ask(anna)).text)).not.toBe(game);
  });

  it('is refused for other eyes, for moments that there are not, and before the turns', async () => {
    expect(await boris.errorOf(WRITE, { game, eyes: 'SEAT', seat: 0 })).toBe('BAD_EYES');
    expect(await chloe.errorOf(WRITE, { game, eyes: 'EVERYTHING' })).toBe('BAD_EYES');
    expect(await chloe.errorOf(WRITE, { game: 'none' })).toBe('UNKNOWN_GAME');
    for (const moment of [0, -1, 2_000_000_000])
      expect(await anna.errorOf(WRITE, { game, moment })).toBe('NO_SUCH_MOMENT');
    expect(await ask(anna, { moment: 1 })).toMatchObject({ text: null, lacking: 'NOT_IN_TURNS' });
  });

  it('is that of the end of the last command; a spell on the stack is cast by its script', async () => {
    const before = await momentNow();
    await castBears(game);
    const after = await momentNow();
    expect(after).toBeGreaterThan(before + 1);
    for (const by of [anna, chloe]) {
      expect(await written(by)).toMatchObject({
        origin: { moment: after },
        players: { A: { hand: expect.arrayContaining(['Grizzly Bears']) } },
        script: [{ player: 'A' }, { player: 'A', cast: 'hand:Grizzly Bears' }],
        stop: { turn: 4, step: 'precombat-main', answered: 1 },
        expect: expect.arrayContaining([{ stack: ['Grizzly Bears'] }]),
      });
      expect(await forked((await ask(by)).text)).not.toBe(game);
    }
    expect((await ask(anna, { moment: after - 1 })).moment).toBe(before);
  });

  it('is none where no script leads: somebody concedes with a spell on the stack', async () => {
    const other = await forked(BEARS.replace('now:', '  C: { librarySize: 20 }\nnow:'));
    for (const player of [boris, chloe]) accepted(await player.inGame('join', other));
    for (const player of [anna, boris, chloe]) accepted(await player.inGame('ready', other));
    accepted(await anna.inGame('start', other));
    await castBears(other);
    const { moment } = await ask(anna, { game: other });
    expect(await written(anna, { game: other })).toMatchObject({ origin: { moment } });
    accepted(await chloe.inGame('concede', other));
    expect(await ask(anna, { game: other })).toMatchObject({ text: null, lacking: 'STACK' });
  });
});

it('is written by no server that does not know scenarios', async () => {
  const other = await ApiServer.start();
  const players = [await other.player('Anna'), await other.player('Boris')];
  const begun = await playing(players);
  const asked = await players[0]!.ask(WRITE, { game: begun });
  expect(asked.replay.scenario).toMatchObject({ text: null, lacking: 'UNWRITTEN' });
  await other.stop();
});
