// Who won the games of a run: by seat, and by the bot that played it.
import type { Played } from './play.js';

interface Record {
  games: number;
  won: number;
}

export interface Wins {
  /** By the number of the seat, and by the name of the bot. One game counts for each seat that a bot plays. */
  readonly seats: Map<number, Record>;
  readonly bots: Map<string, Record>;
}

export const noWins = (): Wins => ({ seats: new Map(), bots: new Map() });

/** Counts a game that ended; one that was given up, or that nobody won, counts as played. */
export function countWins(wins: Wins, { state }: Played, bots: readonly string[]): void {
  const winners = new Set<number>(state.result?.winners ?? []);
  for (const { seat } of state.seats) {
    const bot = bots[seat];
    add(wins.seats, Number(seat), winners.has(seat));
    if (bot !== undefined) add(wins.bots, bot, winners.has(seat));
  }
}

function add<Key>(records: Map<Key, Record>, key: Key, won: boolean): void {
  const record = records.get(key) ?? { games: 0, won: 0 };
  record.games += 1;
  if (won) record.won += 1;
  records.set(key, record);
}

export function linesOfWins({ seats, bots }: Wins): string[] {
  const lines: string[] = [];
  if (seats.size > 0) lines.push(`won by seat: ${said(seats)}`);
  if (bots.size > 0) lines.push(`won by bot: ${said(bots)}`);
  return lines;
}

const said = <Key>(records: ReadonlyMap<Key, Record>): string =>
  [...records]
    .map(
      ([key, { won, games }]) => `${String(key)} ${won} of ${games} (${((100 * won) / games).toFixed(1)} %)`,
    )
    .join(', ');
