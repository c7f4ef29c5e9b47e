import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { streamName } from '#kernel';
import { Follower, type Projection, type Rows } from '#log';
import { MemoryEventStore } from '#event-store/memory';
import { describeRows } from '#testkit/log/rows';
import { Lines } from '#testkit/log/followed';
import { batchOf } from '#testkit/log/samples';
import { SqliteRows } from './sqlite-rows.js';

let folder: string;
const fileIn = (): string => join(folder, 'rows.sqlite');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pentaland-rows-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeRows('rows in SQLite', () => {
  const place = mkdtempSync(join(tmpdir(), 'pentaland-rows-'));
  let rows = new SqliteRows(join(place, 'rows.sqlite'));
  return {
    rows,
    again: () => {
      rows.close();
      return (rows = new SqliteRows(join(place, 'rows.sqlite')));
    },
    dispose: () => {
      rows.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
});

const NOTED: Projection<Rows> = {
  name: 'noted',
  version: '1',
  types: ['Noted'],
  apply: (rows, { revision }) => rows.put('noted', revision + 1 + Number(rows.get('before') ?? 0)),
};

describe('the file of rows', () => {
  it.each(['no database', 'cut short'] as const)(
    'is folded again from the log if it is %s',
    async (damage) => {
      const store = new MemoryEventStore();
      const note = { type: 'Noted', text: 'one' } as const;
      await store.append(streamName('game-1'), 'any', batchOf([note]).events);
      const seen: unknown[] = [];
      for (const isDamaged of [false, true]) {
        if (isDamaged && damage === 'no database')
          writeFileSync(fileIn(), 'Nothing of the kind. '.repeat(999));
        if (isDamaged && damage === 'cut short') truncateSync(fileIn(), 4096);
        const rows = new SqliteRows(fileIn());
        const follower = new Follower<Rows, SqliteRows>(NOTED, rows, { store, log: new Lines() });
        follower.start();
        await follower.caughtUp();
        seen.push(follower.ask((model) => model.get('noted')));
        await follower.stop();
        rows.close();
      }
      expect(seen).toEqual([1, 1]);
      await store.close();
    },
  );
});
