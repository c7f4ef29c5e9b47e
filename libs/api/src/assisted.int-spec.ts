// A whole game over GraphQL with a card whose text the engine cannot read: its effect is proposed, shown to
// everyone, accepted and carried out.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiServer } from '#testkit/server/api-server';
import { accepted, type Caller } from '#testkit/server/caller';
import { HURTS, singing, TEXT } from '#testkit/server/disagreeing';
import { faultsOf, publishedSchema } from '#testkit/language/published';
import { MagicClient, type Look } from '#testkit/server/magic-client';

let server: ApiServer;
let players: readonly [Caller, Caller];
let game: string;
beforeAll(async () => {
  server = await singing();
  players = [await server.player('Anna'), await server.player('Boris')];
  const [anna, boris] = players;
  const terms = { ruleset: 'MAGIC', librarySize: 60, startingLife: 8, maximumHandSize: 7 };
  game = accepted(await anna.create(terms)).gameId;
  accepted(await boris.inGame('join', game));
  for (const player of players) accepted(await player.inGame('ready', game));
  accepted(await anna.inGame('start', game));
});
afterAll(() => server.stop());

/** What the published schema finds wrong with a proposal. */
const shapeFault = faultsOf(publishedSchema('proposal.json'));

const asked = ({ legalActions: { decision } }: Look) => decision?.question.__typename;
const seen = async (player: Caller) => {
  const told = await player.told(`{ game(id: "${game}") { view {
    seats { hand { name assisted } }
    decision { kind prompt question { __typename } }
    proposal { seat text part attempt does inWords voted names { name objects seats hidden { zone seat count } } }
  } } }`);
  return (told as { game: { view: Record<string, unknown> } }).game.view;
};

describe('an assisted card over HTTP', () => {
  it('is marked, asked about, voted on in sight of everyone, and decides the game', async () => {
    const clients = players.map((player) => new MagicClient(player, game, HURTS));
    let [proposals, marked] = [0, false];
    let looks: readonly Look[] = [];
    for (let step = 0; step < 400; step += 1) {
      looks = await Promise.all(clients.map((client) => client.look()));
      if (looks[0]?.view.status === 'OVER') break;
      for (const player of marked ? [] : players)
        marked ||= JSON.stringify((await seen(player))['seats']).includes(TEXT);
      const at = looks.findIndex((look) => asked(look) === 'Propose');
      if (at !== -1 && proposals === 0) {
        proposals += 1;
        await spoiled(players[at]!, looks[at]!);
        await clients[at]!.move(looks[at]!);
        for (const player of players)
          expect(await seen(player)).toMatchObject({
            decision: { kind: 'YES_NO', prompt: 'ACCEPT' },
            proposal: {
              ...{ text: TEXT, part: 'EFFECT', attempt: 1, does: HURTS, names: [] },
              ...{ inWords: 'Each opponent loses 4 life.', voted: [] },
            },
          });
        expect(shapeFault(HURTS)).toBeUndefined();
        continue;
      }
      for (const [nth, look] of looks.entries()) await clients[nth]!.move(look);
    }
    expect(looks[0]?.view.result).toMatchObject({ reason: 'LAST_ONE_STANDING' });
    expect({ proposals, marked }).toEqual({ proposals: 1, marked: true });
  });

  /** An invalid proposal is refused with its rule, and the question stays open. */
  async function spoiled(player: Caller, { legalActions: { decision } }: Look): Promise<void> {
    const { decisionId: id } = decision!;
    for (const propose of [
      { effect: { kind: 'win-game', who: { kind: 'you' } } },
      { effect: { kind: 'dance' } },
      { effect: [] },
      {
        effect: { kind: 'tap', what: { kind: 'bound', name: 'it' } },
        names: [{ name: 'it', objects: ['c999'] }],
      },
      { effect: { kind: 'nothing' }, names: [{ name: 'NOT SMALL' }] },
      { effect: { kind: 'nothing' }, names: [{ name: 'it', seats: [7] }] },
      {
        effect: {
          kind: 'choose-word',
          who: { kind: 'you' },
          of: 'label',
          from: ['x'.repeat(5000)],
          bind: 'it',
        },
      },
    ]) {
      const result = await player.answer(game, id, { propose });
      expect(result).toMatchObject({ __typename: 'Refused', rule: 'table assisted' });
      if (!('names' in propose) && !Array.isArray(propose.effect) && propose.effect.kind !== 'choose-word')
        expect(shapeFault(propose.effect)).toEqual(expect.any(String));
    }
    let deep: object = { kind: 'nothing' };
    for (let nested = 0; nested < 500; nested += 1) deep = { kind: 'sequence', steps: [deep] };
    expect(await player.answer(game, id, { propose: { effect: deep } })).toMatchObject({
      __typename: 'Refused',
      code: 'INVALID_COMMAND',
    });
    expect((await seen(player))['decision']).toMatchObject({ kind: 'PROPOSE' });
  }

  it('is told in every feed, as far as each viewer may know', async () => {
    const stories = async (player: Caller): Promise<string[]> => {
      const told = await player.told(`{ feed(gameId: "${game}", first: 500) { entries { story } } }`);
      const { feed } = told as { feed: { entries: { story: { type: string; text?: string } }[] } };
      return feed.entries
        .filter(({ story }) => /Clause|Proposal/.test(story.type))
        .map(({ story }) => story.type);
    };
    const [anna, boris] = [await stories(players[0]), await stories(players[1])];
    expect(anna.slice(0, 3)).toEqual(['ClauseCameUp', 'ClauseProposed', 'ProposalAccepted']);
    expect(boris).toEqual(anna);
  });
});
