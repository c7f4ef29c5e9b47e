// From the return of an event's COMMIT to its receipt by a subscriber, with 200 live games at half the maximum command
// rate, the server on one core and its clients on another where the machine has two. The commit is timed in the
// server's writer thread, the receipt in this process, both on the machine's clock; of each command the last of its
// entries counts, for the slower of its two subscribers.
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { machineTime } from './host/messages.js';
import { Client } from './play/client.js';
import { Table, type Turn } from './play/table.js';

const GAMES = 200;
/** Each of these plays in as many games as the others. */
const PAIRS = 4;
/** Commands of each game while the server warms up, and while its maximum is measured, all games at once. */
const WARM_UP_TURNS = 4;
const MAXIMUM_TURNS = 6;
const MEASURED_SECONDS = 10;

async function tablesOf(client: Client): Promise<Table[]> {
  const pairs: [string, string][] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) pairs.push([await client.register(), await client.register()]);
  const tables: Table[] = [];
  while (tables.length < GAMES)
    tables.push(...(await Promise.all(pairs.map((tokens) => Table.begun(client, tokens)))));
  return tables;
}

/** A game that can be played on by one command, for as long as there are any left to say. */
export interface Playing {
  readonly left: number;
  turn(): Promise<Turn>;
}

/** How many there were. */
async function allAtOnce(tables: readonly Playing[], turns: number): Promise<number> {
  const played = await Promise.all(
    tables.map(async (table) => {
      let turn = 0;
      for (; turn < turns && table.left > 0; turn += 1) await table.turn();
      return turn;
    }),
  );
  return played.reduce((sum, count) => sum + count, 0);
}

/** Commands a second, as many as there can be. */
async function maximumRate(tables: readonly Playing[]): Promise<number> {
  const begun = performance.now();
  const commands = await allAtOnce(tables, MAXIMUM_TURNS);
  return (commands * 1000) / (performance.now() - begun);
}

/** Which game is next, one after another, those left out that have nothing left to say. */
function inTurn(tables: readonly Playing[], count: number): readonly number[] {
  const left = tables.map((table) => table.left);
  const order: number[] = [];
  for (let n = 0, idle = 0; order.length < count && idle < tables.length; n = (n + 1) % tables.length) {
    const more = left[n] ?? 0;
    idle = more > 0 ? 0 : idle + 1;
    if (more === 0) continue;
    left[n] = more - 1;
    order.push(n);
  }
  return order;
}

/** Commands at a steady rate, game after game; one whose game is still busy waits for it, and is late. */
async function atRate(tables: readonly Playing[], rate: number): Promise<Turn[]> {
  const last = tables.map((): Promise<unknown> => Promise.resolve());
  const turns: Promise<Turn>[] = [];
  const order = inTurn(tables, Math.round(rate * MEASURED_SECONDS));
  const begun = machineTime();
  while (turns.length < order.length) {
    const due = Math.min(order.length, Math.floor(((machineTime() - begun) * rate) / 1000));
    while (turns.length < due) {
      const n = order[turns.length] ?? 0;
      const table = tables[n];
      if (table === undefined) throw new Error('there are no games');
      const turn = Promise.resolve(last[n]).then(() => table.turn());
      last[n] = turn;
      turns.push(turn);
    }
    await sleep(1);
  }
  return Promise.all(turns);
}

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** Warms the server up, finds the most it can do, and measures at half of it. */
export async function delaysAtHalfRate(server: BenchServer, tables: readonly Playing[]): Promise<Figure> {
  await allAtOnce(tables, WARM_UP_TURNS);
  const maximum = await maximumRate(tables);
  await server.commits();
  const cpuBefore = await server.cpu();
  const begun = performance.now();
  const turns = await atRate(tables, maximum / 2);
  const elapsed = performance.now() - begun;
  const cpu = (await server.cpu()) - cpuBefore;
  const committed = new Map(await server.commits());
  const delays = turns.map(
    ({ commandId, seenAt }) => Math.max(...seenAt) - (committed.get(commandId) ?? NaN),
  );
  const whole = turns.map(({ sentAt, seenAt }) => Math.max(...seenAt) - sentAt);
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return {
    name: 'committed event to subscriber, 200 live games, p99',
    unit: 'ms',
    ours: quantile(delays, 0.99),
    baseline: null,
    ratio: null,
    target: 10,
    bound: 'at-most',
    note: `median ${ms(quantile(delays, 0.5))}; from the sending of the command median ${ms(quantile(whole, 0.5))}, p99 ${ms(quantile(whole, 0.99))}; ${turns.length} commands at ${(turns.length / (elapsed / 1000)).toFixed(0)}/s, half of a maximum of ${maximum.toFixed(0)}/s; the server used ${((100 * cpu) / elapsed).toFixed(0)} % of a core, ${server.apart ? 'one of its own, and its' : 'and shared the machine with its'} ${tables.length * 2} subscribers, all in one process${server.apart ? ', another' : ''}`,
  };
}

export async function measure(): Promise<Figure> {
  const server = await BenchServer.start({ clock: 'commits', core: 'own' });
  const client = new Client(server.url);
  try {
    return await delaysAtHalfRate(server, await tablesOf(client));
  } finally {
    client.close();
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
