// The documented questions run on a fixed set of games, and the documentation has every table and column.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventId, gameId, instant, type Json } from '#kernel';
import type { Position, Revision } from '#event-store';
import { gameStream } from '#log';
import { magicGame } from '#testkit/games/magic';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import type { GameEvent } from '#rules';
import { COUNTED_ANSWERS } from '../fixtures/counted-answers.js';
import { COUNTED } from '../fixtures/counted-games.js';
import { playedGame } from '../fixtures/played-games.js';
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

const whole = playedGame({ seed: 'whole', ruleset: 'pentaland', life: 6 });
const disputed = playedGame({ seed: 'stopped', ruleset: 'war-zone', disputes: 20, mostDecisions: 100 });

beforeAll(async () => {
  const facts = await FactsFile.open(file);
  await facts.add([whole, disputed].map((log) => factsOf(log)!));
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
const FILES = readdirSync(QUERIES);

/** To three decimals: DuckDB adds fractions in any order. */
const rounded = (value: Json): Json =>
  typeof value === 'number'
    ? Number(value.toFixed(3))
    : Array.isArray(value)
      ? value.map((one: Json) => rounded(one))
      : value;

describe('the documented questions', () => {
  const counted = join(folder, 'counted.duckdb');
  beforeAll(async () => {
    const facts = await FactsFile.open(counted);
    await facts.add([COUNTED]);
    facts.close();
  });

  it('are fifty, each with an answer that was counted by hand', () => {
    expect(FILES).toHaveLength(50);
    expect(FILES.map((name) => name.replace('.sql', ''))).toEqual(Object.keys(COUNTED_ANSWERS));
  });

  it.each(FILES)('%s says what it asks, and answers what was counted', async (name) => {
    const sql = textOf(name);
    expect(sql).toMatch(/^-- [A-Z].*\.\n/);
    const { columns, rows } = await ask(counted, sql);
    expect(columns.length).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rounded(rows as Json)).toEqual(COUNTED_ANSWERS[name.replace('.sql', '')]);
  });

  it('say in which order their rows come, if they have several', async () => {
    const unordered = FILES.filter((name) => !/\nORDER BY /.test(textOf(name)));
    const answers = await Promise.all(unordered.map((name) => ask(file, textOf(name))));
    expect(unordered.filter((_, nth) => answers[nth]!.rows.length > 1)).toEqual([]);
  });

  it.each(FILES)('%s is answered about games that were folded', async (name) => {
    const { rows } = await ask(file, textOf(name));
    expect([name, rows.length > 0]).toEqual([name, !RARE.has(name.slice(0, 2))]);
  });
});

/** Nothing of the kind happens in the folded games. */
const RARE: ReadonlySet<string> = new Set(['23', '24', '42', '43', '46']);

it('the names are those of the log', async () => {
  const { rows } = await ask(file, textOf('03-most-named.sql'));
  const given = [...named, ...[...whole, ...disputed].map(({ event }) => event)].filter(
    ({ type }) => type === 'CardNamed',
  ).length;
  expect(given).toBeGreaterThan(20);
  expect((await ask(file, 'SELECT count(*) FROM names')).rows).toEqual([[given]]);
  expect(rows[0]?.[2]).toBeGreaterThan(1);
});

describe('docs/facts.md has', () => {
  const page = readFileSync(join(DOCS, 'facts.md'), 'utf8').replaceAll(/ +/g, ' ');
  it.each(Object.keys(TABLES) as TableName[])('the table %s with each column', (name) => {
    const { says, columns } = TABLES[name];
    const part = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    expect(part).toContain(says);
    for (const [column, about] of Object.entries<Column>(columns)) {
      expect(part).toContain(`| \`${column}\` | ${about.kind}`);
      expect(part).toContain(about.says);
    }
  });
});
