// How long one game can hold the event loop of a server, and so every other game: a game with a board of a thousand tokens
// and a long log is asked everything the API has, one kind after another, while two others play a small one. Of each kind
// the longest delay that the server's own clock of its event loop saw, and the slowest command of the small game; the
// least of some rounds, for whatever else the machine does only makes it longer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playerId } from '#kernel';
import { formatCardsIn, keysOf, openStore, readConfig } from '../apps/server/src/index.js';
import { knownCards } from '../apps/cli/src/installation/known-cards.js';
import { KINDS, type Asked } from './delay/kinds.js';
import { largeBoard, longAndOver } from './delay/large-games.js';
import type { Figure } from './figure.js';
import { BenchServer } from './host/server.js';
import { Client } from './play/client.js';
import { Table } from './play/table.js';

const TARGET_MS = 100;
const ROUNDS = 3;
const SEATS = 4;

/** Milliseconds. */
interface Worst {
  worked: number;
  clock: number;
  slowest: number;
}

/** The small game, played as fast as it is answered. */
export class Beside {
  private slowest = 0;
  private over = false;
  private readonly playing: Promise<void>;

  constructor(private readonly table: Table) {
    this.playing = this.play();
  }

  /** Milliseconds of its slowest command since this was asked last. */
  takeSlowest(): number {
    const { slowest } = this;
    this.slowest = 0;
    return slowest;
  }

  async end(): Promise<void> {
    this.over = true;
    await this.playing;
  }

  private async play(): Promise<void> {
    while (!this.over) {
      const { sentAt, seenAt } = await this.table.turn();
      this.slowest = Math.max(this.slowest, ...seenAt.map((at) => at - sentAt));
    }
  }
}

export async function players(
  dataDir: string,
): Promise<{ readonly tokens: string[]; readonly ids: string[] }> {
  const server = await BenchServer.start({ dataDir });
  const client = new Client(server.url);
  try {
    await server.ready();
    const tokens: string[] = [];
    const ids: string[] = [];
    while (tokens.length < SEATS + 2) {
      const token = await client.register();
      const { me } = (await client.ask(token, 'query { me { player { id } } }', {})) as {
        me: { player: { id: string } };
      };
      tokens.push(token);
      ids.push(me.player.id);
    }
    return { tokens, ids };
  } finally {
    client.close();
    await server.stop();
  }
}

export async function laid(
  dataDir: string,
  ids: readonly string[],
  rounds = ROUNDS,
): Promise<{ boards: string[]; over: string[] }> {
  const config = readConfig({ PENTALAND_DATA_DIR: dataDir });
  const store = await openStore(config);
  try {
    const into = { store, keys: keysOf(config, 'must-be-there'), cards: await formatCardsIn(dataDir) };
    const cards = knownCards({ PENTALAND_DATA_DIR: dataDir })('cr');
    const [boards, over]: [string[], string[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      boards.push(await largeBoard(into, cards, ids.slice(0, SEATS).map(playerId)));
      over.push(await longAndOver(into, ids.slice(0, 2).map(playerId)));
    }
    return { boards, over };
  } finally {
    await store.close();
  }
}

export async function measure(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pentaland-bench-'));
  const worst = new Map<string, Worst>(
    KINDS.map(({ name }) => [name, { worked: Infinity, clock: Infinity, slowest: Infinity }]),
  );
  try {
    const { tokens, ids } = await players(dataDir);
    const { boards, over } = await laid(dataDir, ids);
    const server = await BenchServer.start({ dataDir });
    await server.ready();
    const client = new Client(server.url);
    const [first = '', second = ''] = tokens.slice(SEATS);
    const beside = new Beside(await Table.begun(client, [first, second]));
    try {
      for (const [round, board] of boards.entries()) {
        const asked: Asked = { client, tokens: tokens.slice(0, SEATS), board, over: over[round] ?? '' };
        for (const { name, ask } of KINDS) {
          await server.delay();
          beside.takeSlowest();
          await ask(asked);
          const found = worst.get(name);
          if (found === undefined) continue;
          const [{ worked, clock }, slowest] = [await server.delay(), beside.takeSlowest()];
          found.worked = Math.min(found.worked, worked);
          found.clock = Math.min(found.clock, clock);
          found.slowest = Math.min(found.slowest, slowest);
        }
      }
    } finally {
      await beside.end();
      client.close();
      await server.stop();
    }
    const all = [...worst];
    const told = all.map(
      ([name, { worked, clock, slowest }]) =>
        `${name} ${worked.toFixed(0)} (${clock.toFixed(0)}, ${slowest.toFixed(0)})`,
    );
    return {
      name: 'the longest that one game held the event loop',
      unit: 'ms',
      ours: Number(Math.max(...all.map(([, { worked }]) => worked)).toFixed(0)),
      baseline: null,
      ratio: null,
      target: TARGET_MS,
      bound: 'at-most',
      note: `of each kind the least of ${ROUNDS} rounds, as far as the server worked; in brackets by the clock, and the slowest command of another game meanwhile: ${told.join('; ')}`,
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
