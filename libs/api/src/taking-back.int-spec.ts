// What returns a game to a moment by consent, and what goes on from one at another table, over GraphQL.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, answerOpen, passTurn, playing, refused, type Caller } from '#testkit/server/caller';

const MAGIC = { ruleset: 'MAGIC', librarySize: 60 };

let server: ApiServer;
let anna: Caller, boris: Caller, chloe: Caller;
beforeAll(async () => {
  server = await ApiServer.start({ cards: POOL });
  [anna, boris, chloe] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller];
});
afterAll(() => server.stop());

const REQUEST = `query ($id: ID!) { game(id: $id) { view {
  takeBack { seat moment asks agreed } terms { takeBack } decision { decisionId seat } turn { number } } } }`;
const requestIn = async (by: Caller, id: string) => (await by.ask(REQUEST, { id })).game!.view;
const asks = (by: Caller, game: string, moment: number, id?: string) =>
  by.act('askTakeBack', { gameId: ['ID!', game], moment: ['Int!', moment] }, id);
const answers = (by: Caller, game: string, moment: number, agrees: boolean, id?: string) =>
  by.act(
    'answerTakeBack',
    { gameId: ['ID!', game], moment: ['Int!', moment], agrees: ['Boolean!', agrees] },
    id,
  );

/** Anna has passed priority in her upkeep; `moment`: before she did. */
async function passed(): Promise<{ readonly game: string; readonly moment: number }> {
  const game = await playing([anna, boris], { ...MAGIC, takeBack: 'BY_CONSENT' });
  const { moment } = (await anna.sight(game)).view;
  await answerOpen([anna, boris], game, { action: 'PASS' });
  return { game, moment };
}

describe('a player who asks to take back', () => {
  it('is agreed with, and the game is where it was; the same command gives the same answer', async () => {
    const { game, moment } = await passed();
    const before = await anna.sight(game, moment);
    expect((await requestIn(anna, game)).decision!.seat).toBe(1);
    const asked = accepted(await asks(anna, game, moment, 'please'));
    expect(accepted(await asks(anna, game, moment, 'please'))).toEqual(asked);
    for (const by of [anna, boris, chloe])
      expect(await requestIn(by, game)).toMatchObject({
        terms: { takeBack: 'BY_CONSENT' },
        takeBack: { seat: 0, moment, asks: [1], agreed: [] },
      });
    const agreed = accepted(await answers(boris, game, moment, true, 'yes'));
    expect(accepted(await answers(boris, game, moment, true, 'yes'))).toEqual(agreed);
    const now = await anna.sight(game);
    expect(await requestIn(anna, game)).toMatchObject({ takeBack: null, decision: { seat: 0 } });
    expect(now.view.moment).toBeGreaterThan(moment);
    expect({ ...now.view, moment, decision: null }).toEqual({ ...before.view, decision: null });
    await passTurn([anna, boris], game);
  });

  it('is not agreed with, or takes the request back, and the game goes on as it was', async () => {
    const { game, moment } = await passed();
    const { decision } = await requestIn(anna, game);
    for (const by of [boris, anna]) {
      accepted(await asks(anna, game, moment));
      accepted(await answers(by, game, moment, false));
      expect(await requestIn(anna, game)).toMatchObject({ takeBack: null, decision });
    }
    expect(refused(await answers(boris, game, moment, true)).code).toBe('NO_TAKE_BACK');
  });

  it('is refused once somebody has drawn a card, and told what stands in the way', async () => {
    const { game, moment } = await passed();
    for (let turns = 0; turns < 2; turns += 1) await passTurn([anna, boris], game);
    expect(refused(await asks(anna, game, moment))).toMatchObject({
      code: 'HIDDEN_LEARNED',
      message: expect.stringContaining('a card was drawn'),
    });
  });
});

describe('a game that has opened', () => {
  it('is gone on from at another table, in that position, by anyone', async () => {
    const game = await playing([anna, boris], MAGIC);
    await passTurn([anna, boris], game);
    const { moment } = (await anna.sight(game)).view;
    const [first, second] = await Promise.all([anna, boris].map((by) => by.sight(game)));
    accepted(await boris.inGame('concede', game));
    const from = { gameId: ['ID!', game], moment: ['Int!', moment], seat: ['Int!', 1] } as const;
    const fork = () => chloe.act('forkGame', { ...from, terms: ['TermsInput', { access: 'OPEN' }] }, 'on');
    const made = accepted(await fork()).gameId;
    expect(accepted(await fork()).gameId).toBe(made);
    accepted(await anna.inGame('join', made));
    for (const by of [anna, chloe]) accepted(await by.inGame('ready', made));
    accepted(await chloe.inGame('start', made));
    const origin = await chloe.ask(
      'query ($id: ID!) { game(id: $id) { view { origin { gameId moment scenario } } } }',
      {
        id: made,
      },
    );
    expect(origin.game!.view.origin).toEqual({ gameId: game, moment, scenario: null });
    const position = ({ view }: Awaited<ReturnType<Caller['sight']>>) => ({
      turn: view.turn,
      seats: view.seats.map(({ life, handSize, hand }) => [life, handSize, hand?.map(({ name }) => name)]),
    });
    expect(position(await anna.sight(made))).toEqual(position(first!));
    expect(position(await chloe.sight(made))).toEqual(position(second!));
    await passTurn([anna, chloe], made);
  });
});
