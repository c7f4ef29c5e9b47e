// Share codes over GraphQL: a link leads to a moment, and shows nobody more than they may see of the game.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { withFragments } from '#client';
import type { SharedGame } from './generated/schema.js';

let server: ApiServer;
let anna: Caller;
let boris: Caller;
let chloe: Caller;
let judith: Caller;
const servers: ApiServer[] = [];
async function serving(setting: Parameters<typeof ApiServer.start>[0] = {}): Promise<ApiServer> {
  const started = await ApiServer.start(setting);
  servers.push(started);
  return started;
}
beforeEach(async () => {
  server = await serving();
  anna = await server.player('Anna');
  boris = await server.player('Boris');
  chloe = await server.player('Chloe');
  judith = await server.player('Judith');
  await server.operatorGrants('Judith', 'judge');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((started) => started.stop()));
});

const SHARE = `query ($game: ID!, $moment: Int!, $eyes: ReplayEyes! = OWN, $seat: Int) {
  shareGame(gameId: $game, moment: $moment, eyes: $eyes, seat: $seat) }`;
const SHARED =
  withFragments(`query ($code: String!, $moment: Int) { sharedGame(code: $code) { gameId moment eyes seat isReduced
  replay { viewer seat view(moment: $moment) { ...TableView } } } }`);
const VIEW = withFragments(`query ($game: ID!, $moment: Int, $eyes: ReplayEyes!, $seat: Int) {
  replay(gameId: $game, eyes: $eyes, seat: $seat) { viewer seat view(moment: $moment) { ...TableView } } }`);

const share = async (by: Caller, game: string, moment: number, eyes: object = {}): Promise<string> =>
  (await by.ask(SHARE, { game, moment, ...eyes })).shareGame;
const open = async (by: Caller, code: string, moment?: number): Promise<SharedGame> =>
  (await by.ask(SHARED, { code, moment })).sharedGame;
const OF_SEAT = { eyes: 'SEAT', seat: 0 };

async function table(terms: object = {}): Promise<string> {
  const game = await playing([anna, boris], { librarySize: 60, ...terms });
  await passTurn([anna, boris], game);
  return game;
}

describe('a share code', () => {
  it('leads to its moment through its eyes, on another server too, and is always the same', async () => {
    const game = await table();
    const code = await share(anna, game, 9, OF_SEAT);
    expect(code).toMatch(/^[A-Za-z0-9_-]{36,40}$/);
    expect(await share(anna, game, 9, OF_SEAT)).toBe(code);
    expect(await share(anna, game, 10, OF_SEAT)).not.toBe(code);
    const seen = await open(anna, code, 9);
    expect(seen).toMatchObject({ gameId: game, moment: 9, eyes: 'SEAT', seat: 0, isReduced: false });
    const { replay } = await anna.ask(VIEW, { game, moment: 9, ...OF_SEAT });
    expect(seen.replay).toEqual(replay);
    const other = await serving({ store: server.store, clock: server.clock });
    expect(await open(other.anyone(anna.token), code, 9)).toEqual(seen);
  });

  it('of a hand shows others what they see anyway, and the hand once the game has opened', async () => {
    const game = await table();
    const code = await share(anna, game, 9, OF_SEAT);
    for (const [by, seat] of [
      [boris, 1],
      [chloe, null],
    ] as const) {
      const seen = await open(by, code, 9);
      expect(seen).toMatchObject({ moment: 9, eyes: 'OWN', seat: null, isReduced: true, replay: { seat } });
      const own = (await by.ask(VIEW, { game, moment: 9, eyes: 'OWN' })).replay;
      expect(seen.replay).toEqual(own);
    }
    // A judge may use the eyes of any seat.
    expect(await open(judith, code)).toMatchObject({ eyes: 'SEAT', seat: 0, isReduced: false });
    accepted(await boris.inGame('concede', game));
    const opened = await open(chloe, code, 9);
    expect(opened).toMatchObject({ eyes: 'SEAT', seat: 0, isReduced: false, replay: { viewer: 'SEAT' } });
    expect(opened.replay.view).toEqual((await anna.ask(VIEW, { game, moment: 9, ...OF_SEAT })).replay.view);
  });

  it('of everything, by a judge, shows players and spectators no more than their own eyes do', async () => {
    const game = await table({ opens: 'JUDGES_ONLY' });
    const code = await share(judith, game, 5, { eyes: 'EVERYTHING' });
    accepted(await boris.inGame('concede', game));
    for (const by of [anna, boris, chloe])
      expect(await open(by, code)).toMatchObject({ eyes: 'OWN', isReduced: true });
    expect(await open(judith, code)).toMatchObject({ eyes: 'EVERYTHING', isReduced: false });
  });

  it('with OWN eyes shows each opener theirs, and nothing to those who may not see the game', async () => {
    const game = await table({ spectators: false });
    const code = await share(anna, game, 3);
    expect(await open(boris, code)).toMatchObject({ eyes: 'OWN', isReduced: false, replay: { seat: 1 } });
    expect(await chloe.errorOf(SHARED, { code })).toBe('UNKNOWN_GAME');
    expect(await server.anyone().errorOf(SHARED, { code })).toBe('UNAUTHENTICATED');
  });

  it('is refused where it was forged, mistyped or cut, whatever it is', async () => {
    const game = await table();
    const code = await share(anna, game, 9);
    const last = code.at(-5) === 'A' ? 'B' : 'A';
    const mistyped = `${code.slice(0, -5)}${last}${code.slice(-4)}`;
    for (const bad of [
      '',
      'A',
      mistyped,
      code.slice(1),
      `${code}A`,
      `${code}=`,
      'x'.repeat(100_000),
      '\ud83d',
    ])
      expect(await anna.errorOf(SHARED, { code: bad })).toBe('BAD_SHARE_CODE');
  });

  it('is made for no moment that there is not, no eyes one may not use, and no unknown game', async () => {
    const game = await table();
    const { moment } = (await anna.sight(game)).view;
    const error = (by: Caller, asked: object) => by.errorOf(SHARE, { game, moment, ...asked });
    for (const wrong of [0, -1, moment + 1, 2_147_483_647])
      expect(await error(anna, { moment: wrong })).toBe('NO_SUCH_MOMENT');
    expect(await error(anna, { eyes: 'SEAT', seat: 1 })).toBe('BAD_EYES');
    expect(await error(anna, { eyes: 'SEAT', seat: 9 })).toBe('BAD_EYES');
    expect(await error(chloe, { eyes: 'EVERYTHING' })).toBe('BAD_EYES');
    expect(await error(anna, { eyes: 'SEAT' })).toBe('BAD_USER_INPUT');
    expect(await error(anna, { game: 'no-game' })).toBe('UNKNOWN_GAME');
    expect(await share(chloe, game, moment, { eyes: 'SPECTATOR' })).toMatch(/./);
  });
});
