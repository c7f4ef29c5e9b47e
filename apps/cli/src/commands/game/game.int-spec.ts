// A game that is too much work, mended by the command line beside the node that serves it: what it does stands in the log,
// the node hears of it, and the log still verifies.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteEventStore } from '#event-store/sqlite';
import type { PlayerId } from '#kernel';
import { verifyGames } from '#matches';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { GameNode } from '#testkit/node/game-node';
import { answerOf, castIn, DIRGE, only } from '#testkit/node/quarantined';
import { dispatch } from '../../dispatch.js';
import { COMMANDS } from '../index.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-game-'));
writeFileSync(join(folder, 'secrets.key'), TEST_KEYS.data.secret, { mode: 0o600 });
const cards = only(DIRGE);
const clock = new HandClock();

let store: SqliteEventStore;
let node: GameNode;
let players: readonly PlayerId[];
beforeAll(async () => {
  store = await SqliteEventStore.open({ file: join(folder, 'events.sqlite') });
  node = await GameNode.start({ store, clock, cards });
  players = await Promise.all(['Anna', 'Boris'].map((name) => node.player(name)));
});
afterAll(async () => {
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function pentaland(...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await dispatch(COMMANDS, ['game', ...argv], {
    environment: { PENTALAND_DATA_DIR: folder },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

const quarantine = async (game: string) => (await node.sight(players[0]!, game)).view.quarantine?.why;
async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await sleep(5);
}

async function stuck(): Promise<string> {
  const game = await castIn(node, players);
  for (let times = 0; times < 3; times += 1) await answerOf(node, players, game);
  await until(async () => (await quarantine(game)) === 'too-much-work');
  return game;
}

describe('pentaland game', () => {
  it('lists a stopped game, and says what its way on leads to', async () => {
    const game = await stuck();
    const listed = await pentaland('list');
    expect(listed.out).toMatch(new RegExp(`^${game}  \\d+ events  too-much-work$`, 'm'));
    const { status, out } = await pentaland('inspect', game);
    expect(status).toBe(0);
    for (const line of [
      /^quarantine too-much-work, since /m,
      /^question {3}d\d+ priority to seat 1/m,
      /^stack {6}o\d+ of seat 0$/m,
      /^way on {5}\{"kind":"priority","action":"pass"\}: too-much-work$/m,
      /^command {4}\S+ server quarantine, 2 events$/m,
    ])
      expect(out).toMatch(line);
    await pentaland('end', game);
  });

  it('repairs a game: what could not resolve does nothing, the game goes on, and its log verifies', async () => {
    const game = await stuck();
    expect(await pentaland('repair', game)).toMatchObject({ status: 0, err: '' });
    await until(async () => (await node.sight(players[0]!, game)).view.stack?.length === 0);
    expect(await answerOf(node, players, game)).toBe('quarantined');
    expect(await pentaland('release', game)).toMatchObject({ status: 0, out: `${game} goes on.` });
    await until(async () => (await quarantine(game)) === undefined);
    expect(await answerOf(node, players, game)).toBe('accepted');
    await node.act(players[0]!, game, { type: 'concede' });
    const verdicts = [];
    for await (const { game: id, verdict } of verifyGames(store, TEST_KEYS, cards))
      if (id === game) verdicts.push(verdict);
    expect(verdicts).toMatchObject([{ fault: null, differences: [] }]);
  });

  it('ends a game without a result, and no longer lists it', async () => {
    const game = await stuck();
    expect(await pentaland('end', game)).toMatchObject({
      status: 0,
      out: `${game} has ended without a result.`,
    });
    await until(async () => (await node.sight(players[0]!, game)).view.status === 'over');
    expect((await pentaland('list', '--unfinished')).out).toBe('0 of 0 unfinished games are stopped.');
    expect(await pentaland('end', game)).toMatchObject({ status: 1, err: 'The game is over.' });
  });

  it('says so if there is no such game, or if the game is not stopped', async () => {
    for (const deed of ['inspect', 'stop', 'release', 'repair', 'end'])
      expect(await pentaland(deed, 'none')).toMatchObject({ status: 1, err: 'There is no such game.' });
    const game = await castIn(node, players);
    expect(await pentaland('release', game)).toMatchObject({
      status: 1,
      err: 'The game is not stopped.',
    });
  });
});
