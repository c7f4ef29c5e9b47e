// From the return of an event's COMMIT to its receipt by a subscriber, as event-to-subscriber measures it, in 200 live
// games that are whole games: named casts, payments, combat and triggers, written down before (play/scripted-games.ts).
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { delaysAtHalfRate } from './event-to-subscriber.js';
import type { Figure } from './figure.js';
import { Client } from './play/client.js';
import { playedIn, Replay, scriptedGames, serverBefore } from './play/scripted-games.js';

const GAMES = 200;
/** Of each: those of the warm-up and of the maximum, and what is measured. */
const ANSWERS = 26;

export async function measure(): Promise<Figure> {
  const scripted = await scriptedGames(GAMES, ANSWERS);
  const server = await serverBefore(scripted, { clock: 'commits', core: 'own' });
  const client = new Client(server.url);
  try {
    await server.ready();
    const games: Replay[] = [];
    for (const script of scripted.scripts) games.push(await Replay.followed(client, script));
    const figure = await delaysAtHalfRate(server, games);
    return {
      ...figure,
      name: 'committed event to subscriber, 200 live games as bots play them, p99',
      note: `${playedIn(scripted.scripts)}; ${figure.note ?? ''}`,
    };
  } finally {
    client.close();
    await server.stop();
    rmSync(scripted.folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
