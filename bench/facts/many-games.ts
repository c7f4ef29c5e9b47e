// A file of facts of many games: those of some played games over and over, each time under another id, on another day, between
// other players, and with other names.
import { factsOf, FactsFile, TABLE_NAMES, TABLES, type Facts, type Timed } from '#analytics';
import { idOf, personOf } from './played-games.js';

const PLAYERS = 500;
/** Every fourth game is between a person and a bot. */
const WITH_BOT = 4;
/** A name of a played game stands for so many. */
const VARIANTS = 24;
/** As many games are added at once. */
const AT_ONCE = 50;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Some players are much more frequent than others. */
export const playerOf = (nth: number, seat: number): string =>
  personOf(Math.floor(PLAYERS * ((nth * 0.618_034 + seat * 0.37) % 1) ** 2), seat);

const NAMED: ReadonlySet<string> = new Set(['name', 'printed', 'target']);

interface Copy {
  readonly game: string;
  readonly nth: number;
  /** Milliseconds that everything happens later. */
  readonly later: number;
}

type Cell = string | number | boolean | null;

function change(row: Record<string, Cell>, times: ReadonlySet<string>, { game, nth, later }: Copy): void {
  const variant = String(nth % VARIANTS);
  for (const [column, value] of Object.entries(row))
    if (column === 'game') row[column] = game;
    else if (typeof value === 'string' && NAMED.has(column)) row[column] = `${value} ${variant}`;
    else if (typeof value === 'number' && times.has(column)) row[column] = value + later;
}

const TIMES: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  TABLE_NAMES.map((name) => [
    name,
    new Set(
      Object.entries(TABLES[name].columns).flatMap(([column, { kind }]) => (kind === 'time' ? column : [])),
    ),
  ]),
);

function copyOf(facts: Facts, nth: number, games: number): Facts {
  const copy = { game: idOf(nth), nth, later: Math.floor((YEAR_MS * nth) / games) };
  const rows = structuredClone(facts);
  for (const name of TABLE_NAMES)
    for (const row of rows[name] as Record<string, Cell>[]) change(row, TIMES[name] ?? new Set(), copy);
  for (const seat of rows.seats) {
    const isBot = nth % WITH_BOT === 0 && seat.seat === 1;
    seat.player = isBot ? 'bot-greedy-1' : playerOf(nth, seat.seat);
    seat.bot = isBot ? 'greedy' : null;
  }
  return rows;
}

export interface ManyGames {
  readonly games: number;
  /** Of the log that they would come from. */
  readonly events: number;
  readonly rows: number;
}

/** So many games that their log would have at least so many events. */
export async function writeFacts(
  file: string,
  logs: readonly (readonly Timed[])[],
  least: number,
): Promise<ManyGames> {
  const played = logs.map((log) => {
    const facts = factsOf(log);
    if (facts === undefined) throw new Error('a game has no facts');
    return { facts, events: log.length };
  });
  const mean = played.reduce((sum, { events }) => sum + events, 0) / played.length;
  const games = Math.ceil(least / mean);
  const store = await FactsFile.open(file);
  try {
    let [events, rows] = [0, 0];
    for (let begin = 0; begin < games; begin += AT_ONCE) {
      const some: Facts[] = [];
      for (let nth = begin; nth < Math.min(begin + AT_ONCE, games); nth += 1) {
        const of = played[nth % played.length];
        if (of === undefined) throw new Error('no games were played');
        events += of.events;
        some.push(copyOf(of.facts, nth, games));
      }
      for (const one of some) for (const name of TABLE_NAMES) rows += one[name].length;
      await store.add(some);
    }
    await store.becameWhole();
    return { games, events, rows };
  } finally {
    store.close();
  }
}
