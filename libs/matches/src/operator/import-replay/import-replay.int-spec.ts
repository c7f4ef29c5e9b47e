// A game goes from one server to another in a file: it is watched there like any game, and played by nobody.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, type GameId, type Json, type JsonObject, type PlayerId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { CheckpointBook, everyEvent, gameStream, loadGameSecret, pagesOf, verifyStore } from '#log';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { accepted, GameNode, refusalOf, TEST_CARDS } from '#testkit/node/game-node';
import { lineOf } from '../../game/beside/logged-line.js';
import { STORE_FAMILIES } from '../../families.js';
import { GuestName } from '../../looking/imported/guest-name.js';
import { ViewGame } from '../../looking/view-game/view-game.query.js';
import { importReplay, type ImportWorld } from './import-replay.js';
import { GameOperator } from '../operate/game-operator.js';
import { readReplay, type ReplayFile } from '../replay-file/read.js';
import { replayFile } from '../replay-file/write.js';
import { verifyGames } from '../verify-games/verify-games.js';
import { NO_ANNOTATIONS, type LogHeader } from '../replay-file/format.js';

const NAMES = new Map<PlayerId, string>();
let there: GameNode;
let here: GameNode;
let players: PlayerId[];
beforeEach(async () => {
  [there, here] = await Promise.all([GameNode.start(), GameNode.start()]);
  players = [await there.player('Anna'), await there.player('Boris')];
  players.forEach((player, nth) => NAMES.set(player, ['Anna', 'Boris'][nth]!));
});
afterEach(() => Promise.all([there.stop(), here.stop()]));

async function finished(terms = {}): Promise<string> {
  const game = await there.playing(players, { librarySize: 60, ...terms });
  await there.passTurn(players, game);
  accepted(await there.act(players[0]!, game, { type: 'concede' }));
  return game;
}

async function* textOf(lines: AsyncIterable<Json>): AsyncGenerator<string> {
  for await (const line of lines) yield JSON.stringify(line);
}

async function exported(game: string, viewer?: string): Promise<ReplayFile> {
  const id = gameId(game);
  const world = {
    store: there.store,
    secret: () => loadGameSecret(there.store, TEST_KEYS, id),
    proof: () => new CheckpointBook(there.store, () => true).proofOf(id),
    nameOf: (player: PlayerId) => Promise.resolve(NAMES.get(player)),
    now: 17,
  };
  const lines = await replayFile(world, id, viewer);
  if (!lines.ok) throw new Error(lines.error);
  const read = await readReplay(textOf(lines.value));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The file of any game, as somebody who has the log and its keys could write it. */
async function forced(game: string): Promise<ReplayFile> {
  const id = gameId(game);
  const { seed, chain } = await loadGameSecret(there.store, TEST_KEYS, id);
  const lines: Json[] = [];
  for await (const page of pagesOf(there.store, gameStream(id)))
    for (const stored of page) lines.push(lineOf(stored, lines.length));
  const header: LogHeader = {
    ...{ pentaland: 'replay', version: 1, content: 'log', game, seed, chain, engine: '15', feed: 6 },
    exportedAt: 1,
    players: players.map((player, seat) => ({ seat, player, name: null })),
    annotations: { ...NO_ANNOTATIONS, notes: [] },
  };
  return { header, lines };
}

const world = (store = here.store): ImportWorld => ({
  store,
  keys: TEST_KEYS,
  cards: TEST_CARDS,
  clock: new HandClock(),
  entropy: { bytes: (count) => new Uint8Array(randomBytes(count)) },
});

async function imported(file: ReplayFile): Promise<GameId> {
  const outcome = await importReplay(world(), file);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value.game;
}

const faultOf = async (file: ReplayFile): Promise<string | undefined> => {
  const outcome = await importReplay(world(), file);
  return outcome.ok ? undefined : outcome.error;
};

async function soundHere(): Promise<void> {
  expect(await verifyStore(everyEvent(here.store), TEST_KEYS, STORE_FAMILIES)).toMatchObject({ faults: [] });
  for await (const { verdict } of verifyGames(here.store, TEST_KEYS, TEST_CARDS))
    expect(verdict).toMatchObject({ fault: null, differences: [] });
}

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

describe('an imported game', () => {
  it('is seen by everyone as it was, with the names of its players, and verifies', async () => {
    const played = await finished({ access: 'private', spectators: 'refused' });
    const game = await imported(await exported(played));
    const stranger = await here.player('Chloe');
    const { view } = await here.sight(stranger, game);
    const before = (await there.sight(players[0]!, played)).view;
    expect(view).toMatchObject({
      game,
      status: 'over',
      result: before.result,
      commitment: before.commitment,
    });
    const guests = Object.values(view.seats).map(({ player }) => player!);
    expect(guests).toHaveLength(2);
    for (const guest of guests) expect(guest).toMatch(/^guest-[0-9a-f]{29}-\d$/);
    expect(await Promise.all(guests.map((guest) => here.ask(new GuestName(guest))))).toEqual([
      'Anna',
      'Boris',
    ]);
    const opened = await here.view(stranger, game, 5, [], 'opened');
    expect(opened.kind).toBe('found');
    expect(await here.verify(stranger, game)).toMatchObject({ value: { fault: null, differences: [] } });
    await soundHere();
  });

  it('is acted in by nobody: no player, guest, judge, bot, timer or operator', async () => {
    const game = await imported(await exported(await finished()));
    const { view } = await here.sight(await here.player('Chloe'), game);
    const length = async () => {
      const found = await here.store.read(gameStream(game), { max: 1_000 });
      return found.kind === 'found' ? found.events.length : 0;
    };
    const before = await length();
    for (const player of [
      await here.player('Dora'),
      ...Object.values(view.seats).map((seat) => seat.player!),
    ])
      for (const action of [{ type: 'concede' }, { type: 'join' }, { type: 'agree-to-open' }] as const)
        expect(refusalOf(await here.act(player, game, action))).toBe('game-over');
    const operator = new GameOperator({ ...world(), clock: here.clock });
    for (const deed of ['stop-game', 'end-game'] as const)
      expect(await operator.give(game, deed)).toMatchObject({ kind: 'refused', code: 'game-over' });
    expect(await length()).toBe(before);
  });

  it('is one game however often it comes, and another than one with the same id here', async () => {
    const played = await finished();
    const file = await exported(played);
    const game = await imported(file);
    expect(game).not.toBe(played);
    const events = async () => (await allOf(everyEvent(here.store))).length;
    const before = await events();
    expect(await importReplay(world(), file)).toEqual({
      ok: true,
      value: { game, isNew: false, events: file.lines.length },
    });
    expect(await events()).toBe(before);
    expect(await importReplay({ ...world(), store: there.store }, file)).toEqual({
      ok: false,
      error: 'played-here',
    });
  });

  it('goes on where a killed import stopped, and nobody plays it meanwhile', async () => {
    const file = await exported(await finished());
    const append = here.store.append.bind(here.store);
    let left = 6;
    here.store.append = (...given) => {
      left -= 1;
      return left < 0 ? Promise.reject(new StoreUnavailable('killed', 'not-done')) : append(...given);
    };
    await expect(importReplay(world(), file)).rejects.toThrow(StoreUnavailable);
    here.store.append = append;
    const half = await here.store.readAll({ max: 1_000, types: ['GameCreated'] });
    const game = half[0]!.stream.slice('game-'.length);
    const { host } = half[0]!.data as { host: PlayerId };
    expect(refusalOf(await here.act(host, game, { type: 'leave' }))).toBe('game-over');
    expect(refusalOf(await here.act(await here.player('Dora'), game, { type: 'join' }))).toBe('unknown-game');
    expect(await imported(file)).toBe(game);
    await soundHere();
  });

  it('takes what was agreed on after its end from a later file', async () => {
    const played = await finished({ opens: 'by-consent' });
    for (const player of players) accepted(await there.act(player, played, { type: 'agree-to-open' }));
    const file = await exported(played);
    const game = await imported(file);
    expect((await here.ask(new ViewGame({ player: players[0]!, roles: ['player'] }, game))).kind).toBe(
      'found',
    );
    await soundHere();
  });
});

describe('a file is not imported', () => {
  const changed = (file: ReplayFile, type: string, change: (line: JsonObject) => Json): ReplayFile => {
    const at = file.lines.findLastIndex((line) => (line as JsonObject)['type'] === type);
    return { ...file, lines: file.lines.with(at, change(file.lines[at] as JsonObject)) };
  };
  const nothingCame = async (): Promise<void> =>
    expect(await here.store.readAll({ max: 10, types: ['GameCreated', 'GameImported'] })).toEqual([]);

  it('with a changed event, a broken link, an event left out, or another seed', async () => {
    const file = await exported(await finished());
    const { header } = file;
    const data = (line: JsonObject): Json => ({
      ...line,
      data: { ...(line['data'] as JsonObject), step: 'upkeep' },
    });
    for (const forged of [
      changed(file, 'StepBegan', data),
      changed(file, 'GameEnded', (line) => ({ ...line, hash: '0'.repeat(64) })),
      { ...file, lines: file.lines.toSpliced(7, 1) },
      { ...file, lines: file.lines.slice(0, -1) },
      { ...file, header: { ...header, seed: 'another' } as LogHeader },
      { ...file, header: { ...header, game: 'another' } as LogHeader },
      { ...file, lines: [...file.lines.slice(0, 5), 7, 'x'] },
      { ...file, lines: [] },
    ])
      expect(await faultOf(forged)).toBe('not-sound');
    await nothingCame();
  });

  it('if it says that others sat there', async () => {
    const file = await exported(await finished());
    const [first, ...rest] = file.header.players;
    const others = [{ ...first!, player: 'somebody else' }, ...rest];
    expect(await faultOf({ ...file, header: { ...file.header, players: others } })).toBe('not-sound');
    expect(await faultOf({ ...file, header: { ...file.header, players: [] } })).toBe('not-sound');
    await nothingCame();
  });

  it('if the game has not opened by its own terms, whoever wrote the file', async () => {
    for (const opens of ['judges-only', 'by-consent'] as const)
      expect(await faultOf(await forced(await finished({ opens })))).toBe('not-open');
    await nothingCame();
  });

  it('if the game is not over, or the file is a feed', async () => {
    const running = await there.playing(players, { librarySize: 60 });
    expect(await faultOf(await forced(running))).toBe('not-over');
    expect(await faultOf(await exported(running, 'seat-0'))).toBe('feed-alone');
    await nothingCame();
  });
});

it('the file holds the feed of one viewer of a game that has not opened, and no secret', async () => {
  const running = await there.playing(players, { librarySize: 60 });
  const { header, lines } = await exported(running, 'spectator');
  expect(header).toMatchObject({
    content: 'feed',
    viewer: 'spectator',
    players: [{ name: 'Anna' }, { name: 'Boris' }],
  });
  expect(JSON.stringify([header, lines])).not.toContain('Test Card');
  expect(JSON.stringify(header)).not.toContain('seed');
});
