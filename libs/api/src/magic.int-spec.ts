// Two people play a whole game of plain Magic over GraphQL, each knowing only what the contract tells them.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#cards';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, answerOpen, playing, refused } from '#testkit/server/caller';
import { MagicClient } from '#testkit/server/magic-client';

/** A land that gains a life for free, any number of times. */
const SPRING: CardDefinition = {
  name: 'Spring of Life',
  cost: null,
  typeLine: 'Land',
  faces: [
    {
      kind: 'face',
      name: 'Spring of Life',
      types: ['land'],
      abilities: [
        {
          kind: 'activated',
          costs: [],
          body: { kind: 'plain', effect: { kind: 'gain-life', who: { kind: 'you' }, amount: 1 } },
        },
      ],
    },
  ],
};

/** Nobody wins without a fight. */
const LANDS_AND_CREATURES = POOL.filter(({ faces = [] }) =>
  faces.some(({ types }) => types.includes('land') || types.includes('creature')),
);

const servers: ApiServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

describe('plain Magic over HTTP', () => {
  it('is played to its end by two players who see only their own cards', async () => {
    const server = await ApiServer.start({ cards: LANDS_AND_CREATURES });
    servers.push(server);
    const [anna, boris] = [await server.player('Anna'), await server.player('Boris')];
    expect((await anna.ask('{ offer { rulesets } }')).offer.rulesets).toEqual(['PENTALAND', 'MAGIC']);
    const { gameId } = accepted(
      await anna.create({ ruleset: 'MAGIC', librarySize: 60, startingLife: 8, maximumHandSize: 7 }),
    );
    accepted(await boris.inGame('join', gameId));
    for (const player of [anna, boris]) accepted(await player.inGame('ready', gameId));
    accepted(await anna.inGame('start', gameId));
    const clients = [new MagicClient(anna, gameId), new MagicClient(boris, gameId)] as const;
    const said = new Map<string, number>();
    for (let step = 0; step < 1500; step += 1) {
      const looks = [await clients[0].look(), await clients[1].look()] as const;
      for (const { seat, view } of looks) {
        if (view.turn === null) continue;
        expect(view.seats[seat]?.hand).not.toBeNull();
        expect(view.seats[1 - seat]?.hand).toBeNull();
        expect(JSON.stringify(view)).not.toMatch(/"o\d+"/);
      }
      if (looks[0].view.status === 'OVER') break;
      const moves = [await clients[0].move(looks[0]), await clients[1].move(looks[1])];
      const done = moves.find((move) => move !== undefined)?.split(' ')[0] ?? 'nothing';
      said.set(done, (said.get(done) ?? 0) + 1);
    }
    const { view } = await clients[0].look();
    expect(view.status).toBe('OVER');
    expect(view.result?.winners).toHaveLength(1);
    // There was a play, a cast and a fight.
    for (const kind of ['Play', 'Cast', 'DeclareAttackers', 'pass'])
      expect(said.get(kind) ?? 0).toBeGreaterThan(0);
  });

  it('cr 731.2a: actions that nobody has done yet are not a shortcut, and are refused by that rule', async () => {
    const server = await ApiServer.start({ cards: POOL });
    servers.push(server);
    const players = [await server.player('Anna'), await server.player('Boris')];
    const game = await playing(players, { ruleset: 'MAGIC', librarySize: 60 });
    const sight = await players[0]!.sight(game);
    expect(sight.view.decision).toMatchObject({ seat: 0, prompt: 'PRIORITY' });
    const outcome = await players[0]!.act('shortcut', {
      gameId: ['ID!', game],
      decisionId: ['ID!', sight.view.decision!.decisionId],
      choices: ['Int!', 2],
      times: ['Int!', 40],
    });
    expect(refused(outcome)).toMatchObject({ rule: 'cr 731.2a', code: 'ILLEGAL_ANSWER' });
    expect((await players[0]!.sight(game)).seq).toBe(sight.seq);
  });

  it('cr 731.2a-c: actions done once are done forty times more, if the other player agrees', async () => {
    const server = await ApiServer.start({ cards: [SPRING] });
    servers.push(server);
    const players = [await server.player('Anna'), await server.player('Boris')] as const;
    const game = await playing(players, { ruleset: 'MAGIC', librarySize: 60, startingLife: 20 });
    const [anna, boris] = players.map((player) => new MagicClient(player, game)) as [
      MagicClient,
      MagicClient,
    ];
    const playOf = async (kind: string) =>
      (await anna.look()).legalActions.plays.find((play) => play.kind === kind);
    const act = async (kind: string): Promise<void> => {
      const { object, ability } = (await playOf(kind))!;
      const chosen = kind === 'ACTIVATE' ? { ability } : {};
      await answerOpen(players, game, { act: { kind, object, ...chosen } });
    };
    // Proceed to the main phase.
    while ((await playOf('PLAY')) === undefined) await answerOpen(players, game, { action: 'PASS' });
    await act('PLAY');
    await act('ACTIVATE');
    for (let passes = 0; passes < 2; passes += 1) await answerOpen(players, game, { action: 'PASS' });
    const { decision } = (await anna.look()).legalActions;
    accepted(
      await players[0].act('shortcut', {
        gameId: ['ID!', game],
        decisionId: ['ID!', decision!.decisionId],
        choices: ['Int!', 2],
        times: ['Int!', 40],
      }),
    );
    const asked = (await boris.look()).legalActions.decision!;
    expect(asked.question).toMatchObject({ __typename: 'ChooseNumber', lowest: 0, highest: 40 });
    await answerOpen(players, game, { number: 40 });
    const { view } = await boris.look();
    expect(view.seats.map(({ life }) => life)).toEqual([61, 20]);
    expect((await anna.look()).legalActions.decision).not.toBeNull();
  });
});
