// `pentaland fork --scenario` at a real server: a table that begins with the position of a scenario file, and which
// scenarios are refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scenarioPositions } from '../../../server/src/cards/scenario-positions.js';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, type Caller } from '#testkit/server/caller';
import { EXIT } from '../command/command.js';
import { runAs } from '../fixtures/run-as.js';
import { fork } from './fork.js';

const folder = mkdtempSync(join(tmpdir(), 'pentaland-fork-'));
let server: ApiServer;
let [anna, boris]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start({ cards: POOL, scenarios: scenarioPositions });
  [anna, boris] = await Promise.all(['Anna', 'Boris'].map((name) => server.player(name)));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const BOLT = `
scenario: three damage
players:
  A: { life: 7, hand: [Lightning Bolt, Mountain], battlefield: [Mountain], librarySize: 20 }
  B: { hand: [Forest], battlefield: [{ card: Grizzly Bears, tapped: true }], librarySize: 20 }
now: { turn: 4, step: precombat-main, player: A }
script: [{ turn: 4, step: precombat-main, player: A, cast: Lightning Bolt, targets: [B] }]
expect: [{ player: B, life: 17 }]
`;

function file(text: string): string {
  const path = join(folder, 'scenario.yaml');
  writeFileSync(path, text);
  return path;
}
async function forked(text: string, ...args: readonly string[]): Promise<string> {
  const { code, lines } = await runAs(anna!, fork, ['--scenario', file(text), ...args]);
  expect(code).toBe(EXIT.ok);
  return lines[0]!;
}

const VIEW = `query ($id: ID!) { game(id: $id) { view { status origin { gameId moment scenario }
  turn { number active step } decision { seat } } opened { verification { holds fault { kind } differences { place } } } } }`;

const REFUSED: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['is no YAML', 'scenario: [', /neither JSON nor YAML/],
  ['is no scenario', '{ "hello": 1 }', /hello/],
  ['names a card that nobody knows', BOLT.replace('Grizzly Bears', 'Nobody at All'), /Nobody at All/],
  ['has one player', 'scenario: alone\nplayers: { A: {} }', /players/],
  ['is too large', BOLT.replace('librarySize: 20', 'librarySize: 100000'), /at most 3000/],
  [
    'is too large by counts',
    BOLT.replace(
      '[Forest]',
      '[{ card: Forest, count: 1000 }, { unknown: 1000 }, { card: Forest, count: 1000 }]',
    ),
    /at most 3000/,
  ],
  [
    'has too many permanents',
    BOLT.replace('[Mountain]', '[{ card: Mountain, count: 100 }]'),
    /at most 100 permanents/,
  ],
  ['stands for more than it says', `a: &a [1, 1]\nb: &b [*a, *a]\n${BOLT}`, /neither JSON nor YAML/],
  ['is too long', `# ${'x'.repeat(100_000)}\n${BOLT}`, /100000 characters/],
];

describe('pentaland fork --scenario', () => {
  it('opens a table in that position, which is played to its end and verifies', async () => {
    const game = await forked(BOLT, '--seat', '0');
    const seen = async (by: Caller) => {
      const { game: found } = await by.ask(VIEW, { id: game });
      if (found === null) throw new Error('there is no such game');
      return found;
    };
    const before = await seen(anna!);
    expect(before.view).toMatchObject({
      status: 'GATHERING',
      origin: { gameId: null, moment: null, scenario: 'three damage' },
    });
    accepted(await boris!.inGame('join', game));
    for (const player of [anna!, boris!]) accepted(await player.inGame('ready', game));
    accepted(await anna!.inGame('start', game));
    const { view } = await seen(anna!);
    expect(view).toMatchObject({
      status: 'PLAYING',
      turn: { number: 4, active: 0, step: 'PRECOMBAT_MAIN' },
      decision: { seat: 0 },
    });
    const table = await anna!.table(game);
    expect(table).toMatchObject({
      seats: [
        { life: 7, handSize: 2 },
        { life: 20, handSize: 1 },
      ],
      battlefield: expect.arrayContaining([
        expect.objectContaining({ name: 'Grizzly Bears', tapped: true }),
      ]) as unknown,
    });
    expect(JSON.stringify(await boris!.table(game))).not.toContain('Lightning Bolt');
    expect(JSON.stringify(table)).not.toContain('Forest');
    accepted(await boris!.inGame('concede', game));
    expect((await seen(anna!)).opened?.verification).toMatchObject({
      holds: true,
      fault: null,
      differences: [],
    });
  });

  it('does it once for a command that is sent again', async () => {
    const query = `mutation ($id: ID!, $text: String!) { forkScenario(commandId: $id, scenario: $text, seat: 1) {
      __typename ... on Accepted { gameId } ... on Refused { message } } }`;
    const [first, again] = [
      await anna!.ask(query, { id: 'once', text: BOLT }),
      await anna!.ask(query, { id: 'once', text: BOLT }),
    ];
    expect(first.forkScenario.__typename).toBe('Accepted');
    expect(again.forkScenario).toEqual(first.forkScenario);
  });

  it.each(REFUSED)('is refused for a file that %s, and nothing is stored', async (_, text, why) => {
    const before = (await server.store.readAll({ max: 100_000 })).length;
    await expect(forked(text)).rejects.toThrow(why);
    expect((await server.store.readAll({ max: 100_000 })).length).toBe(before);
  });

  it('is refused in a seat that is not there, and by a server without scenarios', async () => {
    await expect(forked(BOLT, '--seat', '5')).rejects.toThrow(/seat/);
    const other = await ApiServer.start();
    const chloe = await other.player('Chloe');
    await expect(runAs(chloe, fork, ['--scenario', file(BOLT)])).rejects.toThrow(/this server plays none/);
    await other.stop();
  });
});
