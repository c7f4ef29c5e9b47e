// A durable command over HTTP as command-http measures it, of whole games: named casts, payments, combat and triggers, as
// bots played them. What is played was written down before (play/scripted-games.ts), so that neither side waits for a bot;
// the counterpart publishes to the two players of each game what they were shown of it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { playedIn, Replay, scriptedGames, serverBefore, type Scripted } from './play/scripted-games.js';
import { median, sideBySide } from './rounds.js';

const GAMES = 32;
/** Of each game at the most; in a round so many. */
const ANSWERS = 80;
const TURNS = 10;
const WARM_UP_ROUNDS = 2;

interface Side {
  readonly server: BenchServer;
  readonly client: Client;
  readonly games: readonly Replay[];
  readonly rates: number[];
  /** Milliseconds of the server's processor time a command. */
  readonly cpu: number[];
  readonly bytes: number[];
}

async function round({ server, client, games, rates, cpu, bytes }: Side): Promise<void> {
  const [cpuBefore, bytesBefore] = [await server.cpu(), client.received];
  let commands = 0;
  const begun = performance.now();
  await Promise.all(
    games.map(async (game) => {
      for (let turn = 0; turn < TURNS && game.left > 0; turn += 1) {
        await game.turn();
        commands += 1;
      }
    }),
  );
  rates.push((commands * 1000) / (performance.now() - begun));
  cpu.push(((await server.cpu()) - cpuBefore) / commands);
  bytes.push((client.received - bytesBefore) / commands);
}

async function sideOf(
  server: BenchServer,
  { scripts }: Scripted,
  players: 'their own' | 'new ones',
): Promise<Side> {
  const client = new Client(server.url);
  const others =
    players === 'new ones' ? ([await client.register(), await client.register()] as const) : undefined;
  const games: Replay[] = [];
  for (const script of scripts) games.push(await Replay.followed(client, script, others ?? script.tokens));
  return { server, client, games, rates: [], cpu: [], bytes: [] };
}

export async function measure(): Promise<Figure> {
  const scripted = await scriptedGames(GAMES, ANSWERS);
  const recording = join(scripted.folder, 'recordings.json');
  const shown = scripted.scripts.map(
    ({ game, said }) => [game, [[[], []], ...said.map(({ saw }) => saw)]] as const,
  );
  writeFileSync(recording, JSON.stringify(Object.fromEntries(shown)));
  const sides: Side[] = [];
  try {
    const real = await sideOf(await serverBefore(scripted), scripted, 'their own');
    sides.push(real);
    const nothing = await sideOf(await BenchServer.start({ recording }), scripted, 'new ones');
    sides.push(nothing);
    for (let number = 0; number < ANSWERS / TURNS; number += 1) for (const side of sides) await round(side);
    for (const { rates, cpu, bytes } of sides)
      for (const list of [rates, cpu, bytes]) list.splice(0, WARM_UP_ROUNDS);
    const ratios = sideBySide(real.rates, nothing.rates);
    const both = (of: (side: Side) => readonly number[], digits: number): string =>
      `${median(of(real)).toFixed(digits)} against ${median(of(nothing)).toFixed(digits)}`;
    return {
      name: 'a durable command over HTTP, whole games as bots play them',
      unit: 'commands/s',
      ours: Math.round(median(real.rates)),
      baseline: Math.round(median(nothing.rates)),
      ratio: median(ratios),
      target: 0.7,
      note: `${playedIn(scripted.scripts)}; medians of ${ratios.length} pairs of rounds (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); processor time of the server a command ${both(({ cpu }) => cpu, 2)} ms, pushed a command ${both(({ bytes }) => bytes, 0)} bytes; the clients share the machine`,
    };
  } finally {
    for (const { client, server } of sides) {
      client.close();
      await server.stop();
    }
    rmSync(scripted.folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
