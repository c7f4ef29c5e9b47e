// How far the answers of the statistics are behind a server at half of its maximum load. Games end all the time. Again and
// again the server is asked how many games it counts, which tells when the first game ended that is not counted yet.
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { pairsAt, playShortGames, type Tokens } from './play/short-games.js';
import { median } from './rounds.js';

const TARGET_S = 2;
const LANES = 16;
/** A figure is shown when five people are behind it. */
const PAIRS = 4;
const WARM_UP_GAMES = 3;
const MAXIMUM_GAMES = 4;
const SECONDS = 20;
const ASKED_EVERY_MS = 500;

const COUNTED = '{ statistics { lengths(first: 100) { nodes { n } } } }';

async function counted(client: Client): Promise<number> {
  const { statistics } = (await client.ask('', COUNTED, {})) as {
    statistics: { lengths: { nodes: readonly { n: number }[] } };
  };
  return statistics.lengths.nodes.reduce((sum, { n }) => sum + n, 0);
}

/** Lets commands through at a steady rate. */
function paced(rate: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    next = Math.max(next + 1_000 / rate, performance.now() - 1_000 / rate);
    await sleep(Math.max(0, next - performance.now()));
  };
}

class Load {
  /** When each game ended, in order. */
  readonly ended: number[] = [];

  constructor(
    private readonly client: Client,
    private readonly pairs: readonly Tokens[],
  ) {}

  async play(games: number, due?: () => Promise<void>): Promise<number> {
    const ended = (): void => void this.ended.push(performance.now());
    const course = { games, ended, ...(due === undefined ? {} : { due }) };
    const lanes = Array.from({ length: LANES / PAIRS }, () => this.pairs)
      .flat()
      .map((tokens) => playShortGames(this.client, tokens, course));
    const commands = (await Promise.all(lanes)).reduce((sum, one) => sum + one, 0);
    this.client.leaveAll();
    return commands;
  }

  /** Seconds by which an answer was behind when it was asked for. */
  behind(asked: number, games: number): number {
    const missing = this.ended[games];
    return missing === undefined ? 0 : Math.max(0, asked - missing) / 1_000;
  }
}

/** Until every game that has ended is counted. */
async function caughtUp(client: Client, load: Load): Promise<void> {
  for (;;) {
    const games = await counted(client).catch(() => 0);
    if (games >= load.ended.length) return;
    await sleep(ASKED_EVERY_MS);
  }
}

export async function measure(): Promise<Figure> {
  const server = await BenchServer.start();
  const client = new Client(server.url);
  try {
    const load = new Load(client, await pairsAt(client, PAIRS));
    await load.play(WARM_UP_GAMES);
    await caughtUp(client, load);
    const begun = performance.now();
    const maximum = ((await load.play(MAXIMUM_GAMES)) * 1_000) / (performance.now() - begun);
    await caughtUp(client, load);
    const rate = maximum / 2;
    const before = load.ended.length;
    const games = Math.max(1, Math.round((SECONDS * rate) / (LANES * 13)));
    const since = performance.now();
    const over = new AbortController();
    const playing = load.play(games, paced(rate)).finally(() => over.abort());
    const lags: number[] = [];
    while (!over.signal.aborted) {
      await sleep(ASKED_EVERY_MS);
      const asked = performance.now();
      lags.push(load.behind(asked, await counted(client)));
    }
    const commands = await playing;
    const elapsed = (performance.now() - since) / 1_000;
    return {
      name: 'the lag of the facts at half of the maximum load',
      unit: 's',
      ours: Math.max(...lags),
      baseline: null,
      ratio: null,
      target: TARGET_S,
      bound: 'at-most',
      note: `the longest of ${lags.length} answers, median ${median(lags).toFixed(2)} s; ${(commands / elapsed).toFixed(0)} commands/s, half of a maximum of ${maximum.toFixed(0)}/s; ${load.ended.length - before} games ended in ${elapsed.toFixed(0)} s; the clients share the machine`,
    };
  } finally {
    client.close();
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
