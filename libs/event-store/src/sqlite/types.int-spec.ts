// Tests finding events by type in a log of many blocks, and in one that an earlier version created.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { eventId, streamName } from '#kernel';
import type { Direction, EventStore, NewEvent, Position, StoredEvent } from '../port/port.js';
import { restore, SqliteEventStore } from './index.js';

const EVENTS = 9_000;
const BATCH = 90;
/**
 * The spacing of each type: one event every this many events. The last type is in every block, but so rare in
 * each that a page takes many blocks.
 */
const EVERY = { Rarest: 4_001, Rare: 1_500, Common: 29 } as const;

const typeOf = (n: number): string =>
  Object.entries(EVERY).find(([, every]) => n % every === every - 1)?.[0] ?? 'Other';
const newEvent = (n: number): NewEvent => ({
  id: eventId(randomUUID()),
  type: typeOf(n),
  data: n,
  metadata: {},
});
const batchFrom = (first: number, count = BATCH): NewEvent[] =>
  Array.from({ length: count }, (_, nth) => newEvent(first + nth));

/** What a reader finds if it asks for a few at a time. */
async function found(
  store: EventStore,
  types: readonly string[],
  direction: Direction,
  max: number,
): Promise<unknown[]> {
  const all: StoredEvent[] = [];
  for (let after: Position | undefined; ; after = all.at(-1)?.position) {
    const page = await store.readAll({ direction, max, types, ...(after === undefined ? {} : { after }) });
    all.push(...page);
    if (page.length < max) return all.map(({ data }) => data);
  }
}

const expected = (types: readonly string[], direction: Direction, events = EVENTS): number[] => {
  const numbers = Array.from({ length: events }, (_, n) => n).filter((n) => types.includes(typeOf(n)));
  return direction === 'forwards' ? numbers : numbers.reverse();
};

describe('the events of a type', () => {
  let folder = '';
  let file = '';
  let store: SqliteEventStore;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-types-'));
    file = join(folder, 'log.db');
    store = await SqliteEventStore.open({ file });
    for (let first = 0; first < EVENTS; first += BATCH)
      await store.append(streamName(`game-${String(first % 4)}`), 'any', batchFrom(first));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  async function expectAll(events = EVENTS): Promise<void> {
    for (const types of [['Rarest'], ['Rare', 'Rarest'], ['Common'], ['Common', 'Rare', 'Rarest'], ['None']])
      for (const direction of ['forwards', 'backwards'] as const)
        for (const max of [3, 250, EVENTS])
          if (max > 3 || !types.includes('Common'))
            expect(await found(store, types, direction, max)).toEqual(expected(types, direction, events));
  }

  it('are all found in order, however many blocks lie between them', async () => {
    await expectAll();
  });

  it('are found behind a refused batch, and none of that batch', async () => {
    const late = batchFrom(EVENTS, 7);
    const stream = streamName('game-0');
    await store.append(stream, 'any', late);
    // One of its events is already there, the one before it is not: the whole batch is refused.
    expect(await store.append(stream, 'any', [newEvent(4_000), late[0]!])).toMatchObject({ kind: 'refused' });
    await expectAll(EVENTS + late.length);
  });

  /** A log as the first version of the schema made it. */
  async function makeEarlier(): Promise<void> {
    await store.close();
    const db = new Database(file);
    db.exec(
      'DROP TRIGGER types_of_blocks; DROP TABLE type_blocks; CREATE INDEX events_by_type ON events (type)',
    );
    db.pragma('user_version = 1');
    db.pragma('journal_mode = DELETE');
    db.close();
  }

  it('are found in a log of an earlier version, with those written since', async () => {
    await makeEarlier();
    store = await SqliteEventStore.open({ file });
    await expectAll();
    await store.append(streamName('game-1'), 'any', batchFrom(EVENTS, 2_000));
    await expectAll(EVENTS + 2_000);
    await store.close();
    store = await SqliteEventStore.open({ file });
    await expectAll(EVENTS + 2_000);
  });

  it('are found in a log restored from a backup of an earlier version', async () => {
    await makeEarlier();
    const target = join(folder, 'restored.db');
    const copied = await restore(file, target, async (events) => {
      let read = 0;
      for await (const { data } of events) expect(data).toBe(read++);
      return [];
    });
    expect(copied.events).toBe(EVENTS);
    store = await SqliteEventStore.open({ file: target });
    await expectAll();
  });
});
