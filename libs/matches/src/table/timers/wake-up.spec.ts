// After a restart every unfinished game is looked at in time, whatever their number and whatever they wait
// for.
import { afterEach, describe, expect, it } from '@jest/globals';
import { gameId, instant, playerId, type GameId, type Instant } from '#kernel';
import { botAt } from '#rules';
import type { Lobby, LobbyGame, LobbyLists } from '../../lobby/index.js';
import type { GameSessions } from '../../game/session/game-sessions.js';
import { WakeUp } from './wake-up.js';
import { seat as seatAt } from '#testkit/tables/seats';
import { partOf, type Part } from '#testkit/values/part-of';

const CREATED = instant(1_000_000);
const TERMS = { startWithin: 600, openWithin: 60, abandonAfter: 86_400 };
const seat = (player: string | null, lost = false) => ({
  player: player === null ? null : playerId(player),
  lost,
});

const game = (nth: number, more: Part<LobbyGame> = {}): LobbyGame =>
  partOf<LobbyGame>({
    id: gameId(`game-${String(nth).padStart(5, '0')}`),
    status: 'playing',
    createdAt: CREATED,
    terms: TERMS,
    seats: [seat('anna'), seat('boris')],
    ...more,
  });

const ending: WakeUp[] = [];
afterEach(() => Promise.all(ending.splice(0).map((one) => one.beforeApplicationShutdown())));

/** What is expected of each game, once all of these were read. */
async function expected(games: readonly LobbyGame[]): Promise<Map<GameId, Instant>> {
  const alarms = new Map<GameId, Instant>();
  const sessions = partOf<GameSessions>({
    expect: (id: GameId, at: Instant) => alarms.set(id, at),
    homes: { hasOthers: false },
  });
  const lists = partOf<LobbyLists>({
    unfinishedAfter: (after: GameId | undefined, most: number) =>
      games.filter(({ id }) => after === undefined || id > after).slice(0, most),
  });
  const lobby = partOf<Lobby>({ caughtUp: () => Promise.resolve(), ask: (of) => of(lists) });
  const nothing = (): void => undefined;
  const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
  const wakeUp = new WakeUp(sessions, lobby, log);
  ending.push(wakeUp);
  wakeUp.onApplicationBootstrap();
  await new Promise(setImmediate);
  return alarms;
}

describe('a server that starts', () => {
  it('looks after every game that is not over, over any number of pages', async () => {
    const games = Array.from({ length: 1_234 }, (_, nth) => game(nth));
    expect([...(await expected(games)).keys()]).toEqual(games.map(({ id }) => id));
  });

  it.each<[string, Part<LobbyGame>, number]>([
    ['a table: before it could expire', { status: 'gathering', terms: { ...TERMS, startWithin: 30 } }, 30],
    ['a table: before entropy could be late', { status: 'gathering' }, 60],
    ['a game without clocks: before it could be forsaken', {}, 86_400],
    ['a game with clocks: at once', { terms: { ...TERMS, clock: { kind: 'thinking' } } }, 0],
    ['a game with a bot: at once', { seats: [seat('anna'), seat(botAt('greedy', seatAt(1)))] }, 0],
    [
      'a game whose bot has lost: as any other',
      { seats: [seat('anna'), seat(botAt('greedy', seatAt(1)), true)] },
      86_400,
    ],
    [
      'a table with a bot: as any other',
      { status: 'gathering', seats: [seat(botAt('greedy', seatAt(1)))] },
      60,
    ],
  ])('looks at %s', async (_, of, seconds) => {
    const one = game(1, of);
    expect((await expected([one])).get(one.id)).toBe(CREATED + seconds * 1000);
  });
});
