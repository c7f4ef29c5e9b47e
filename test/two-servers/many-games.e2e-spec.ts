// Servers over one log with everything that happens by itself in games: clocks, bots, several games at once, feeds that
// move from server to server, commands that come twice; and servers that are killed and frozen in the middle of it.
// `npm run soak` has it go on for longer (PENTALAND_FLEET_SECONDS).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import { register, Stage } from '../support.js';
import { Fleet, storeFor } from './fixtures/fleet.js';
import { Table, TABLES } from './fixtures/tables.js';
import { Wanderer } from './fixtures/wanderer.js';

const SECONDS = Number(process.env['PENTALAND_FLEET_SECONDS'] ?? 5);
const SERVERS = Number(process.env['PENTALAND_FLEET_SERVERS'] ?? 2);
const SEED = process.env['PENTALAND_FLEET_SEED'] ?? 'fleet';
const LONGEST_FREEZE_MS = 3_000;
const LONGEST_REST_MS = 2_000;

const stage = new Stage();
const undo: (() => Promise<void>)[] = [];
afterAll(async () => {
  await stage.clear();
  for (const step of undo.splice(0)) await step();
}, 60_000);

describe(`${String(SERVERS)} servers that know each other`, () => {
  it(`bring every game to its end through kills and freezes, and all show the same result (again: PENTALAND_FLEET_SEED=${SEED})`, async () => {
    const url = await storeFor((step) => undo.push(step));
    const fleet = await Fleet.of(stage, SERVERS, url);
    const sourceOf = (name: string) => randomSource(randomKey(SEED, [name]), 0);
    const players: Wanderer[] = [];
    const tables: Table[] = [];
    for (const [what, of] of Object.entries(TABLES)) {
      const random = sourceOf(what);
      const names = [1, 2].map((nth) => `P${String(tables.length)}${String(nth)}x${Date.now().toString(36)}`);
      const seated: Wanderer[] = [];
      for (const name of names)
        seated.push(new Wanderer(fleet, random, await register(fleet.servers[0]!, name)));
      players.push(...seated);
      tables.push(new Table(stage, seated, random, of));
    }

    const playing = Promise.all(tables.map((table) => table.play()));
    const random = sourceOf('faults');
    const until = Date.now() + SECONDS * 1000;
    const faults = async (): Promise<void> => {
      for (let nth = random.below(SERVERS); Date.now() < until; nth = (nth + 1) % SERVERS) {
        await sleep(random.below(LONGEST_REST_MS));
        await fleet.freeze(nth, random.below(LONGEST_FREEZE_MS));
        await sleep(random.below(LONGEST_REST_MS));
        await fleet.kill((nth + 1) % SERVERS);
      }
      for (const table of tables) table.stop();
    };
    await Promise.all([faults(), playing]);

    expect(players.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    for (const table of tables) expect(table.games).toBeGreaterThan(0);
    for (const server of fleet.servers) {
      while ((await Fleet.figure(server, 'pentaland_games_lagging')) > 0) await sleep(100);
      expect(await Fleet.figure(server, 'pentaland_store_available')).toBe(1);
    }
  }, 36_000_000);
});
