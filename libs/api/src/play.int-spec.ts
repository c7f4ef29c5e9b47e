import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import type { ActionResult } from './generated/schema.js';
import { ApiServer, type ServerSetting } from '#testkit/server/api-server';
import {
  accepted,
  answerOpen,
  playing,
  refused,
  started,
  type Arguments,
  type Caller,
} from '#testkit/server/caller';

const servers: ApiServer[] = [];
async function serve(setting: ServerSetting = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const code = (result: ActionResult): string => refused(result).code;
const inGame = (game: string, more: Arguments = {}): Arguments => ({ gameId: ['ID!', game], ...more });
const invite = (by: Caller, game: string, player: Caller) =>
  by.act('invite', inGame(game, { playerId: ['ID!', player.id] }));
const ready = (by: Caller, game: string, commitment: string | null = null) =>
  by.act('ready', inGame(game, { commitment: ['Hash', commitment] }));
const openEntropy = (by: Caller, game: string, entropy: string) =>
  by.act('openEntropy', inGame(game, { entropy: ['String!', entropy] }));
const concedeAbsent = (by: Caller, game: string, seat: number) =>
  by.act('concedeAbsent', inGame(game, { seat: ['Int!', seat] }));
const pass = (players: readonly Caller[], game: string) => answerOpen(players, game, { action: 'PASS_TURN' });

describe('a game over HTTP', () => {
  it('goes from an invitation over opened entropy, mulligans and turns to its end', async () => {
    const server = await serve();
    const [anna, boris] = [await server.player('Anna'), await server.player('Boris')];
    const players = [anna, boris];
    const { gameId } = accepted(
      await anna.create({ access: 'INVITATION', startingLife: 30, spectators: false, librarySize: 120 }),
    );
    expect((await boris.ask(`{ game(id: "${gameId}") { id } }`)).game).toBeNull();
    accepted(await invite(anna, gameId, boris));
    expect((await boris.sight(gameId)).legalActions.commands).toEqual(['DECLINE', 'JOIN']);
    accepted(await boris.inGame('join', gameId));
    const entropies = ['a secret text of Anna', 'a secret text of Boris'] as const;
    accepted(await ready(anna, gameId, sha256(entropies[0]).toUpperCase()));
    accepted(await ready(boris, gameId, sha256(entropies[1])));
    accepted(await anna.inGame('start', gameId));
    expect((await anna.sight(gameId)).view).toMatchObject({
      status: 'OPENING',
      openingDeadline: expect.stringMatching(/^2027-/) as unknown,
    });
    accepted(await openEntropy(anna, gameId, entropies[0]));
    accepted(await openEntropy(boris, gameId, entropies[1]));

    const starting = await anna.sight(gameId);
    const asked = players[starting.view.decision?.seat ?? -1];
    expect(starting.view.status).toBe('STARTING');
    expect((await asked?.sight(gameId))?.legalActions.decision).toMatchObject({
      kind: 'CHOOSE_PLAYERS',
      prompt: 'CHOOSE_STARTING_PLAYER',
      question: { __typename: 'ChoosePlayers', seats: [0, 1], count: 1 },
    });
    await answerOpen(players, gameId, { players: [0] });
    expect((await anna.sight(gameId)).view.decision).toMatchObject({
      kind: 'YES_NO',
      question: { __typename: 'YesNo', prompt: 'TAKE_A_MULLIGAN' },
    });
    await answerOpen(players, gameId, { yes: true });
    await answerOpen(players, gameId, { yes: false });
    const { question } = (await anna.sight(gameId)).view.decision ?? {};
    if (question?.__typename !== 'ChooseObjects') throw new Error('no card is put on the bottom');
    expect(question.cards).toHaveLength(7);
    await answerOpen(players, gameId, { objects: [question.cards[0]?.objectId] });
    await answerOpen(players, gameId, { yes: false });
    await pass(players, gameId);

    const [one, other] = [await anna.sight(gameId), await boris.sight(gameId)];
    expect(one.view).toMatchObject({
      status: 'PLAYING',
      turn: { number: 2, active: 1 },
      terms: { access: 'INVITATION', startingLife: 30, spectators: false, maximumHandSize: null },
      seats: [
        { seat: 0, life: 30, mulligans: 1, handSize: 6, keptHand: true, entropy: entropies[0] },
        { seat: 1, life: 30, mulligans: 0, handSize: 8, hand: null },
      ],
    });
    expect(one.view.seats[0]?.hand).toHaveLength(6);
    expect(other.view.seats[0]?.hand).toBeNull();
    expect(other.view.seats[1]?.hand?.[0]).toEqual({
      objectId: expect.any(String) as unknown,
      name: expect.stringMatching(/^Test Card/) as unknown,
      cost: '{1}{W}',
      printed: null,
      typeLine: 'Creature — Test',
    });
    accepted(await anna.inGame('concede', gameId));
    expect((await boris.sight(gameId)).view).toMatchObject({
      status: 'OVER',
      result: { reason: 'LAST_ONE_STANDING', winners: [1] },
    });
  });

  it('gives a repeated command its first answer, and another player’s a new one', async () => {
    const server = await serve();
    const [anna, boris] = [await server.player('Anna'), await server.player('Boris')];
    const first = await anna.create(null, 'make');
    expect(await anna.create(null, 'make')).toEqual(first);
    const { gameId } = accepted(first);
    expect(accepted(await boris.create(null, 'make')).gameId).not.toBe(gameId);
    const joined = await boris.inGame('join', gameId, 'sit');
    expect(await boris.inGame('join', gameId, 'sit')).toEqual(joined);
    expect(code(await anna.inGame('join', gameId, 'sit'))).toBe('ALREADY_SEATED');
  });

  it('is conceded for a player who has been away too long', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const [anna, boris] = players as [Caller, Caller];
    const game = await playing(players, { absentAfter: 60 });
    expect(code(await concedeAbsent(boris, game, 0))).toBe('NOT_DUE');
    server.clock.turn(60_000);
    expect(code(await concedeAbsent(anna, game, 1))).toBe('NOT_ABSENT');
    expect((await boris.sight(game)).legalActions.commands).toContain('CONCEDE_ABSENT');
    accepted(await concedeAbsent(boris, game, 0));
    expect((await anna.sight(game)).view.seats[0]).toMatchObject({ lost: 'ABSENT' });
  });
});

describe('a refusal', () => {
  it('of terms names what is not built, or says that the terms are malformed', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    expect(refused(await anna.create({ ruleset: 'WAR_ZONE' }))).toMatchObject({
      code: 'NOT_BUILT',
      rule: 'terms ruleset',
      retriable: false,
    });
    expect(code(await anna.create({ maximumHandSize: 7 }))).toBe('NOT_BUILT');
    expect(refused(await anna.create({ seats: 9 }))).toMatchObject({
      code: 'INVALID_COMMAND',
      message: expect.stringContaining('terms.seats') as unknown,
    });
    expect(code(await anna.create({}, 'two words'))).toBe('INVALID_COMMAND');
  });

  it('meets entropy that breaks its commitment', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris'), await server.player('Chloe')];
    const [anna, boris, chloe] = players as [Caller, Caller, Caller];
    const { gameId } = accepted(await anna.create({ seats: 3 }));
    accepted(await boris.inGame('join', gameId));
    accepted(await chloe.inGame('join', gameId));
    accepted(await ready(anna, gameId, sha256('a secret text of Anna')));
    accepted(await ready(boris, gameId, sha256('a secret text of Boris')));
    accepted(await ready(chloe, gameId));
    accepted(await anna.inGame('start', gameId));
    expect(code(await openEntropy(anna, gameId, 'another text than Anna’s'))).toBe('COMMITMENT_MISMATCH');
    expect(code(await openEntropy(anna, gameId, 'too short'))).toBe('INVALID_COMMAND');
    expect(code(await openEntropy(chloe, gameId, 'a secret text of Chloe'))).toBe('COMMITMENT_MISSING');
    accepted(await openEntropy(anna, gameId, 'a secret text of Anna'));
    expect(code(await openEntropy(anna, gameId, 'a secret text of Anna'))).toBe('ALREADY_OPENED');
    accepted(await openEntropy(boris, gameId, 'a secret text of Boris'));
    expect(code(await anna.inGame('leave', gameId))).toBe('ALREADY_STARTED');
  });

  it('meets the wrong player, the wrong question and the wrong answer in play', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris'), await server.player('Chloe')];
    const [anna, boris, chloe] = players as [Caller, Caller, Caller];
    const game = await started(players);
    await answerOpen(players, game, { players: [0] });
    const { decision } = (await anna.sight(game)).view;
    const open = decision?.decisionId ?? '';
    expect(code(await anna.answer(game, 'd0', { yes: false }))).toBe('STALE_DECISION');
    expect(code(await boris.answer(game, open, { yes: false }))).toBe('NOT_YOUR_DECISION');
    expect(code(await anna.answer(game, open, { action: 'PASS_TURN' }))).toBe('ILLEGAL_ANSWER');
    accepted(await chloe.inGame('concede', game));
    expect(code(await chloe.answer(game, open, { yes: false }))).toBe('OUT_OF_THE_GAME');
    accepted(await boris.inGame('concede', game));
    expect(code(await anna.answer(game, open, { yes: false }))).toBe('GAME_OVER');
  });

  it('says that the log is away, and that the same command may be sent again', async () => {
    const store = new UnsteadyStore();
    const server = await serve({ store });
    const anna = await server.player('Anna');
    await anna.ask('{ me { roles } }');
    store.weather = 'away';
    expect(refused(await anna.create(null, 'make'))).toMatchObject({
      code: 'STORE_UNAVAILABLE',
      retriable: true,
    });
    store.weather = 'fair';
    accepted(await anna.create(null, 'make'));
  });

  it('adds nothing to the log', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const [anna, boris] = players as [Caller, Caller];
    const game = await playing(players);
    const length = async (): Promise<number> => (await server.store.readAll({ max: 10_000 })).length;
    const before = await length();
    expect(code(await boris.inGame('start', game))).toBe('ALREADY_STARTED');
    expect(code(await anna.answer(game, 'd0', { yes: true }))).toBe('STALE_DECISION');
    expect(await length()).toBe(before);
  });
});

describe('a finished game over HTTP', () => {
  const OPENED = `query ($game: ID!, $after: Int) { game(id: $game) { opened {
    seed chainSecret
    view { status seats { hand { name } } library { size cards { objectId } } }
    log(first: 50, after: $after) { next events }
    verification { holds commands events draws { redrawn redecided unchecked } fault { place kind }
      differences { place why engine recorded decided } }
  } } }`;

  it('is open to everyone, seed and log together, and checked on demand, but not before its end', async () => {
    const server = await serve();
    const [anna, boris, chloe] = [
      await server.player('Anna'),
      await server.player('Boris'),
      await server.player('Chloe'),
    ];
    const game = await playing([anna, boris], { librarySize: 60 });
    expect((await anna.ask(OPENED, { game })).game).toEqual({ opened: null });
    await pass([anna, boris], game);
    accepted(await boris.inGame('concede', game));
    const { commitment } = (await anna.sight(game)).view;

    const opened = (await chloe.ask(OPENED, { game })).game!.opened!;
    expect(sha256(opened.seed)).toBe(commitment);
    expect(opened.view).toMatchObject({ status: 'OVER', library: { cards: expect.any(Array) } });
    expect(opened.view.library?.cards).toHaveLength(opened.view.library!.size);
    const early = 'query ($game: ID!) { game(id: $game) { opened { view(moment: 2) { status } } } }';
    expect((await chloe.ask(early, { game })).game).toEqual({ opened: { view: { status: 'GATHERING' } } });
    expect(opened.verification).toMatchObject({
      holds: true,
      fault: null,
      differences: [],
      draws: { unchecked: 0 },
    });
    const events = [...opened.log.events];
    for (let after = opened.log.next; after !== null;) {
      const { log } = (await chloe.ask(OPENED, { game, after })).game!.opened!;
      events.push(...log.events);
      after = log.next;
    }
    expect(events).toHaveLength(opened.verification.events);
    expect(events[1]).toMatchObject({ place: 1, type: 'GameCreated', data: { commitment } });
  });

  it('that opens by consent asks every person who played, and no bot', async () => {
    const server = await serve();
    const [anna, boris] = [await server.player('Anna'), await server.player('Boris')];
    const game = await playing([anna, boris], { librarySize: 60, opens: 'BY_CONSENT' });
    expect(refused(await anna.inGame('agreeToOpen', game))).toMatchObject({
      code: 'NOT_OVER',
      rule: 'terms opens',
    });
    accepted(await boris.inGame('concede', game));
    const asked = async () => {
      const { game: seen } = await anna.ask(
        `query ($game: ID!) { game(id: $game) { opened { seed } legalActions { commands }
          view { seats { agreesToOpen } } } }`,
        { game },
      );
      const { opened, legalActions, view } = seen!;
      const agreeing = view.seats.map(({ agreesToOpen }) => agreesToOpen);
      return { isOpen: opened !== null, mayAgree: legalActions.commands, agreeing };
    };
    expect(await asked()).toEqual({ isOpen: false, mayAgree: ['AGREE_TO_OPEN'], agreeing: [false, false] });
    accepted(await anna.inGame('agreeToOpen', game));
    expect(code(await anna.inGame('agreeToOpen', game))).toBe('ALREADY_AGREED');
    expect(await asked()).toEqual({ isOpen: false, mayAgree: [], agreeing: [true, false] });
    accepted(await boris.inGame('agreeToOpen', game));
    expect(await asked()).toEqual({ isOpen: true, mayAgree: [], agreeing: [true, true] });
    // If nobody is asked, the answer says so.
    const other = await playing([anna, boris], { librarySize: 60 });
    accepted(await boris.inGame('concede', other));
    expect(code(await anna.inGame('agreeToOpen', other))).toBe('NOT_BY_CONSENT');
  });

  it('that its terms keep to judges is open to nobody else', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const game = await playing(players, { librarySize: 60, opens: 'JUDGES_ONLY' });
    accepted(await players[1]!.inGame('concede', game));
    for (const player of players) expect((await player.ask(OPENED, { game })).game).toEqual({ opened: null });
    const judge = await server.player('Judith');
    await server.operatorGrants('Judith', 'judge');
    expect((await judge.ask(OPENED, { game })).game?.opened?.verification.holds).toBe(true);
  });
});
