// Short games that are given up, so that there is always one that ends.
import type { Client } from './client.js';
import { Table } from './table.js';

export type Tokens = readonly [string, string];

const TURNS = 12;

export interface Course {
  readonly games: number;
  /** Before each command of a turn. */
  readonly due?: () => Promise<void>;
  /** When a game has ended. */
  readonly ended?: () => void;
}

/** One after the other; how many commands were answered after the tables had been set up. */
export async function playShortGames(client: Client, tokens: Tokens, course: Course): Promise<number> {
  const { games, due, ended } = course;
  let commands = 0;
  for (let game = 0; game < games; game += 1) {
    const table = await Table.begun(client, tokens);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await due?.();
      await table.turn();
    }
    await table.concede();
    ended?.();
    commands += TURNS + 1;
  }
  return commands;
}

export async function pairsAt(client: Client, count: number): Promise<readonly Tokens[]> {
  const pairs: Tokens[] = [];
  while (pairs.length < count) pairs.push([await client.register(), await client.register()]);
  return pairs;
}
