// Tests the loss of the writer thread in mid-work, when its appends may have landed and a replacement takes
// the next one; and the order in which committed appends are answered.
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventId, streamName } from '#kernel';
import { StoreUnavailable, type NewEvent } from '../port/port.js';
import { answeredHealth } from './fixtures/answered-health.js';
import { SqliteEventStore } from './index.js';

const newEvent = (): NewEvent => ({ id: eventId(randomUUID()), type: 'Written', data: {}, metadata: {} });

describe('a lost writer thread', () => {
  const workers: Worker[] = [];
  const noteWorker = (message: unknown): void => void workers.push((message as { worker: Worker }).worker);
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-lost-'));
    subscribe('worker_threads', noteWorker);
  });
  afterEach(() => {
    unsubscribe('worker_threads', noteWorker);
    workers.length = 0;
    rmSync(folder, { recursive: true });
  });

  it('leaves no append unanswered, and the same batches sent again land once each', async () => {
    const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
    const appends = Array.from({ length: 300 }, (_, n) => ({
      stream: streamName(`game-${String(n)}`),
      batch: [newEvent(), newEvent()],
    }));
    const hurried = appends.map(({ stream, batch }) =>
      store.append(stream, 'no-stream', batch).catch((error: unknown) => error),
    );
    await hurried[0];
    await workers[0]!.terminate();
    for (const answer of await Promise.all(hurried))
      if (answer instanceof StoreUnavailable) expect(answer.outcome).toBe('unknown');
      else expect(answer).toMatchObject({ kind: 'appended', revision: 1 });

    for (const { stream, batch } of appends) {
      const again = await store.append(stream, 'no-stream', batch);
      expect(['appended', 'duplicate']).toContain(again.kind);
    }
    expect(workers).toHaveLength(2);
    expect(await answeredHealth(store)).toMatchObject({ status: 'ok' });
    expect(await store.readAll({ max: 10_000 })).toHaveLength(600);
    await store.close();
  });

  it('is replaced when it is next needed, also to close', async () => {
    const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
    await workers[0]!.terminate();
    expect(await store.append(streamName('game-1'), 'no-stream', [newEvent()])).toMatchObject({
      kind: 'appended',
    });
    await workers[1]!.terminate();
    await store.close();
    expect(workers).toHaveLength(2);
  });
});

describe('an append', () => {
  it('is not accepted before earlier commits have been answered, however busy the main thread is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pentaland-heard-'));
    const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
    const heard: unknown[] = [];
    const first = store
      .append(streamName('game-0'), 'no-stream', [newEvent()])
      .then((result) => heard.push(result));
    // It is on its way to the writer; from here on the event loop does not turn.
    await nextTurn();
    const others: Promise<unknown>[] = [];
    for (let n = 1; heard.length === 0 && n <= 500; n += 1) {
      const until = performance.now() + 2;
      while (performance.now() < until);
      others.push(store.append(streamName(`game-${String(n)}`), 'no-stream', [newEvent()]));
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    expect(heard).toMatchObject([{ kind: 'appended' }]);
    await Promise.all([first, ...others]);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the answers of appends committed together', () => {
  it('come a few at a time and in order, and each group’s callbacks run before the next group', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pentaland-told-'));
    const store = await SqliteEventStore.open({ file: join(folder, 'log.db') });
    const told: number[] = [];
    const toldMeanwhile: number[] = [];
    const appends = Array.from({ length: 400 }, async (_, n) => {
      await store.append(streamName(`game-${String(n)}`), 'no-stream', [newEvent()]);
      const before = told.push(n);
      // Once all promises settled in this turn have run their callbacks.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      toldMeanwhile.push(told.length - before);
    });
    await Promise.all(appends);
    expect(told).toEqual(appends.map((_, n) => n));
    expect(store.statistics.commits).toBeLessThan(appends.length);
    expect(Math.max(...toldMeanwhile)).toBeGreaterThan(0);
    expect(Math.max(...toldMeanwhile)).toBeLessThan(20);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
