// `pentaland play` at a real server, typed at by a script; bots sit at the table, one of the server and one from outside.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { loreOf } from '#bots';
import { ApiServer } from '#testkit/server/api-server';
import { POOL } from '#testkit/pool/cards';
import { EXIT } from '../command/command.js';
import { createGame, inGame } from '../client/commands.js';
import { callJudge, sayInDispute } from '../client/disputes.js';
import { GameTable } from '../client/game-table.js';
import { look, registered } from '../fixtures/looking.js';
import { Bot } from '../play/bot.js';
import { bot } from './bot.js';
import { play } from './play.js';
import { Hand } from '../play/fixtures/hand.fixture.js';

let server: ApiServer;
beforeEach(async () => {
  server = await ApiServer.start({ cards: POOL });
});
afterEach(() => server.stop());

const ASKED = /^You are asked: (.*)\. Say /;
/** What a player who wants nothing says. */
const ANSWERS: Readonly<Record<string, string>> = {
  'choose starting player': '1',
  'take a mulligan': 'no',
  // cr 103.6: asked of everyone, as a card of some deck can begin on the battlefield.
  'opening hand': 'none',
  priority: 'pass',
  attackers: 'none',
  blockers: 'none',
};

const returning = (hand: Hand): Promise<RegExpExecArray> =>
  hand.sees(/^The game continues without the terminal\. To return: npx pentaland play (.*)$/);

describe('pentaland play', () => {
  it('makes a table with a bot, takes commands, survives a break, and resumes with the same question', async () => {
    const anna = new Hand(server.url, '--name', 'Anna').types('list').types('new magic').types('bot random');
    const [, secret = ''] = await anna.sees(/--name 'Anna' --secret (\S+)/);
    await anna.sees(/^Nothing\.$/);
    const [, game = ''] = await anna.sees(/^Game (\S+)\./);
    anna.types('start');
    // Up to the question of her own first main phase, and a land, if she has one.
    for (let passes = 0; passes < 3;) {
      const [, asked = ''] = await anna.sees(ASKED);
      anna.types(ANSWERS[asked] ?? '1');
      if (asked === 'priority') passes += 1;
    }
    const [, asked] = await anna.sees(ASKED);
    anna.types('fly away').types('do 99').types('view');
    await anna.sees(/not one of the numbers shown|not something you can do/);
    expect((await anna.sees(ASKED))[1]).toBe(asked);
    // However much is said, it is still listened to.
    for (let said = 0; said < 300; said += 1) anna.types('ask what');
    anna.types('stop');
    await anna.sees(/^There is nothing to stop\.$/);
    server.cut();
    await anna.sees(/The connection is lost/);
    expect((await anna.sees(ASKED))[1]).toBe(asked);
    anna.types('quit');
    expect(await anna.code).toBe(EXIT.ok);

    const [, printed = ''] = await returning(anna);
    expect(printed).toBe(`${game} --name 'Anna' --secret ${secret} --url ${server.url}`);
    const again = new Hand(server.url, ...printed.replaceAll("'", '').split(' '));
    expect((await again.sees(ASKED))[1]).toBe(asked);
    again.types('concede');
    await again.sees(/^The game is over\.$/);
    expect(await again.code).toBe(EXIT.ok);
  });

  it('sits down at a table where a bot from outside plays', async () => {
    const boris = await registered(server.url, 'Boris');
    const { gameId: game } = await createGame(boris, { ruleset: 'MAGIC', seats: 2 });
    await inGame(boris, 'ready', game);
    const anna = new Hand(server.url, '--name', 'Anna');
    // The list follows the log moments later.
    do anna.types('list');
    while ((await anna.sees(/^Nothing\.$|Boris/))[0] === 'Nothing.');
    anna.types('join 1');
    await anna.sees(/^Game /);
    const start = async (): Promise<void> => {
      await inGame(boris, 'start', game).catch(() => sleep(5).then(start));
    };
    await start();
    const table = await GameTable.of(boris, game);
    const lore = loreOf({ definitions: POOL });
    const playing = new Bot(table, { kind: 'greedy', lore, seed: 'boris' }).play();
    const view = async () => look(boris, game);
    while (((await view()).turn?.number ?? 0) < 3) {
      const { decision } = await view();
      if (decision?.seat !== 1) continue;
      const [, asked = ''] = await anna.sees(ASKED);
      anna.types(asked === 'priority' ? 'skip' : (ANSWERS[asked] ?? '1'));
      while ((await view()).decision?.id === decision.id) await sleep(2);
    }
    anna.goesAway();
    expect(await anna.code).toBe(EXIT.ok);
    await inGame(boris, 'concede', game);
    expect(await playing).toBe('over');
    // What is skipped is passed already, and not passed again.
    expect(anna.written.filter((line) => line.includes('not open any more'))).toEqual([]);
  });

  it('leaves a game alone that is stopped for a judge, as a bot from outside does', async () => {
    const [anna, boris] = [await registered(server.url, 'Anna'), await registered(server.url, 'Boris')];
    const { gameId: game } = await createGame(anna, { ruleset: 'MAGIC', seats: 2 });
    await inGame(boris, 'join', game);
    for (const one of [anna, boris]) await inGame(one, 'ready', game);
    await inGame(anna, 'start', game);
    const asked = [anna, boris][(await look(anna, game)).decision!.seat]!;
    const table = await GameTable.of(asked, game);
    const bot = new Bot(table, { kind: 'greedy', lore: loreOf({ definitions: POOL }), seed: 'asked' });
    await callJudge(anna, game, 'Who begins?');
    expect(await bot.move(await look(asked, game))).toBe('waits');
    await sayInDispute(anna, (await look(anna, game)).dispute!.id, { field: 'withdrawCall' });
    expect(await bot.move(await look(asked, game))).toMatchObject({ seq: expect.any(Number) });
  });

  it('tells a player who leaves the table before the start that they have left it', async () => {
    const anna = new Hand(server.url, '--name', 'Anna').types('new pentaland 3');
    await anna.sees(/^Anna sits down\.$/);
    anna.types('leave');
    await anna.sees(/^You no longer have a seat at this table\.$/);
    expect(await anna.code).toBe(EXIT.ok);
  });

  it('obeys PENTALAND_PORT, as the bot does, and says where no server answers', async () => {
    const written: string[] = [];
    const terminal = (port: string) => ({
      environment: { PENTALAND_PORT: port },
      out: (line: string) => void written.push(line),
      err: () => undefined,
    });
    // Nobody listens at port 1.
    for (const [command, args] of [
      [play, []],
      [bot, ['a-game']],
    ] as const)
      await expect(command.run(args, terminal('1'))).rejects.toThrow(
        /^No server answers at http:\/\/127\.0\.0\.1:1\/graphql\. `npm start` starts one/,
      );
    const { port } = new URL(server.url);
    expect(await play.run(['--name', "O'Hara"], terminal(port))).toBe(EXIT.ok);
    expect(written[0]).toMatch(
      /^You are O'Hara\. To come back: npx pentaland play --name 'O'\\''Hara' --secret \S+ --url /,
    );
    await expect(bot.run(['a-game'], terminal(port))).rejects.toThrow('no such game');
  });

  it('refuses what it cannot read, and a game that does not exist', async () => {
    await expect(new Hand(server.url, 'one', 'two').code).rejects.toThrow("unexpected argument 'two'");
    await expect(new Hand(server.url, '--secret', 'x').code).rejects.toThrow('--secret needs --name');
    await expect(new Hand(server.url, 'no-game', '--name', 'Anna').code).rejects.toThrow('no seat');
    await expect(new Hand(server.url, '--name', 'Anna', '--secret', 'wrong').code).rejects.toThrow('Anna');
  });
});
