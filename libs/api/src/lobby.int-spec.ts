// The table before the game: invitations, taking seats, withdrawals; and the lists that show them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from './options/contract-version.js';
import type { ActionResult, GameListing } from './generated/schema.js';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, refused, type Arguments, type Caller } from '#testkit/server/caller';
import { Follower } from '#testkit/server/follower';

let server: ApiServer;
beforeAll(async () => {
  server = await ApiServer.start();
});
afterAll(() => server.stop());

let companies = 0;
/** New players for each test. */
async function company<N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: Caller }> {
  companies += 1;
  const players = [];
  for (const name of names) players.push(await server.player(`${name} ${companies}`));
  return players as { [K in keyof N]: Caller };
}

const code = (result: ActionResult): string => refused(result).code;
const inGame = (game: string, more: Arguments = {}): Arguments => ({ gameId: ['ID!', game], ...more });
const guest = (game: string, { id }: Caller) => inGame(game, { playerId: ['ID!', id] });
const invite = (by: Caller, game: string, player: Caller) => by.act('invite', guest(game, player));
const withdraw = (by: Caller, game: string, player: Caller, id?: string) =>
  by.act('withdrawInvitation', guest(game, player), id);
const unseat = (by: Caller, game: string, seat: number, id?: string) =>
  by.act('unseat', inGame(game, { seat: ['Int!', seat] }), id);
const openEntropy = (by: Caller, game: string, entropy: string) =>
  by.act('openEntropy', inGame(game, { entropy: ['String!', entropy] }));

/** A game in a player's lists, as soon as it is in the expected state: lists follow moments later. */
async function listed(
  player: Caller,
  game: string,
  isMeant: (own: GameListing | undefined, lobby: GameListing | undefined) => boolean,
): Promise<GameListing | undefined> {
  const LISTED = `{ nodes { id
    status invited waitsForMe awaited { what prompt since until } result { reason winners } } }`;
  for (;;) {
    const { myGames, lobby } = await player.ask(`{ myGames ${LISTED} lobby(first: 100) ${LISTED} }`);
    const own = myGames.nodes.find(({ id }) => id === game);
    const shown = lobby.nodes.find(({ id }) => id === game);
    if (isMeant(own, shown)) return own;
    await new Promise(setImmediate);
  }
}

/** The game is in no list. */
const isNowhere = (own: GameListing | undefined, lobby: GameListing | undefined): boolean =>
  own === undefined && lobby === undefined;

describe('my games', () => {
  it('say what each waits for me to do, and how the finished ones ended', async () => {
    const [anna, boris] = await company('Anna', 'Boris');
    const { gameId } = accepted(await anna.create());
    accepted(await invite(anna, gameId, boris));
    const mine = async (player: Caller, isMeant: (game: GameListing) => boolean) =>
      (await listed(player, gameId, (own) => own !== undefined && isMeant(own)))!;
    const instant = expect.stringMatching(/Z$/) as unknown;
    const waits = ({ waitsForMe }: GameListing) => waitsForMe;
    expect(await mine(boris, ({ invited }) => invited)).toMatchObject({ awaited: null, result: null });
    accepted(await boris.inGame('join', gameId));
    const ready = { what: 'READY', prompt: null, since: null, until: instant };
    expect(await mine(boris, waits)).toMatchObject({ awaited: ready });
    for (const player of [anna, boris]) accepted(await player.inGame('ready', gameId));
    expect((await mine(anna, waits)).awaited?.what).toBe('START');
    accepted(await anna.inGame('start', gameId));
    const { seat } = (await anna.sight(gameId)).view.decision!;
    const [asked, other] = seat === 0 ? [anna, boris] : [boris, anna];
    // The host was awaited before as well: to start the game.
    expect((await mine(asked, ({ awaited }) => awaited?.what === 'ANSWER')).awaited).toEqual({
      what: 'ANSWER',
      prompt: 'CHOOSE_STARTING_PLAYER',
      since: instant,
      until: null,
    });
    expect((await mine(other, () => true)).awaited).toBeNull();
    accepted(await anna.inGame('concede', gameId));
    for (const player of [anna, boris])
      expect(await mine(player, ({ status }) => status === 'OVER')).toMatchObject({
        awaited: null,
        result: { reason: 'LAST_ONE_STANDING', winners: [1] },
      });
  });
});

describe('an invitation', () => {
  it('of a private or invitation table is seen by its recipient, and by nobody else', async () => {
    const [anna, boris, chloe] = await company('Anna', 'Boris', 'Chloe');
    for (const access of ['INVITATION', 'PRIVATE']) {
      const { gameId } = accepted(await anna.create({ access }));
      accepted(await invite(anna, gameId, boris));
      const found = await listed(boris, gameId, (own, lobby) => own !== undefined && lobby !== undefined);
      expect(found).toMatchObject({ invited: true, waitsForMe: false, awaited: null });
      expect((await boris.sight(gameId)).legalActions.commands).toEqual(['DECLINE', 'JOIN']);
      await listed(chloe, gameId, isNowhere);
    }
  });

  it('that is declined leaves the player a stranger to the game, and the host is told at once', async () => {
    const [anna, boris] = await company('Anna', 'Boris');
    const { gameId } = accepted(await anna.create({ access: 'INVITATION' }));
    accepted(await invite(anna, gameId, boris));
    await listed(boris, gameId, (own) => own?.invited === true);
    const hosts = new Follower(server.socketUrl, `Bearer ${anna.token ?? ''}`);
    const guests = new Follower(server.socketUrl, `Bearer ${boris.token ?? ''}`);
    const [told, his] = [hosts.follow(gameId), guests.follow(gameId)];
    for (const feed of [told, his]) await feed.untilCaughtUp();

    const declined = accepted(await boris.inGame('decline', gameId, 'no-thanks'));
    expect(await told.next()).toMatchObject({
      story: { type: 'InvitationEnded', player: boris.id, reason: 'declined' },
      patch: [{ op: 'remove', path: '/invited/0' }],
    });
    expect(await his.next()).toMatchObject({
      __typename: 'FeedClosed',
      reason: 'VIEWER_CHANGED',
      resumeAt: null,
    });
    expect(await his.next()).toBeUndefined();
    await listed(boris, gameId, isNowhere);
    expect((await boris.ask(`{ game(id: "${gameId}") { id } }`)).game).toBeNull();
    for (const field of ['join', 'decline'] as const)
      expect(code(await boris.inGame(field, gameId))).toBe('UNKNOWN_GAME');
    // The same command again gets the same answer.
    expect(accepted(await boris.inGame('decline', gameId, 'no-thanks'))).toEqual(declined);
    await Promise.all([hosts.stop(), guests.stop()]);
  });

  it('is withdrawn by the host before it was used', async () => {
    const [anna, boris, chloe] = await company('Anna', 'Boris', 'Chloe');
    const { gameId } = accepted(await anna.create({ access: 'INVITATION', seats: 3 }));
    for (const player of [boris, chloe]) accepted(await invite(anna, gameId, player));
    accepted(await chloe.inGame('join', gameId));
    await listed(boris, gameId, (own) => own?.invited === true);
    expect(code(await withdraw(boris, gameId, chloe))).toBe('NOT_HOST');
    expect(code(await withdraw(anna, gameId, chloe))).toBe('ALREADY_SEATED');
    expect(code(await chloe.inGame('decline', gameId))).toBe('ALREADY_SEATED');
    expect((await anna.sight(gameId)).legalActions.commands).toEqual(
      expect.arrayContaining(['INVITE', 'WITHDRAW_INVITATION', 'UNSEAT']),
    );
    accepted(await withdraw(anna, gameId, boris, 'after-all'));
    await listed(boris, gameId, isNowhere);
    expect(code(await boris.inGame('join', gameId))).toBe('UNKNOWN_GAME');
    expect(code(await withdraw(anna, gameId, boris))).toBe('NOT_INVITED');
    expect(code(await withdraw(anna, gameId, anna))).toBe('ALREADY_SEATED');
    // Invited again, and seated.
    accepted(await invite(anna, gameId, boris));
    accepted(await boris.inGame('join', gameId));
  });

  it('does not exist for an uninvited player at an open table, who cannot decline it', async () => {
    const [anna, boris] = await company('Anna', 'Boris');
    const { gameId } = accepted(await anna.create());
    expect(refused(await boris.inGame('decline', gameId))).toMatchObject({
      code: 'NOT_INVITED',
      rule: 'table invitations',
    });
    expect(code(await boris.inGame('decline', randomUUID()))).toBe('UNKNOWN_GAME');
  });
});

describe('a seat', () => {
  it('is cleared by the host before the start: all followers are told, and its player sees no more from it', async () => {
    const [anna, boris, chloe] = await company('Anna', 'Boris', 'Chloe');
    const { gameId } = accepted(await anna.create({ seats: 3 }));
    for (const player of [boris, chloe]) accepted(await player.inGame('join', gameId));
    await listed(boris, gameId, (own) => own?.waitsForMe === true);
    const followers = [anna, boris].map(
      ({ token = '' }) => new Follower(server.socketUrl, `Bearer ${token}`),
    );
    const [told, his] = followers.map((follower) => follower.follow(gameId));
    for (const feed of [told, his]) await feed!.untilCaughtUp();

    expect(code(await unseat(boris, gameId, 2))).toBe('NOT_HOST');
    for (const seat of [0, 7]) expect(code(await unseat(anna, gameId, seat))).toBe('NOT_SEATED');
    expect(refused(await unseat(anna, gameId, -1))).toMatchObject({
      code: 'INVALID_COMMAND',
      message: expect.stringContaining('seat') as unknown,
    });
    accepted(await unseat(anna, gameId, 1, 'out-with-him'));
    expect(await told!.next()).toMatchObject({
      story: { type: 'SeatLeft', seat: 1, reason: 'taken-out' },
    });
    expect(await his!.next()).toMatchObject({ __typename: 'FeedClosed', reason: 'VIEWER_CHANGED' });
    await listed(boris, gameId, (own, lobby) => own === undefined && lobby !== undefined);
    expect((await boris.sight(gameId)).viewer).toBe('SPECTATOR');
    expect(code(await boris.inGame('ready', gameId))).toBe('NOT_SEATED');
    expect(code(await unseat(anna, gameId, 1))).toBe('NOT_SEATED');
    // The same command is the same action: whoever has the seat by now keeps it.
    accepted(await boris.inGame('join', gameId));
    accepted(await unseat(anna, gameId, 1, 'out-with-him'));
    expect((await boris.sight(gameId)).seat).toBe(1);
    await Promise.all(followers.map((follower) => follower.stop()));
  });

  it('cannot be cleared once the game has started, and invitations are over', async () => {
    const [anna, boris, chloe] = await company('Anna', 'Boris', 'Chloe');
    const { gameId } = accepted(await anna.create({ seats: 3 }));
    accepted(await invite(anna, gameId, chloe));
    accepted(await boris.inGame('join', gameId));
    for (const player of [anna, boris]) accepted(await player.inGame('ready', gameId));
    accepted(await anna.inGame('start', gameId));
    for (const late of [
      unseat(anna, gameId, 1),
      withdraw(anna, gameId, chloe),
      chloe.inGame('decline', gameId),
      boris.inGame('leave', gameId),
    ])
      expect(code(await late)).toBe('ALREADY_STARTED');
  });

  it('can be left before the start, by the host too', async () => {
    const [anna, boris] = await company('Anna', 'Boris');
    const { gameId } = accepted(await anna.create());
    accepted(await boris.inGame('join', gameId));
    accepted(await anna.inGame('leave', gameId));
    expect((await boris.sight(gameId)).view).toMatchObject({
      host: { id: boris.id },
      seats: [{ player: null }, { player: { id: boris.id } }],
    });
  });
});

describe('a refusal', () => {
  it('at the table meets a player who may not do what is asked', async () => {
    const [anna, boris, chloe] = await company('Anna', 'Boris', 'Chloe');
    expect(code(await anna.inGame('join', randomUUID()))).toBe('UNKNOWN_GAME');
    const { gameId } = accepted(await anna.create());
    expect(code(await anna.inGame('start', gameId))).toBe('TOO_FEW_PLAYERS');
    expect(code(await boris.inGame('leave', gameId))).toBe('NOT_SEATED');
    accepted(await boris.inGame('join', gameId));
    expect(code(await boris.inGame('join', gameId))).toBe('ALREADY_SEATED');
    expect(code(await chloe.inGame('join', gameId))).toBe('GAME_FULL');
    expect(code(await boris.inGame('start', gameId))).toBe('NOT_HOST');
    expect(code(await anna.inGame('start', gameId))).toBe('NOT_EVERYONE_READY');
    expect(code(await anna.inGame('concede', gameId))).toBe('NOT_STARTED');
    expect(code(await openEntropy(anna, gameId, 'a secret text of Anna'))).toBe('NOT_STARTED');
    const nobody = await anna.act('invite', inGame(gameId, { playerId: ['ID!', 'nobody'] }));
    expect(refused(nobody).code).toBe('UNKNOWN_PLAYER');
  });

  it('of an invitation table hides the game from uninvited players', async () => {
    const [anna, boris] = await company('Anna', 'Boris');
    const { gameId } = accepted(await anna.create({ access: 'INVITATION' }));
    const none = refused(await boris.inGame('join', randomUUID()));
    expect(refused(await boris.inGame('join', gameId))).toEqual(none);
    await server.operatorGrants(boris.name, 'judge');
    expect(code(await boris.inGame('join', gameId))).toBe('NOT_INVITED');
  });
});

describe('the terms of a table', () => {
  it('are offered with the version of the contract, to anyone', async () => {
    const { offer } = await server.anyone().ask('{ offer { contract rulesets } }');
    expect(offer).toEqual({ contract: CONTRACT_VERSION, rulesets: expect.arrayContaining(['PENTALAND']) });
  });

  it('are as requested, and otherwise as the offer has them', async () => {
    const [anna] = await company('Anna');
    const said = {
      ...{ access: 'PRIVATE', spectators: false, opens: 'JUDGES_ONLY', seats: 8 },
      ...{ librarySize: 60, startingLife: 1, startWithin: 60, openWithin: 5, absentAfter: 10 },
      abandonAfter: 60,
      rangeOfInfluence: [1, 1, 2, null, 1, 1, 7, 1],
      ...{ teams: [0, 0, 0, 0, 1, 1, 1, 1], deployCreatures: true, arrangeGraveyards: true, attack: 'LEFT' },
    };
    const { gameId } = accepted(await anna.create(said));
    expect((await anna.sight(gameId)).view.terms).toEqual({
      ...said,
      ruleset: 'PENTALAND',
      base: 'CR',
      format: 'ALL',
      maximumHandSize: null,
    });
  });

  it.each([
    [{ seats: 1 }, 'terms.seats'],
    [{ librarySize: 59 }, 'terms.librarySize'],
    [{ startingLife: 0 }, 'terms.startingLife'],
    [{ seats: 4, rangeOfInfluence: [0] }, 'terms.range'],
    [{ seats: 4, rangeOfInfluence: [8] }, 'terms.range'],
    [{ seats: 4, rangeOfInfluence: [] }, 'terms.range'],
    [{ seats: 4, teams: [0, 0, 1, 8] }, 'terms.teams'],
    [{ maximumHandSize: -1 }, 'terms.maximumHandSize'],
    [{ naming: { refusedFree: -1 } }, 'terms.naming.refused'],
    [{ naming: { refusedThenEvery: 3601 } }, 'terms.naming.refused'],
    [{ startWithin: 59 }, 'terms.startWithin'],
    [{ openWithin: 4 }, 'terms.openWithin'],
    [{ absentAfter: 9 }, 'terms.absentAfter'],
    [{ abandonAfter: 59 }, 'terms.abandonAfter'],
    [{ library: { leastNames: 0 } }, 'terms.library.leastNames'],
    [{ library: { cards: [{ name: 'Shock', count: 0 }] } }, 'terms.library.cards'],
    [{ library: { cards: [] } }, 'terms.library.cards'],
    [{ library: {} }, 'terms.library'],
    [{ prebuilt: ['one'] }, 'terms.prebuilt'],
    [{ format: 'CHOSEN' }, 'terms.format'],
    [{ chosenFormat: { cards: { until: 'yesterday' } } }, 'terms.format'],
    [{ chosenFormat: { cards: { sets: [] } } }, 'terms.format'],
    [{ clock: { chess: { initial: 0 } } }, 'terms.clock'],
    [{ clock: { thinking: { each: 45, late: { from: -1, each: 15 } } } }, 'terms.clock'],
  ])('%j is refused, and the message names %s', async (terms, field) => {
    const [anna] = await company('Anna');
    const answer = refused(await anna.create(terms));
    expect(answer).toMatchObject({ code: 'INVALID_COMMAND', retriable: false });
    expect(answer.message).toContain(field);
  });
});
