// A durable command over HTTP with both players' entries pushed, as a share of a mutation that decides and stores
// nothing and publishes entries of the same number and size to the same two subscribers, through the same server
// otherwise: what it publishes was recorded of as many commands of a real game as a round has.
// Some games at once, in each a closed loop: the next turn is passed when the last is answered and both have seen it.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { Table } from './play/table.js';
import { median, sideBySide } from './rounds.js';

/** As many as the budget has appending at once: enough that nobody waits for the disk or for the other side. */
const GAMES = 64;
/** In a round, of each game; hands grow by half as many cards. */
const TURNS = 20;
const ROUNDS = 11;
/** Until the servers' code is as fast as it gets. */
const WARM_UP_ROUNDS = 3;

type Tokens = readonly [string, string];

interface Side {
  readonly server: BenchServer;
  readonly client: Client;
  readonly tables: () => Promise<readonly Table[]>;
  readonly rates: number[];
  /** Milliseconds of the server's processor time a command. */
  readonly cpu: number[];
  /** Bytes pushed to both a command. */
  readonly bytes: number[];
}

async function sideOf(
  server: BenchServer,
  table: (client: Client, tokens: Tokens) => Promise<Table>,
): Promise<Side> {
  const client = new Client(server.url);
  const tokens: Tokens = [await client.register(), await client.register()];
  const tables = async (): Promise<readonly Table[]> => {
    client.leaveAll();
    const begun: Table[] = [];
    for (let game = 0; game < GAMES; game += 1) begun.push(await table(client, tokens));
    return begun;
  };
  return { server, client, tables, rates: [], cpu: [], bytes: [] };
}

async function round({ server, client, tables, rates, cpu, bytes }: Side): Promise<void> {
  const playing = await tables();
  const commands = GAMES * TURNS;
  const [cpuBefore, bytesBefore] = [await server.cpu(), client.received];
  const begun = performance.now();
  await Promise.all(
    playing.map(async (table) => {
      for (let turn = 0; turn < TURNS; turn += 1) await table.turn();
    }),
  );
  rates.push((commands * 1000) / (performance.now() - begun));
  cpu.push(((await server.cpu()) - cpuBefore) / commands);
  bytes.push((client.received - bytesBefore) / commands);
}

/** What the turns of a round had both players see; commands differ in how much that is. */
async function record({ tables }: Side, file: string): Promise<void> {
  const [table] = await tables();
  const turns = [table?.lastTurn];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await table?.turn();
    turns.push(table?.lastTurn);
  }
  writeFileSync(file, JSON.stringify({ '*': turns }));
}

export async function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const recording = join(folder, 'turn.json');
  const sides: Side[] = [];
  try {
    const real = await sideOf(await BenchServer.start(), (client, tokens) => Table.begun(client, tokens));
    sides.push(real);
    await record(real, recording);
    const nothing = await sideOf(await BenchServer.start({ recording }), (client, tokens) =>
      Table.followed(client, tokens, randomUUID()),
    );
    sides.push(nothing);
    for (let number = 0; number < WARM_UP_ROUNDS; number += 1) for (const side of sides) await round(side);
    for (const { rates, cpu, bytes } of sides) for (const list of [rates, cpu, bytes]) list.length = 0;
    for (let number = 0; number < ROUNDS; number += 1) for (const side of sides) await round(side);
    const ratios = sideBySide(real.rates, nothing.rates);
    const both = (of: (side: Side) => readonly number[], digits: number): string =>
      `${median(of(real)).toFixed(digits)} against ${median(of(nothing)).toFixed(digits)}`;
    return {
      name: "a durable command over HTTP, both players' entries pushed",
      unit: 'commands/s',
      ours: Math.round(median(real.rates)),
      baseline: Math.round(median(nothing.rates)),
      ratio: median(ratios),
      target: 0.7,
      note: `${GAMES} games at once, medians of ${ROUNDS} pairs of rounds (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); processor time of the server a command ${both(({ cpu }) => cpu, 2)} ms, pushed a command ${both(({ bytes }) => bytes, 0)} bytes; the clients share the machine`,
    };
  } finally {
    for (const { client, server } of sides) {
      client.close();
      await server.stop();
    }
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
