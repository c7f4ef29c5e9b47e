// A player concedes where what follows is too much work: they have left, and the game is quarantined. As its players meet it
// at a served table and the operator beside the server, over restarts, in checkpoints, backups and restored logs.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { SqliteEventStore } from '#event-store/sqlite';
import { hashText } from '#kernel';
import { alwaysTheseCards, verifyGames } from '#matches';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, answerOpen, Caller, playing, refused } from '#testkit/server/caller';
import { MagicClient } from '#testkit/server/magic-client';
import { CREATURE, gain, whenever } from '#testkit/tables/rules-table';
import { EVENT_LOG_FILE } from '../../../../server/src/index.js';
import { dispatch } from '../../dispatch.js';
import { COMMANDS } from '../index.js';

const often = (effect: Effect): Effect => ({ kind: 'repeat', times: 1000, effect });
/** What it does when a creature leaves the battlefield exceeds the budget of a command. */
const BELL: CardDefinition = {
  name: 'Bell',
  cost: '{0}',
  typeLine: 'Creature',
  faces: [
    {
      kind: 'face',
      name: 'Bell',
      cost: '{0}',
      types: ['creature'],
      power: 1,
      toughness: 1,
      abilities: [whenever({ kind: 'moves', what: CREATURE, from: ['battlefield'] }, often(often(gain(1))))],
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'pentaland-left-'));
const clock = new HandClock();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});
const undoAtLast: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of undoAtLast.splice(0).toReversed()) await step();
  rmSync(folder, { recursive: true });
});

/** A data folder of its own; its log is empty unless a file of it was restored there. */
function dataFolder(name: string): string {
  const made = mkdtempSync(join(folder, name));
  writeFileSync(join(made, 'secrets.key'), TEST_KEYS.data.secret, { mode: 0o600 });
  return made;
}

interface Served {
  readonly store: SqliteEventStore;
  readonly server: ApiServer;
}
async function serve(data: string, atItsEnd = undo): Promise<Served> {
  const store = await SqliteEventStore.open({ file: join(data, EVENT_LOG_FILE) });
  atItsEnd.push(() => store.close());
  const server = await ApiServer.start({
    store,
    clock,
    cards: [BELL],
  });
  atItsEnd.push(() => server.stop());
  return { store, server };
}

async function pentaland(data: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await dispatch(COMMANDS, argv, {
    environment: { PENTALAND_DATA_DIR: data },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await sleep(5);
}

interface Stood {
  readonly status: string;
  readonly quarantine: { readonly why: string } | null;
  readonly seats: readonly { readonly lost: string | null; readonly life: number }[];
}
async function stood(by: Caller, game: string): Promise<Stood> {
  const told = await by.told(
    `{ game(id: "${game}") { view { status quarantine { why } seats { lost life } } } }`,
  );
  return (told as { game: { view: Stood } }).game.view;
}

const passed = (players: readonly Caller[], game: string) => answerOpen(players, game, { action: 'PASS' });

/** The player of the seat casts a Bell as soon as they can, and it resolves. */
async function casts(players: readonly Caller[], game: string, seat: number): Promise<void> {
  for (;;) {
    const { decision } = (await players[0]!.sight(game)).view;
    const { legalActions } = await new MagicClient(players[seat]!, game).look();
    const cast = legalActions.plays.find(({ kind }) => kind === 'CAST');
    if (decision?.seat === seat && cast !== undefined) {
      const act = { kind: 'CAST', object: cast.object };
      accepted(await players[seat]!.answer(game, decision.decisionId, { act }));
      break;
    }
    await passed(players, game);
  }
  for (let passes = 0; passes < players.length; passes += 1) await passed(players, game);
}

/** Two of three have a Bell. One of these concedes in their own turn, and the others let everything pass. */
async function conceded({ server }: Served): Promise<{ players: readonly Caller[]; game: string }> {
  const players = await Promise.all(['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)));
  const terms = { ruleset: 'MAGIC', librarySize: 60, startingLife: 20, maximumHandSize: 7 };
  const game = await playing(players, terms);
  await casts(players, game, 0);
  await casts(players, game, 1);
  for (const seat of [0, 2])
    accepted(
      await players[seat]!.act('setPassing', {
        gameId: ['ID!', game],
        until: ['PassingUntil', 'MY_TURN'],
      }),
    );
  accepted(await players[1]!.inGame('concede', game));
  return { players, game };
}

const cards = alwaysTheseCards({ catalogue: hashText('pool'), definitions: [BELL] });
async function verdicts({ store }: Served): Promise<unknown[]> {
  const found = [];
  for await (const { verdict } of verifyGames(store, TEST_KEYS, cards)) found.push(verdict);
  return found;
}
const HONEST = [{ fault: null, differences: [] }];
const at = ({ server }: Served, { token, id }: Caller): Caller => new Caller(server.url, token, id);

/** Played once: the server that played it, and a backup that the other tests restore. */
let live: Served & { readonly data: string; readonly players: readonly Caller[]; readonly game: string };
let backup: string;
beforeAll(async () => {
  const data = dataFolder('played');
  const served = await serve(data, undoAtLast);
  live = { ...served, data, ...(await conceded(served)) };
  backup = join(folder, 'backup.sqlite');
  expect(await pentaland(data, 'backup', backup)).toMatchObject({ status: 0 });
});

/** A data folder with the game as it was when the player had conceded. */
async function restoredTo(name: string): Promise<string> {
  const data = dataFolder(name);
  expect(await pentaland(data, 'restore', backup)).toMatchObject({ status: 0, err: '' });
  return data;
}

describe('a game in which a player has conceded and what follows is too much work', () => {
  it('is quarantined: the player has left, everyone is told, and nothing moves it, even after a restart', async () => {
    const data = await restoredTo('stands');
    const first = await serve(data);
    const { game } = live;
    const players = live.players.map((one) => at(first, one));
    const [anna, boris, chloe] = players as [Caller, Caller, Caller];
    const now = await stood(anna, game);
    expect(now).toMatchObject({ status: 'PLAYING', quarantine: { why: 'TOO_MUCH_WORK' } });
    expect(now.seats.map(({ lost }) => lost)).toEqual([null, 'CONCEDED', null]);
    for (const player of players) {
      const told = await player.told(`{ feed(gameId: "${game}", first: 500) { entries { story } } }`);
      const { feed } = told as { feed: { entries: { story: { type: string } }[] } };
      const types = feed.entries.map(({ story }) => story.type);
      expect(types).toEqual(expect.arrayContaining(['PlayerLost', 'GameQuarantined']));
    }
    await first.server.stop();
    const second = await serve(data);
    for (const player of [anna, boris, chloe].map((one) => at(second, one))) {
      expect(await stood(player, game)).toEqual(now);
      const { legalActions } = await player.sight(game);
      expect(legalActions.commands).toEqual([]);
      expect(refused(await player.inGame('concede', game)).code).toBe('QUARANTINED');
      const answer = await player.answer(game, 'd1', { action: 'PASS' });
      expect(refused(answer).code).toBe('QUARANTINED');
    }
    expect(await verdicts(second)).toMatchObject(HONEST);
  });

  it('is told by the server that played it; the operator lists, inspects, repairs and releases it, and it is played to its end', async () => {
    const { data, players, game, ...served } = live;
    expect(await stood(players[0]!, game)).toMatchObject({
      status: 'PLAYING',
      quarantine: { why: 'TOO_MUCH_WORK' },
    });
    const listed = await pentaland(data, 'game', 'list');
    expect(listed.out).toMatch(new RegExp(`^${game}  \\d+ events  too-much-work$`, 'm'));
    const inspected = await pentaland(data, 'game', 'inspect', game);
    for (const line of [
      /^quarantine too-much-work, since /m,
      /^seat 1 .*, has lost$/m,
      /^command .* concede, \d+ events$/m,
    ])
      expect(inspected.out).toMatch(line);
    expect(await pentaland(data, 'game', 'release', game)).toMatchObject({ status: 1 });
    expect((await stood(players[0]!, game)).quarantine).not.toBeNull();
    for (const deed of ['repair', 'release'])
      expect(await pentaland(data, 'game', deed, game)).toMatchObject({ status: 0, err: '' });
    await until(async () => (await stood(players[0]!, game)).quarantine === null);
    expect((await stood(players[0]!, game)).seats.map(({ life }) => life)).toEqual([20, 20, 20]);
    accepted(await players[2]!.inGame('concede', game));
    expect((await stood(players[0]!, game)).status).toBe('OVER');
    expect(await verdicts(served)).toMatchObject(HONEST);
  });

  it('is ended by the operator without a result', async () => {
    const data = await restoredTo('ended');
    const served = await serve(data);
    const { game } = live;
    const players = live.players.map((one) => at(served, one));
    expect(await pentaland(data, 'game', 'end', game)).toMatchObject({ status: 0 });
    await until(async () => (await stood(players[0]!, game)).status === 'OVER');
    expect(await verdicts(served)).toMatchObject(HONEST);
  });

  it('is unchanged in a checkpoint, a backup and a restored log, and goes on from there', async () => {
    const data = await restoredTo('kept');
    const served = await serve(data);
    const { game } = live;
    const players = live.players.map((one) => at(served, one));
    const before = await stood(players[2]!, game);
    const kept = join(data, 'kept.json');
    const file = join(data, 'backup.sqlite');
    writeFileSync(kept, (await pentaland(data, 'checkpoint')).out);
    expect(await pentaland(data, 'backup', file)).toMatchObject({ status: 0 });
    const other = dataFolder('restored');
    expect(await pentaland(other, 'restore', file)).toMatchObject({ status: 0, err: '' });
    const verified = await pentaland(other, 'verify', '--against', kept);
    expect(verified).toMatchObject({ status: 0 });
    expect(verified.out).toMatch(/^1 games, \d+ commands and \d+ draws checked, 0 faults/m);
    const restored = await serve(other);
    expect(await stood(at(restored, players[2]!), game)).toEqual(before);
    expect(await verdicts(restored)).toMatchObject(HONEST);
    for (const deed of ['repair', 'release'])
      expect(await pentaland(other, 'game', deed, game)).toMatchObject({ status: 0, err: '' });
    await until(async () => (await stood(at(restored, players[0]!), game)).quarantine === null);
    expect(await pentaland(other, 'verify', '--chains', '--against', kept)).toMatchObject({ status: 0 });
  });
});
