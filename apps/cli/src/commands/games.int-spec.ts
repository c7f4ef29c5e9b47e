// The open games of a running server, at the command line.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { FormatCards } from '#matches';
import { MENTAL_MAGIC } from '#mental';
import { findInPool, POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { scenarioPositions } from '../../../server/src/cards/scenario-positions.js';
import { listOpenGames } from './games.js';

let server: ApiServer;
const games: string[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  const [anna, boris]: Caller[] = [await server.player('Anna'), await server.player('Boris')];
  for (const loser of [anna!, boris!]) {
    const game = await playing([anna!, boris!], { librarySize: 60 });
    accepted(await loser.inGame('concede', game));
    games.unshift(game);
  }
  while ((await run('--open')).length < games.length) await new Promise((resolve) => setImmediate(resolve));
});
afterAll(() => server.stop());

const run = (...args: readonly string[]): Promise<string[]> => runAt(server, ...args);
async function runAt({ url }: ApiServer, ...args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const out = (line: string): void => void lines.push(line);
  await listOpenGames.run([...args, '--url', url], { environment: {}, out, err: out });
  return lines;
}

describe('pentaland games', () => {
  it('lists the open games of a server, newest first, without an account', async () => {
    const lines = await run('--open');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(games);
    expect(lines[0]).toMatch(
      /^\S+ {2}\d{4}-\d\d-\d\dT\d\d:\d\d {2}pentaland {2}1 turns, \d+ events {2}Anna and Boris: Anna won \(last-one-standing\)$/,
    );
    expect(await run('--open', '--most', '1')).toHaveLength(1);
  });

  it('lists those that have all that is named in common', async () => {
    expect(await run('--open', '--winner', 'boris', '--turns', '1..')).toEqual([
      expect.stringContaining(games[1]!),
    ]);
    expect(await run('--open', '--loser', 'Boris', '--reason', 'last-one-standing')).toEqual([
      expect.stringContaining(games[0]!),
    ]);
    const nothing = ['No open game has all of that.'];
    expect(await run('--open', '--player', 'Anna', '--player', 'Chloe')).toEqual(nothing);
    for (const more of ['--draw', '--card=Opt', '--format=vintage', '--ruleset=war-zone', '--events=..3'])
      expect(await run('--open', more)).toEqual(nothing);
  });

  it('refuses what it does not understand', async () => {
    await expect(run()).rejects.toThrow('say --open');
    await expect(run('--open', 'more')).rejects.toThrow("unexpected argument 'more'");
    for (const turns of ['10', '..', 'a..b', '-1..2', '1..2..3'])
      await expect(run('--open', `--turns=${turns}`)).rejects.toThrow('--turns is a length');
    await expect(run('--open', '--most', '0')).rejects.toThrow('--most is a number');
    await expect(run('--open', '--draw', '--reason', 'abandoned')).rejects.toThrow('either');
  });
});

describe('a game in which a card was named', () => {
  const POSITION = {
    ruleset: 'pentaland',
    now: { turn: 5, step: 'precombat-main', player: 'A' },
    library: [{ card: 'Goblin Spy', count: 12 }],
    players: {
      A: { hand: ['Grizzly Bears'], battlefield: [{ card: 'Grizzly Bears', count: 2, as: 'pentaland' }] },
      B: {},
    },
  };
  /** The cards of the pool, any of which a card can be named. */
  const NAMED: FormatCards = {
    variants: MENTAL_MAGIC,
    cardsFor: () => ({ catalogue: hashText('pool'), definitions: POOL, named: findInPool }),
  };

  it('is found by that name, in the terminal and over GraphQL', async () => {
    const other = await ApiServer.start({ played: NAMED, scenarios: scenarioPositions });
    const players = [await other.player('Anna'), await other.player('Boris')] as const;
    const [anna, boris] = players;
    const finished = async (name: string | undefined): Promise<string> => {
      const game = await inPosition(players, POSITION);
      const { view } = await anna.sight(game);
      const object = view.seats[0]!.hand![0]!.objectId;
      const act = { act: { kind: 'CAST', object, name } };
      if (name !== undefined) accepted(await anna.answer(game, view.decision!.decisionId, act));
      accepted(await boris.inGame('concede', game));
      return game;
    };
    const [mongrel, viper, nameless] = [
      await finished('Wild Mongrel'),
      await finished('Ambush Viper'),
      await finished(undefined),
    ];
    while ((await runAt(other, '--open')).length < 3) await new Promise(setImmediate);
    const ids = async (...args: readonly string[]): Promise<string[]> =>
      (await runAt(other, '--open', ...args)).map((line) => line.split(' ')[0]!);
    expect(await ids()).toEqual([nameless, viper, mongrel]);
    expect(await ids('--card', 'Wild Mongrel')).toEqual([mongrel]);
    expect(await ids('--card', 'ambush viper', '--player', 'Anna')).toEqual([viper]);
    const nothing = ['No open game has all of that.'];
    for (const names of [['Wild Mongrel', 'Ambush Viper'], ['Grizzly Bears']])
      expect(await runAt(other, '--open', ...names.flatMap((name) => ['--card', name]))).toEqual(nothing);
    const { openGames } = await other
      .anyone()
      .ask('{ openGames(filter: {cards: ["wild mongrel"]}) { nodes { id } } }');
    expect(openGames.nodes).toEqual([{ id: mongrel }]);
    await other.stop();
  });
});
