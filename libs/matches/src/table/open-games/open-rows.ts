// Where the public list stores an opened game. Rows come in the order of their keys, so a game's number is written
// counting down: the newest game comes first.
import type { Json, PlayerId } from '#kernel';
import type { Row, Rows, RowsRead } from '#log';
import { factsOf, foldedName, type Facts, type OpenedGame } from './opened-game.js';

/** More games than any list holds. */
const MANY = 1_000_000_000;
/** The facts of so many games share a row, so that a search reads few rows. */
const BLOCK = 250;

const down = (number: number): string => String(MANY - number).padStart(10, '0');
const up = (written: string): number => MANY - Number(written);

/** What a game can be found by, each with a list of its own. */
export type Index = 'player' | 'won' | 'lost' | 'card';
export interface Sought {
  readonly index: Index;
  readonly value: string;
}

// Rows hold JSON; the version of the projection stands for its shape.
const openedIn = (value: Json): OpenedGame => value as OpenedGame & Json;
const factsIn = (value: Json): readonly Facts[] => value as readonly Facts[];

const COUNT = 'count';
const numberKey = (game: string): string => `number/${game}`;
const gameKey = (number: number): string => `open/${down(number)}`;
const blockKey = (block: number): string => `facts/${down(block)}`;
/** Written as JSON, no value is the beginning of another one. */
const indexPrefix = ({ index, value }: Sought): string => `by/${index}/${JSON.stringify(value)}/`;

export const soughtPlayer = (index: 'player' | 'won' | 'lost', player: PlayerId): Sought => ({
  index,
  value: player,
});
export const soughtCard = (name: string): Sought => ({ index: 'card', value: foldedName(name) });

/** Stored at most once; a game that is stored again keeps its place in the list. */
export function storeOpened(rows: Rows, openedNow: OpenedGame, named: readonly string[]): void {
  const known = numberOf(rows, openedNow.game);
  const number = known ?? Number(rows.get(COUNT) ?? 0) + 1;
  const before = known === undefined ? undefined : openedAt(rows, known);
  const opened = { ...openedNow, openedAt: before?.openedAt ?? openedNow.openedAt };
  if (before === undefined) {
    rows.put(COUNT, number);
    rows.put(numberKey(opened.game), number);
  } else for (const sought of outcomesOf(before)) rows.remove(indexPrefix(sought) + down(number));
  rows.put(gameKey(number), opened);
  putFacts(rows, number, factsOf(opened));
  const found: Sought[] = [...outcomesOf(opened), ...named.map(soughtCard)];
  for (const sought of found) rows.put(indexPrefix(sought) + down(number), 0);
}

/** The number of an opened game: how many had opened with it. */
export function numberOf(rows: RowsRead, game: string): number | undefined {
  const number = rows.get(numberKey(game));
  return typeof number === 'number' ? number : undefined;
}

export function openedAt(rows: RowsRead, number: number): OpenedGame {
  const found = rows.get(gameKey(number));
  if (found === undefined) throw new Error('the list lacks a game that it has a number for');
  return openedIn(found);
}

/** The numbers under an index, counting down from one below `before`. */
export function numbersUnder(
  rows: RowsRead,
  sought: Sought,
  before: number | undefined,
  max: number,
): readonly number[] {
  const prefix = indexPrefix(sought);
  const after = before === undefined ? undefined : prefix + down(before);
  return rows.page({ prefix, after, max }).map(({ key }) => up(key.slice(prefix.length)));
}

export interface Block {
  /** The number of its first game; the others follow, counting up. */
  readonly from: number;
  readonly facts: readonly Facts[];
}

/** The facts of all games up to a number, the newest block first. */
export function* blocksUpTo(rows: RowsRead, last: number | undefined): Generator<Block> {
  const prefix = 'facts/';
  let after = last === undefined ? undefined : blockKey(blockOf(last) + 1);
  for (;;) {
    const [row] = rows.page({ prefix, after, max: 1 });
    if (row === undefined) return;
    yield blockIn(row, prefix);
    after = row.key;
  }
}

export const factsAt = (rows: RowsRead, number: number): Block => {
  const key = blockKey(blockOf(number));
  return blockIn({ key, value: rows.get(key) ?? [] }, 'facts/');
};

const blockOf = (number: number): number => Math.floor((number - 1) / BLOCK);
export const isInBlock = (number: number, { from }: Block): boolean => blockOf(number) === blockOf(from);

const blockIn = ({ key, value }: Row, prefix: string): Block => ({
  from: up(key.slice(prefix.length)) * BLOCK + 1,
  facts: factsIn(value),
});

function putFacts(rows: Rows, number: number, facts: Facts): void {
  const { from, facts: before } = factsAt(rows, number);
  rows.put(blockKey(blockOf(number)), [
    ...before.slice(0, number - from),
    facts,
    ...before.slice(number - from + 1),
  ]);
}

function outcomesOf({ players, winners }: OpenedGame): readonly Sought[] {
  return players.flatMap((player, seat) => {
    if (player === null) return [];
    const played = soughtPlayer('player', player);
    if (winners.length === 0) return [played];
    return [played, soughtPlayer(winners.some((winner) => winner === seat) ? 'won' : 'lost', player)];
  });
}
