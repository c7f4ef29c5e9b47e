// Tests two processes that write to and watch one file at once.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventId, streamName } from '#kernel';
import type { NewEvent } from '../port/port.js';
import { builtFile } from './built-file.js';
import { watch, writeFromSides, type Seen } from './fixtures/second-process.js';
import { SqliteEventStore } from './index.js';

const WRITERS = 4;
const APPENDS = 60;
const TOTAL = 2 * WRITERS * APPENDS * 2;
const OF_SHARED = TOTAL / 2;

describe('two processes on one file', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-two-'));
    file = join(folder, 'log.db');
  });
  let other: ChildProcess | undefined;
  afterEach(() => {
    other?.kill();
    rmSync(folder, { recursive: true });
  });

  it('agree on every event and its place, and the subscriptions of both get them all, once, in order', async () => {
    const store = await SqliteEventStore.open({ file });
    const shared = streamName('shared');
    const forked = (other = fork(
      builtFile('./fixtures/second-process.js', import.meta.url),
      [file, shared, WRITERS, APPENDS, TOTAL, OF_SHARED].map(String),
      { execArgv: [] },
    ));
    const theirs = new Promise<Seen>((resolve, reject) => {
      forked.on('message', (seen) => resolve(seen as Seen));
      forked.on('exit', (code) => reject(new Error(`the other process ended with ${String(code)}`)));
    });
    const watching = watch(store, shared, TOTAL, OF_SHARED);
    await writeFromSides(store, shared, WRITERS, APPENDS);
    const [ours, others] = await Promise.all([watching, theirs]);

    const all = await store.readAll({ max: TOTAL * 2 });
    const ids = all.map(({ id }) => id);
    expect(ids).toHaveLength(TOTAL);
    expect(new Set(ids).size).toBe(TOTAL);
    expect(ours.all).toEqual(ids);
    expect(others.all).toEqual(ids);
    const inShared = all.filter(({ stream }) => stream === shared);
    expect(inShared.map(({ revision }) => revision as number)).toEqual(
      Array.from({ length: OF_SHARED }, (_, n) => n),
    );
    expect(ours.shared).toEqual(inShared.map(({ id }) => id));
    expect(others.shared).toEqual(ours.shared);
    // Batches of two were never interleaved.
    for (const [n, event] of all.entries()) expect((event.data as { nth: number }).nth).toBe(n % 2);
    await store.close();
  });

  it('recognise each other’s batches: duplicates and conflicts are found across processes', async () => {
    const [one, two] = [await SqliteEventStore.open({ file }), await SqliteEventStore.open({ file })];
    const stream = streamName('shared');
    const batch = [
      { id: eventId('00000000-0000-4000-8000-000000000001'), type: 'Written', data: 1, metadata: {} },
    ];
    const next = [
      { id: eventId('00000000-0000-4000-8000-000000000002'), type: 'Written', data: 2, metadata: {} },
    ];
    expect(await one.append(stream, 'no-stream', batch)).toMatchObject({ kind: 'appended', revision: 0 });
    expect(await two.append(stream, 'no-stream', batch)).toMatchObject({
      kind: 'duplicate',
      original: { revision: 0 },
    });
    expect(await two.append(stream, 'stream-exists', next)).toMatchObject({ kind: 'appended', revision: 1 });
    expect(await one.append(stream, 'no-stream', next)).toMatchObject({
      kind: 'duplicate',
      original: { revision: 1 },
    });
    const third = [{ ...next[0]!, id: eventId('00000000-0000-4000-8000-000000000003') }];
    expect(await one.append(stream, 'no-stream', third)).toEqual({ kind: 'conflict', actual: 1 });
    await Promise.all([one.close(), two.close()]);
  });

  it('tell a stream’s subscription of what the other wrote, also if an own commit comes before the next poll', async () => {
    const never = 2 ** 31 - 1;
    const [one, two] = [
      await SqliteEventStore.open({ file, pollMs: never }),
      await SqliteEventStore.open({ file }),
    ];
    const written = (nth: number): NewEvent[] => [
      { id: eventId(`00000000-0000-4000-8000-00000000000${nth}`), type: 'Written', data: nth, metadata: {} },
    ];
    const [shared, own] = [streamName('shared'), streamName('own')];
    await one.append(shared, 'no-stream', written(1));
    const subscription = one.subscribe({ kind: 'stream', stream: shared }, {});
    const next = async (): Promise<unknown> => (await subscription.next()).value;
    expect(await next()).toMatchObject({ event: { data: 1 } });
    expect(await next()).toMatchObject({ kind: 'caught-up' });
    const told = next();
    await two.append(shared, 'stream-exists', written(2));
    await one.append(own, 'no-stream', written(3));
    expect(await told).toMatchObject({ event: { data: 2 } });
    await Promise.all([one.close(), two.close()]);
  });
});
