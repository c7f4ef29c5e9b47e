// The star schema: every table of facts, with what each column says. Change `FACTS_VERSION` with any change of it.
import { GAME_TABLES } from './games.js';
import { PLAY_TABLES } from './play.js';
import { TABLE_MATTERS } from './table-matters.js';
import type { RowOf } from './columns.js';

/** Rises when the same log would give other rows or columns: the store is then built anew. */
export const FACTS_VERSION = 3;

export const TABLES = { ...GAME_TABLES, ...PLAY_TABLES, ...TABLE_MATTERS } as const;
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

export type Row<T extends TableName> = RowOf<(typeof TABLES)[T]>;
/** All rows of one game, or of many. */
export type Facts = { readonly [T in TableName]: Row<T>[] };

export const noFacts = (): Facts => ({
  games: [],
  seats: [],
  turns: [],
  life_by_turn: [],
  decisions: [],
  opening_hands: [],
  names: [],
  casts: [],
  abilities: [],
  lands: [],
  transfers: [],
  moves: [],
  damage: [],
  life: [],
  attacks: [],
  chances: [],
  assisted: [],
  clocks: [],
  disputes: [],
  rewinds: [],
});
