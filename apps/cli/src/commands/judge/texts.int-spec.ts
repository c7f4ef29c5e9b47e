// A judge at the command line of a running server: what waits for a ruling, and the ruling.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiServer } from '#testkit/server/api-server';
import type { Caller } from '#testkit/server/caller';
import { playedToDisagreement, singing, TEXT } from '#testkit/server/disagreeing';
import { EXIT, type Command } from '../../command/command.js';
import { signedIn } from '../../client/account.js';
import { GameTable } from '../../client/game-table.js';
import { runAs } from '../../fixtures/run-as.js';
import { AtTable } from '../../play/at-table.js';
import { texts } from './texts.js';
import { settle } from './settle.js';

let server: ApiServer;
let [anna, boris, judith]: Caller[] = [];
beforeAll(async () => {
  server = await singing();
  [anna, boris, judith] = await Promise.all(['Anna', 'Boris', 'Judith'].map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
});
afterAll(() => server.stop());

const run = (command: Command, by: Caller, ...args: readonly string[]) => runAs(by, command, args);

describe('pentaland judge texts and settle', () => {
  it('lists the waiting games with their proposals, rules on one once, and tells the players in words', async () => {
    expect((await run(texts, judith!)).lines).toEqual(['No game waits for a ruling.']);
    const game = await playedToDisagreement([anna!, boris!]);
    let lines: readonly string[] = [];
    while (lines.length < 2) ({ lines } = await run(texts, judith!));
    expect(lines[0]).toMatch(new RegExp(`^${game}  r1  until \\d{4}-`));
    expect(lines[1]).toBe('  magic, of Anna and Boris');
    expect(lines[2]).toMatch(new RegExp(`^  What is done by “${TEXT}”, as (Anna|Boris) proposes:$`));
    expect(lines[4]).toMatch(/^ {2}2\. \{.*"kind":"lose-life".*\}$/);
    expect(lines.at(-1)).toMatch(/^ {2}Votes for nothing: (Anna|Boris)\.$/);

    await expect(run(texts, anna!)).rejects.toThrow('You are not a judge');
    await expect(run(settle, anna!, game, 'r1', '2', 'Mine.')).rejects.toThrow('Only a judge');
    await expect(run(settle, judith!, game, 'r1', 'two', 'So be it.')).rejects.toThrow("'two' is neither");
    await expect(run(settle, judith!, game, 'r1', '2')).rejects.toThrow('REASON missing');
    await expect(run(settle, judith!, game, 'r1', '7', 'So be it.')).rejects.toThrow('proposal 7');

    const told: string[] = [];
    const { client } = await signedIn(server.url, boris!.name, boris!.secret);
    const table = await GameTable.of(client, game);
    const sitting = new AtTable(table, (line) => void told.push(line)).sit(typed());
    async function* typed() {
      while (!told.some((line) => line.includes('A judge can rule on it'))) await nextTurn();
      yield 'view';
      const { code, lines: said } = await run(settle, judith!, game, 'r1', '2', 'Nobody covered their ears.');
      expect({ code, said }).toEqual({ code: EXIT.ok, said: ['Proposal 2 stands.'] });
      while (!told.some((line) => line.includes('Judith rules that'))) await nextTurn();
      yield 'quit';
    }
    expect(await sitting).toBe('left');
    const text = told.join('\n');
    expect(text).toMatch(
      /A judge can rule on it until \d{4}-\d\d-\d\d \d\d:\d\d UTC. Without a ruling, nothing happens\./,
    );
    expect(text).toContain(`The game waits for a judge to rule on “${TEXT}”`);
    expect(text).toContain('Judith rules that proposal 2 stands: “Nobody covered their ears.”');
    await expect(run(settle, judith!, game, 'r1', 'nothing', 'Again.')).rejects.toThrow(
      'is not waiting for a ruling',
    );
  });
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
