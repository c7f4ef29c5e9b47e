// What following the log for the facts costs the games: commands of a server with the process for the facts, as a share of
// those of a server without it. The games are short and are all given up, so that their facts are made while the next ones
// are played. Before the other server's round that process has caught up.
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { pairsAt, playShortGames, type Tokens } from './play/short-games.js';
import { median, sideBySide } from './rounds.js';

const LANES = 16;
/** One after the other in each lane: a round is longer than that process rests where all cores are wanted. */
const GAMES = 16;
const ROUNDS = 4;
const WARM_UP_ROUNDS = 1;
/** Where the cores are free, it does not rest for so long, and a batch takes it more of the processor. */
const RESTS_MS = 4_000;
const LEAST_OF_A_BATCH_MS = 70;
const CATCHES_UP_AT_MOST_MS = 60_000;

interface Side {
  readonly server: BenchServer;
  readonly client: Client;
  readonly tokens: Tokens;
  readonly rates: number[];
  /** Milliseconds of the processor a command: the server's own, and with the processes that it has begun. */
  readonly own: number[];
  readonly all: number[];
  /** Of the processor time of a round, clients included, the share of the processes that the server has begun. */
  readonly shares: number[];
}

async function sideOf(analytics: 'on' | 'off'): Promise<Side> {
  const server = await BenchServer.start({ environment: { PENTALAND_ANALYTICS: analytics } });
  const client = new Client(server.url);
  const [tokens] = await pairsAt(client, 1);
  if (tokens === undefined) throw new Error('there are no players');
  return { server, client, tokens, rates: [], own: [], all: [], shares: [] };
}

async function round({ server, client, tokens, ...found }: Side): Promise<void> {
  const before = { own: await server.cpu(), helpers: server.helpersCpu, at: performance.now() };
  const clients = process.cpuUsage();
  const lanes = Array.from({ length: LANES }, () => playShortGames(client, tokens, { games: GAMES }));
  const commands = (await Promise.all(lanes)).reduce((sum, one) => sum + one, 0);
  found.rates.push((commands * 1000) / (performance.now() - before.at));
  const helped = server.helpersCpu - before.helpers;
  const { user, system } = process.cpuUsage(clients);
  const used = (await server.cpu()) - before.own;
  found.shares.push(helped / (helped + used + (user + system) / 1000));
  client.leaveAll();
  await caughtUp(server);
  found.own.push(used / commands);
  found.all.push((used + server.helpersCpu - before.helpers) / commands);
}

/** Until the process for the facts has nothing to do. */
async function caughtUp(server: BenchServer): Promise<void> {
  const begun = performance.now();
  for (let used = Infinity; used >= LEAST_OF_A_BATCH_MS;) {
    const before = server.helpersCpu;
    await sleep(RESTS_MS);
    used = server.helpersCpu - before;
    if (performance.now() - begun > CATCHES_UP_AT_MOST_MS) return;
  }
}

export async function measure(): Promise<Figure> {
  const [followed, alone] = [await sideOf('on'), await sideOf('off')];
  try {
    for (let number = 0; number < WARM_UP_ROUNDS + ROUNDS; number += 1)
      for (const side of number % 2 === 0 ? [followed, alone] : [alone, followed]) await round(side);
    for (const { rates, own, all, shares } of [followed, alone])
      for (const list of [rates, own, all, shares]) list.splice(0, WARM_UP_ROUNDS);
    const ratios = sideBySide(followed.rates, alone.rates);
    const ms = (values: readonly number[]): string => median(values).toFixed(2);
    return {
      name: 'commands with the log followed for the facts',
      unit: 'commands/s',
      ours: Math.round(median(followed.rates)),
      baseline: Math.round(median(alone.rates)),
      ratio: median(ratios),
      target: 0.98,
      note:
        `medians of ${ROUNDS} pairs of rounds (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), in each ${LANES * GAMES} games that end; ` +
        `tables are set up within the rounds; the clients share the machine. The server's processor time a command ${ms(followed.own)} ms against ${ms(alone.own)}, ` +
        `with the process for the facts ${ms(followed.all)}, which used ${(100 * median(followed.shares)).toFixed(1)} % of the processor time of a round`,
    };
  } finally {
    for (const { client, server } of [followed, alone]) {
      client.close();
      await server.stop();
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
