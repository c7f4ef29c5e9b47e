// The documented questions run on a fixed set of games, and the documentation has every table and column.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventId, gameId, instant } from '#kernel';
import type { Position, Revision } from '#event-store';
import { gameStream } from '#log';
import { magicGame } from '#testkit/games/magic';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import type { GameEvent } from '#rules';
import { ask, FactsFile, factsOf, TABLES, type Column, type TableName } from '../index.js';

const DOCS = join(import.meta.dirname, '../../../../docs');
const QUERIES = join(DOCS, 'queries');
const folder = mkdtempSync(join(tmpdir(), 'pentaland-queries-'));
const file = join(folder, 'facts.duckdb');
afterAll(() => rmSync(folder, { recursive: true }));

const ENDED: GameEvent = { type: 'GameEnded', reason: 'abandoned', winners: [] };
const conceded = new TestTable().play().passTurn().act(PLAYERS[0]!, { type: 'concede' }).events;
const named = [
  ...magicGame({ seed: 'pentaland', decisions: 100, variant: 'pentaland', deck: 'secretive' }),
  ENDED,
];

beforeAll(async () => {
  const facts = await FactsFile.open(file);
  for (const [nth, log] of [conceded, named].entries()) {
    const id = gameId(`g${String(nth)}`);
    const events = log.map((event) => (event.type === 'GameCreated' ? { ...event, game: id } : event));
    const found = factsOf(events.map((event, at) => ({ event, at: instant(1_700_000_000_000 + at * 100) })))!;
    const revision = events.length as Revision;
    const place = { stream: gameStream(id), revision, id: eventId(id), position: id as string as Position };
    await facts.keep([id], [found], place);
  }
  facts.close();
});

const textOf = (name: string) => readFileSync(join(QUERIES, name), 'utf8');

it.each(readdirSync(QUERIES))('%s says what it asks, and is answered', async (name) => {
  const sql = textOf(name);
  expect(sql).toMatch(/^-- [A-Z].*\.\n/);
  const { columns, rows } = await ask(file, sql);
  expect(columns.length).toBeGreaterThan(1);
  expect(rows.length).toBeGreaterThan(0);
});

it('the figures are those of the games', async () => {
  const answered = async (name: string) => (await ask(file, textOf(name))).rows;
  expect(await answered('10-how-games-end.sql')).toEqual(
    expect.arrayContaining([
      ['last-one-standing', 1, 2],
      ['abandoned', 1, expect.any(Number)],
    ]),
  );
  expect(await answered('02-play-or-draw.sql')).toEqual([[1, 0]]);
  const given = named.filter(({ type }) => type === 'CardNamed').length;
  const counted = (await answered('03-most-named.sql')).reduce((sum, row) => sum + Number(row[2]), 0);
  expect(given).toBeGreaterThan(3);
  expect(counted).toBe(given);
});

describe('docs/analytics.md has', () => {
  const page = readFileSync(join(DOCS, 'analytics.md'), 'utf8').replaceAll(/ +/g, ' ');
  it.each(Object.keys(TABLES) as TableName[])('the table %s with each column', (name) => {
    const { says, columns } = TABLES[name];
    const part = page.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? '';
    expect(part).toContain(says);
    for (const [column, about] of Object.entries<Column>(columns)) {
      expect(part).toContain(`| \`${column}\` | ${about.kind}`);
      expect(part).toContain(about.says);
    }
  });
});
