import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type GameId, type PlayerId } from '#kernel';
import type { Awaited } from '#rules';
import { MemoryEventStore } from '#event-store/memory';
import { ANNA, BEGINS, BORIS, CHLOE, createdBy, ENDS, invites, seat, sits } from '#testkit/lobby/life';
import { follow, GameWriter, type FollowedLobby } from '#testkit/lobby/logged';
import { until } from '#testkit/log/followed';
import { MemoryLobbyIndex, WaitingGames } from '../../lobby/index.js';
import type { ListedGame, ListedPage } from '../../contract/contract.js';
import { ListGamesHandler } from './list-games.handler.js';
import { ListGames, type ListScope } from './list-games.query.js';

const READY: Awaited = { what: 'ready' };

class Waiting extends WaitingGames {
  readonly games = new Set<GameId>();
  readonly asked: GameId[] = [];
  fails: GameId | undefined;

  override waitsFor(game: GameId): Promise<Awaited | undefined> {
    this.asked.push(game);
    if (game === this.fails) return Promise.reject(new Error('it does not open'));
    return Promise.resolve(this.games.has(game) ? READY : undefined);
  }
}

const GATHERING: ListScope = { kind: 'lobby', status: 'gathering' };
const MINE: ListScope = { kind: 'mine' };

let writer: GameWriter;
let followed: FollowedLobby;
let waiting: Waiting;
let handler: ListGamesHandler;
let told = 0;

beforeEach(() => {
  const store = new MemoryEventStore();
  writer = new GameWriter(store);
  followed = follow(store, new MemoryLobbyIndex());
  waiting = new Waiting();
  handler = new ListGamesHandler(followed.lobby, waiting, followed.log);
  told = 0;
});
afterEach(() => followed.lobby.onModuleDestroy());

const ask = (scope: ListScope, player: PlayerId, first = 100, after?: string): Promise<ListedPage> =>
  handler.execute(new ListGames({ player, roles: ['player'] }, scope, first, after));
const ids = (games: readonly ListedGame[]): string[] => games.map(({ id }) => id);

/** All pages of a list. */
async function pages(scope: ListScope, player: PlayerId, first: number): Promise<string[][]> {
  const all: string[][] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: ListedPage = await ask(scope, player, first, after);
    all.push(ids(page.games));
    after = page.next;
  }
  return all;
}

/** A game of Anna's, as the lists show it. */
async function game(
  id: string,
  ...happenings: Parameters<GameWriter['create']>[1] & object[]
): Promise<GameId> {
  await writer.create(id, happenings);
  told += 1;
  await settled(gameId(id));
  return gameId(id);
}
async function settled(id: GameId): Promise<void> {
  await followed.lobby.caughtUp();
  await until(() => followed.lobby.ask((lists) => lists.find(id, ANNA)) !== undefined);
}

describe('the lobby', () => {
  it('shows the listed facts of a game, and nothing of who else was invited', async () => {
    await game('g1', invites(BORIS), sits(1, CHLOE));
    const { games, next } = await ask(GATHERING, BORIS);
    expect(next).toBeNull();
    expect(games).toEqual([
      {
        id: 'g1',
        status: 'gathering',
        terms: expect.objectContaining({ seats: 2, access: 'open' }),
        host: ANNA,
        createdAt: expect.any(Number),
        seats: [
          { seat: 0, player: ANNA },
          { seat: 1, player: CHLOE },
        ],
        invited: true,
        awaited: null,
        rulingUntil: null,
        stopped: false,
        result: null,
        origin: null,
      },
    ]);
    expect((await ask(GATHERING, CHLOE)).games[0]?.invited).toBe(false);
    expect(JSON.stringify(await ask(GATHERING, CHLOE))).not.toContain(BORIS);
  });

  it('goes page by page, from 1 to 100 games each, whatever is asked for', async () => {
    for (let nth = 0; nth < 103; nth += 1) await game(`g${nth}`);
    const everything = Array.from({ length: told }, (_, nth) => `g${told - 1 - nth}`);
    const paged = await pages(GATHERING, BORIS, 40);
    expect(paged.map(({ length }) => length)).toEqual([40, 40, 23]);
    expect(paged.flat()).toEqual(everything);
    expect(ids((await ask(GATHERING, BORIS, 1_000_000)).games)).toEqual(everything.slice(0, 100));
    for (const first of [0, -5, NaN, 0.5])
      expect(ids((await ask(GATHERING, BORIS, first)).games)).toEqual(everything.slice(0, 1));
  });

  it('asks only those games that could wait for the asker whether they do', async () => {
    await game('mine', sits(1, BORIS));
    await game('not-mine');
    const lost = { type: 'PlayerLost', seat: seat(1), reason: 'conceded' } as const;
    await game('lost', sits(1, BORIS), BEGINS, lost);
    await game('over', sits(1, BORIS), BEGINS, ENDS);
    waiting.games.add(gameId('mine'));
    for (const status of ['gathering', 'playing', 'over'] as const)
      await ask({ kind: 'lobby', status }, BORIS);
    expect(waiting.asked).toEqual(['mine']);
    expect((await ask(GATHERING, BORIS)).games.map(({ awaited }) => awaited)).toEqual([null, READY]);
  });

  it('does not show by its pages whether there is a game the asker may not see', async () => {
    await game('older');
    const hidden = gameId('hidden');
    await writer.write(hidden, [createdBy(ANNA, hidden, { access: 'private' }), sits(0, ANNA)]);
    await settled(hidden);
    await game('newer');
    const nothing = { games: [], next: null };
    expect(await ask(GATHERING, BORIS, 10, 'hidden')).toEqual(nothing);
    expect(await ask(GATHERING, BORIS, 10, 'no such game')).toEqual(nothing);
    expect(ids((await ask(GATHERING, ANNA, 10, 'hidden')).games)).toEqual(['older']);
  });

  it('goes on after a game that has left the list meanwhile', async () => {
    await game('a');
    const b = await game('b');
    await writer.write(b, [BEGINS]);
    await until(() => followed.lobby.ask((lists) => lists.find(b, ANNA))?.game.status === 'playing');
    expect(ids((await ask(GATHERING, BORIS, 10, 'b')).games)).toEqual(['a']);
  });
});

describe('my games', () => {
  it('are those with my seat or my invitation, those that wait for me first, then newest first', async () => {
    await game('over', sits(1, BORIS), BEGINS, ENDS);
    await game('waits-1', sits(1, BORIS));
    await game('not-mine');
    await game('playing', sits(1, BORIS), BEGINS);
    await game('waits-2', sits(1, BORIS), BEGINS);
    await game('invited', invites(BORIS));
    for (const id of ['waits-1', 'waits-2']) waiting.games.add(gameId(id));
    const { games } = await ask(MINE, BORIS);
    expect(ids(games)).toEqual(['waits-2', 'waits-1', 'invited', 'playing', 'over']);
    expect(games.map(({ awaited }) => awaited)).toEqual([READY, READY, null, null, null]);
    expect(games.at(-1)?.result).toEqual({ reason: 'last-one-standing', winners: [0] });
  });

  it.each([1, 2, 3, 5, 9, 10])('are all there once, in pages of %i', async (first) => {
    for (let nth = 0; nth < 9; nth += 1) {
      const id = await game(`g${nth}`, sits(1, BORIS));
      if (nth % 3 === 0) waiting.games.add(id);
    }
    const expected = ['g6', 'g3', 'g0', 'g8', 'g7', 'g5', 'g4', 'g2', 'g1'];
    expect((await pages(MINE, BORIS, first)).flat()).toEqual(expected);
  });

  it('are shown although one of them cannot say whom it waits for', async () => {
    for (const id of ['a', 'b']) waiting.games.add(await game(id, sits(1, BORIS)));
    waiting.fails = gameId('a');
    const { games } = await ask(MINE, BORIS);
    expect(games.map(({ id, awaited }) => [id, awaited])).toEqual([
      ['b', READY],
      ['a', null],
    ]);
    expect(followed.log.lines).toContain('warn whom a game waits for cannot be said {"game":"a"}');
  });

  it('look at the newest 200 unfinished ones for their order, and still say of each shown whether it waits', async () => {
    const oldest = await game('oldest', sits(1, BORIS));
    for (let nth = 0; nth < 200; nth += 1) await game(`g${nth}`, sits(1, BORIS));
    waiting.games.add(oldest);
    const first = await ask(MINE, BORIS, 100);
    expect(first.games[0]?.id).toBe('g199');
    expect(waiting.asked).toHaveLength(200);
    const second = await ask(MINE, BORIS, 100, first.next ?? '');
    const third = await ask(MINE, BORIS, 100, second.next ?? '');
    expect(third.games.map(({ id, awaited }) => [id, awaited])).toEqual([['oldest', READY]]);
  });
});
