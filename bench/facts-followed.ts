// What following the log for the facts costs the games: commands of a server with the process for the facts, as a share of
// those of a server without it. The games are short and are all given up, so that their facts are made while the next ones
// are played. Before the other server's round that process has caught up.
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { Table } from './play/table.js';
import { median, sideBySide } from './rounds.js';

const LANES = 16;
/** One after the other in each lane. */
const GAMES = 4;
const TURNS = 12;
const ROUNDS = 8;
const WARM_UP_ROUNDS = 2;
const CATCHES_UP_MS = 2_500;

interface Side {
  readonly server: BenchServer;
  readonly client: Client;
  readonly tokens: readonly [string, string];
  readonly rates: number[];
}

async function sideOf(analytics: 'on' | 'off'): Promise<Side> {
  const server = await BenchServer.start({ environment: { PENTALAND_ANALYTICS: analytics } });
  const client = new Client(server.url);
  return { server, client, tokens: [await client.register(), await client.register()], rates: [] };
}

async function lane({ client, tokens }: Side): Promise<number> {
  let commands = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const table = await Table.begun(client, tokens);
    for (let turn = 0; turn < TURNS; turn += 1) await table.turn();
    await table.concede();
    commands += TURNS + 1;
  }
  return commands;
}

async function round(side: Side): Promise<void> {
  const begun = performance.now();
  const commands = await Promise.all(Array.from({ length: LANES }, () => lane(side)));
  side.rates.push((commands.reduce((sum, one) => sum + one, 0) * 1000) / (performance.now() - begun));
  side.client.leaveAll();
  await sleep(CATCHES_UP_MS);
}

export async function measure(): Promise<Figure> {
  const [followed, alone] = [await sideOf('on'), await sideOf('off')];
  try {
    for (let number = 0; number < WARM_UP_ROUNDS + ROUNDS; number += 1)
      for (const side of number % 2 === 0 ? [followed, alone] : [alone, followed]) await round(side);
    for (const { rates } of [followed, alone]) rates.splice(0, WARM_UP_ROUNDS);
    const ratios = sideBySide(followed.rates, alone.rates);
    return {
      name: 'commands with the log followed for the facts',
      unit: 'commands/s',
      ours: Math.round(median(followed.rates)),
      baseline: Math.round(median(alone.rates)),
      ratio: median(ratios),
      target: 0.98,
      note: `medians of ${ROUNDS} pairs of rounds (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), in each ${LANES * GAMES} games of ${TURNS} turns that end; tables are set up within the rounds; the clients share the machine`,
    };
  } finally {
    for (const { client, server } of [followed, alone]) {
      client.close();
      await server.stop();
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
