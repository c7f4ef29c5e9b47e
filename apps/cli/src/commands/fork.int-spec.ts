// `pentaland fork` at a real server: a table that goes on from a moment, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { EXIT, UsageError } from '../command/command.js';
import { runAs } from '../fixtures/run-as.js';
import { fork } from './fork.js';

let server: ApiServer;
let anna: Caller, boris: Caller, chloe: Caller;
let over: string, running: string;
beforeAll(async () => {
  server = await ApiServer.start();
  [anna, boris, chloe] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller];
  over = await playing([anna, boris], { librarySize: 60 });
  for (let turns = 0; turns < 2; turns += 1) await passTurn([anna, boris], over);
  accepted(await boris.inGame('concede', over));
  running = await playing([anna, boris], { librarySize: 60 });
});
afterAll(() => server.stop());

async function forked(...args: readonly string[]): Promise<readonly string[]> {
  const { code, lines } = await runAs(chloe, fork, args);
  expect(code).toBe(EXIT.ok);
  return lines;
}

async function seen(game: string) {
  const { game: found } = await chloe.ask(
    `query ($id: ID!) { game(id: $id) { view {
      status origin { gameId moment scenario } seats { player { name } } } } }`,
    { id: game },
  );
  if (found === null) throw new Error('there is no such game for Chloe');
  return found.view;
}

describe('pentaland fork', () => {
  it('opens a table in that position, with a bot against the player', async () => {
    const [made = ''] = await forked(`${over}@20`, '--seat', '1', '--bot', 'random');
    const before = await seen(made);
    expect(before).toMatchObject({ status: 'GATHERING', origin: { gameId: over, scenario: null } });
    expect(before.origin?.moment).toBeLessThanOrEqual(20);
    expect(before.seats.map(({ player }) => player?.name)).toEqual(['Bot 1 (random)', 'Chloe']);
    accepted(await chloe.inGame('ready', made));
    accepted(await chloe.inGame('start', made));
    expect((await seen(made)).status).not.toBe('GATHERING');
    const { myGames } = await chloe.ask('{ myGames { nodes { id origin { gameId moment } } } }');
    const moment = before.origin?.moment;
    expect(myGames.nodes).toContainEqual({ id: made, origin: { gameId: over, moment } });
  });

  it('is refused where the server refuses, and where nothing can be meant', async () => {
    await expect(forked(`${running}@9`)).rejects.toThrow(/has not opened to you/);
    await expect(forked(`${over}@99999`)).rejects.toThrow(/moment/);
    for (const args of [[over], [`${over}@x`], [`${over}@9`, '--seat', '9'], [`${over}@9`, '--bot', 'wise']])
      await expect(forked(...args)).rejects.toThrow(UsageError);
    await expect(
      fork.run([`${over}@9`], { environment: {}, out: () => undefined, err: () => undefined }),
    ).rejects.toThrow(UsageError);
  });
});
