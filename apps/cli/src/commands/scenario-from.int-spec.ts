// `pentaland scenario from` at a real server and at its log: the position of a game through somebody's eyes, written into a file that
// `pentaland scenario` runs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '#event-store/sqlite';
import { TEST_KEYS } from '#testkit/accounts/world';
import { POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, goOn, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { scenarioPositions } from '../../../server/src/cards/scenario-positions.js';
import { dispatch } from '../dispatch.js';
import { COMMANDS } from './index.js';

const POSITION = {
  ruleset: 'magic',
  now: { turn: 4, step: 'precombat-main', player: 'A' },
  players: {
    A: { life: 7, hand: ['Lightning Bolt'], battlefield: ['Mountain'], librarySize: 20 },
    B: { hand: ['Hill Giant'], battlefield: [{ card: 'Grizzly Bears', tapped: true }], librarySize: 20 },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'pentaland-scenario-from-'));
let store: SqliteEventStore;
let server: ApiServer;
let [anna, boris, judith]: Caller[] = [];
let game: string;
let moment: number;
beforeAll(async () => {
  writeFileSync(join(folder, 'secrets.key'), TEST_KEYS.data.secret, { mode: 0o600 });
  store = await SqliteEventStore.open({ file: join(folder, 'events.sqlite') });
  server = await ApiServer.start({ cards: POOL, scenarios: scenarioPositions, store });
  [anna, boris, judith] = await Promise.all(['Anna', 'Boris', 'Judith'].map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
  game = await inPosition([anna!, boris!], POSITION);
  ({ moment } = (await anna!.sight(game)).view);
  // The game goes on: the position is that of the moment.
  for (let answers = 0; answers < 6; answers += 1) await goOn([anna!, boris!], game);
});
afterAll(async () => {
  await server.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function typed(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const status = await dispatch(COMMANDS, args, {
    environment: { PENTALAND_DATA_DIR: folder },
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}
const from = (place: string, by: Caller | null, ...args: readonly string[]) =>
  typed(
    ...['scenario', 'from', place, '--url', server.url, ...args],
    ...(by === null ? [] : ['--name', by.name, '--secret', by.secret]),
  );

interface JudgeLook {
  readonly judge: { readonly name?: string | null };
}
interface Written {
  readonly now: { readonly turn: number; readonly step: string };
  readonly players: Readonly<Record<string, { readonly life?: number; readonly hand?: readonly unknown[] }>>;
}

/** Who asks how, and which cards they know and do not know. */
type Writer = readonly [
  who: string,
  by: () => Caller | null,
  args: readonly string[],
  known: readonly string[],
  unknown: readonly string[],
];
const WRITERS: readonly Writer[] = [
  ['a player, who sees the own hand', () => anna!, [], ['Lightning Bolt'], ['Hill Giant']],
  ['the other player', () => boris!, [], ['Hill Giant'], ['Lightning Bolt']],
  ['somebody new, who sees no hand', () => null, [], [], ['Lightning Bolt', 'Hill Giant']],
  ['a judge, who sees everything', () => judith!, ['--as', 'all'], ['Lightning Bolt', 'Hill Giant'], []],
  [
    'a judge through the eyes of a seat',
    () => judith!,
    ['--as', 'seat-0'],
    ['Lightning Bolt'],
    ['Hill Giant'],
  ],
];

describe('pentaland scenario from --url', () => {
  it.each(WRITERS)('writes a file that runs, for %s', async (_, by, args, known, unknown) => {
    const { status, out, err } = await from(`${game}@${String(moment)}`, by(), ...args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const written = JSON.parse(out) as Written;
    expect(written.now).toMatchObject({ turn: 4, step: 'precombat-main' });
    expect(Object.values(written.players).map(({ life }) => life)).toContain(7);
    for (const name of known) expect(out).toContain(name);
    for (const name of unknown) expect(out).not.toContain(name);
    expect(out).toContain('Grizzly Bears');
    const file = join(folder, 'position.json');
    writeFileSync(file, out);
    const ran = await typed('scenario', file);
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toMatch(/^pass .+\n1 passed, 0 failed, 0 errors$/);
  });

  it('records the look of a judge', async () => {
    await server.operatorGrants('Boris', 'admin');
    const looks = async (): Promise<readonly JudgeLook[]> =>
      (await boris!.ask(`{ audit(gameId: "${game}", first: 100) { nodes { judge { name } } } }`)).audit!
        .nodes;
    await from(`${game}@${String(moment)}`, judith!, '--as', 'all');
    while ((await looks()).length === 0) await new Promise(setImmediate);
    expect(new Set((await looks()).map(({ judge }) => judge.name))).toEqual(new Set(['Judith']));
  });

  it('is refused for eyes that one may not use, for what is not there, and once the game is over', async () => {
    const at = `${game}@${String(moment)}`;
    for (const [by, eyes] of [
      [anna!, 'all'],
      [anna!, 'seat-1'],
      [null, '0'],
    ] as const)
      expect(await from(at, by, '--as', eyes)).toMatchObject({
        status: 1,
        err: expect.stringContaining('these eyes') as unknown,
      });
    expect((await from(`${game}@99999`, anna!)).err).toContain('no such moment');
    expect((await from('nothing', anna!)).err).toContain('no such game');
    for (const args of [
      ['--as', 'me'],
      ['--secret', 'x'],
    ])
      expect((await typed('scenario', 'from', at, '--url', server.url, ...args)).status).toBe(2);
    const over = await inPosition([anna!, boris!], POSITION);
    accepted(await boris!.inGame('concede', over));
    expect((await from(over, anna!)).err).toMatch(
      /^moment \d+: the turns have not begun, or the game is over$/,
    );
  });
});

describe('pentaland scenario from, for the operator', () => {
  it.each(['seat-0', 'seat-1', 'spectator', 'all'])(
    'writes through the eyes of %s what a server writes',
    async (eyes) => {
      const at = `${game}@${String(moment)}`;
      const { status, out, err } = await typed('scenario', 'from', at, '--as', eyes);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      const asked = await from(at, judith!, '--as', eyes);
      const [ofLog, ofServer] = [out, asked.out].map((text) => JSON.parse(text) as object);
      expect(ofLog).toMatchObject({ origin: { game } });
      expect({ ...ofLog, origin: null }).toEqual({ ...ofServer, origin: null });
      const file = join(folder, 'operator.json');
      writeFileSync(file, out);
      expect((await typed('scenario', file)).out).toMatch(/1 passed, 0 failed, 0 errors$/);
    },
  );

  it('is refused for a viewer and a moment that are not there', async () => {
    expect((await typed('scenario', 'from', game, '--as', 'nobody')).err).toContain('no such viewer');
    expect((await typed('scenario', 'from', `${game}@99999`)).err).toContain('no such moment');
  });
});
