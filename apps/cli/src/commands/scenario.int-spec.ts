import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dispatch } from '../dispatch.js';
import { scenario } from './scenario.js';

const BOLT = {
  scenario: 'three damage',
  players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: {} },
  script: [{ turn: 1, step: 'precombat-main', player: 'A', cast: 'Lightning Bolt', targets: ['B'] }],
  stop: { turn: 1, step: 'begin-combat' },
  expect: [{ player: 'B', life: 17 }],
};
const YAML = `
scenario: nobody does anything
players: { A: {}, B: {} }
stop: { turn: 2, step: upkeep }
expect:
  - { turn: 2, activePlayer: B }
`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = async (name: string, content: unknown): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const data = await mkdtemp(join(tmpdir(), 'scenario-data-'));
afterAll(() => rm(data, { recursive: true }));

async function run(...args: readonly string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await dispatch(
    [{ words: ['scenario'], summary: '', load: () => Promise.resolve(scenario) }],
    ['scenario', ...args],
    {
      environment: { PENTALAND_DATA_DIR: data },
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    },
  );
  return { code, out, err };
}

describe('pentaland scenario', () => {
  it('prints that a scenario passes, and how many did', async () => {
    expect(await run(await file('a.json', BOLT))).toMatchObject({
      code: 0,
      out: ['pass three damage', '1 passed, 0 failed, 0 errors'],
    });
  });

  it('names the hand-written cards that it used, and no compiled card', async () => {
    const players = {
      A: { ...BOLT.players.A, battlefield: ['Mountain', 'Karn Liberated', 'Pebble Thrower'] },
      B: {},
    };
    const path = await file('a.json', { ...BOLT, players });
    expect((await run(path)).out).toEqual([
      'pass three damage',
      '  stand-ins: Karn Liberated, Pebble Thrower',
      '1 passed, 0 failed, 0 errors',
    ]);
    const { out } = await run(path, '--json');
    expect(JSON.parse(out[0]!)).toMatchObject({
      result: 'pass',
      standIns: ['Karn Liberated', 'Pebble Thrower'],
    });
    expect((await run(await file('b.json', BOLT), '--json')).out[0]).not.toContain('standIns');
  });

  it('prints what differs from what is expected, and exits with 1', async () => {
    const wrong = { ...BOLT, expect: [{ player: 'B', life: 18 }] };
    expect(await run(await file('a.json', wrong))).toMatchObject({
      code: 1,
      out: ['fail three damage: expect 0: life is 17, not 18', '0 passed, 1 failed, 0 errors'],
    });
  });

  it('reports an unknown field by its name', async () => {
    const { code, out } = await run(await file('a.json', { ...BOLT, colour: 'red' }));
    expect(code).toBe(1);
    expect(out).toEqual(['error three damage: unknown field "colour"', '0 passed, 0 failed, 1 errors']);
  });

  it('reports an unknown card, a missing file and a file that is not JSON', async () => {
    const card = await file('a.json', { ...BOLT, players: { A: { hand: ['Lightnign Bolt'] }, B: {} } });
    const text = await file('b.json', '{"scenario": ');
    const { code, out } = await run(card, join(folder, 'nothing.json'), text);
    expect(code).toBe(1);
    expect(out[0]).toBe('error three damage: no card is known as "Lightnign Bolt"');
    expect(out[1]).toMatch(/^error .*nothing\.json: .*ENOENT/);
    expect(out[2]).toMatch(/^error .*b\.json: /);
    expect(out[3]).toBe('0 passed, 0 failed, 3 errors');
  });

  it('plays any understood card of the catalogue, and says what it lacks of another', async () => {
    const bare = { scenario: 'six power', players: { A: { battlefield: ['Vizzerdrix'] }, B: {} } };
    const ended = { stop: { turn: 1, step: 'upkeep' }, expect: [{ permanent: 'Vizzerdrix', power: 6 }] };
    const whole = await file('a.json', { ...bare, ...ended });
    const assisted = await file('b.json', { ...BOLT, players: { A: { hand: ['Shahrazad'] }, B: {} } });
    const { out } = await run(whole, assisted);
    expect(out[0]).toBe('pass six power');
    expect(out[1]).toMatch(/^error three damage: "Shahrazad" is not understood in full: ./);
  });

  it('plays an assisted card as the script proposes', async () => {
    const { out } = await run(
      await file('a.json', {
        scenario: 'the orb lands',
        players: {
          A: { battlefield: ['Chaos Orb', 'Mountain'] },
          B: { battlefield: ['Grizzly Bears'] },
        },
        script: [{ turn: 1, step: 'precombat-main', player: 'A', activate: '{1}, {T}', of: 'Chaos Orb' }],
        answers: {
          A: [
            {
              propose: { kind: 'destroy', what: { kind: 'bound', name: 'hit' } },
              names: { hit: ['Grizzly Bears', 'Chaos Orb'] },
            },
          ],
        },
        stop: { turn: 1, step: 'begin-combat' },
        expect: [
          { player: 'A', zone: 'graveyard', card: 'Chaos Orb', count: 1 },
          { player: 'B', zone: 'graveyard', card: 'Grizzly Bears', count: 1 },
        ],
      }),
    );
    expect(out[0]).toBe('pass the orb lands');
  });

  it('runs all scenarios in a folder and its subfolders, JSON and YAML', async () => {
    await mkdir(join(folder, 'more'));
    await file('b.json', BOLT);
    await file('more/a.yaml', YAML);
    await file('notes.txt', 'no scenario');
    expect((await run(folder)).out).toEqual([
      'pass three damage',
      'pass nobody does anything',
      '2 passed, 0 failed, 0 errors',
    ]);
  });

  it('with --json prints one object a line and nothing else', async () => {
    const wrong = await file('b.json', { ...BOLT, expect: [{ player: 'B', life: 18 }] });
    const { code, out } = await run('--json', await file('a.json', BOLT), wrong);
    expect(code).toBe(1);
    const lines = out.map((line) => JSON.parse(line) as Record<string, unknown>);
    const told = { name: 'three damage', events: expect.any(Number), ms: expect.any(Number) };
    expect(lines).toEqual([
      { ...told, result: 'pass', reason: null },
      { ...told, result: 'fail', reason: 'expect 0: life is 17, not 18' },
    ]);
  });

  it('with --story tells the game of a failed scenario, what was asked, and which entry or answer said so', async () => {
    const players = {
      A: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Grizzly Bears'] },
      B: { battlefield: ['Grizzly Bears'] },
    };
    const script = [
      { turn: 1, step: 'precombat-main', player: 'A', cast: 'Lightning Bolt' },
      { turn: 1, step: 'declare-attackers', player: 'A', attack: [{ attacker: 'Grizzly Bears' }] },
    ];
    const answers = { A: [{ target: 'B' }, { yes: true }] };
    const stop = { turn: 1, step: 'postcombat-main' };
    const fails = { ...BOLT, players, script, answers, stop, expect: [{ player: 'B', life: 18 }] };
    const { code, out } = await run('--story', await file('a.json', BOLT), await file('b.json', fails));
    expect(code).toBe(1);
    expect(out).toEqual([
      'pass three damage',
      'fail three damage: expect 0: life is 15, not 18',
      '  A sits down.',
      '  B sits down.',
      '  A goes first.',
      '',
      '  Turn 1, A (A 20, B 20)',
      '      > A, priority: cast Lightning Bolt at B (script 0)',
      '      >   target: B (answer 0 of A: {"target":"B"})',
      '    A casts Lightning Bolt, at B.',
      '    Lightning Bolt deals 3 damage to B, who goes from 20 life to 17.',
      '      > A, attackers: Grizzly Bears at B (script 1)',
      '    A attacks B with Grizzly Bears.',
      '    Grizzly Bears deals 2 damage to B, who goes from 17 life to 15.',
      '      > Nothing asked for answer 1 of A: {"yes":true}',
      '1 passed, 1 failed, 0 errors',
    ]);
    const [line] = (await run('--story', '--json', await file('b.json', fails))).out;
    expect(JSON.parse(line!)).toMatchObject({
      result: 'fail',
      story: out.slice(2, -1).map((told) => told.replace(/^ {2}/, '')),
    });
  });

  it('without a file asks for one', async () => {
    const { code, err } = await run();
    expect(code).toBe(2);
    expect(err[0]).toBe('FILE missing.');
  });
});
