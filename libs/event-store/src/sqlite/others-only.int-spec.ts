// Tests `othersOnly`: such a subscriber gets all events of other processes, and none that this process
// appends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newEvents, newStream, nextMessage, takeUntilCaughtUp } from '../conformance/harness.js';
import type { EventStore, NewEvent } from '../port/port.js';
import { SqliteEventStore } from './index.js';
import { Reader } from './reader.js';
import { Tail } from './tail.js';
import { AllTap } from './taps.js';

/** More event-loop turns than it takes from a commit until its waiters have woken and looked. */
const TURNS = 20;
const READ_TIMEOUT_MS = 250;

describe('a subscription to the events of others', () => {
  let folder: string;
  let file: string;
  let here: EventStore;
  let elsewhere: EventStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pentaland-others-'));
    file = join(folder, 'log.db');
    here = await SqliteEventStore.open({ file });
    elsewhere = await SqliteEventStore.open({ file });
  });

  afterEach(async () => {
    await here.close();
    await elsewhere.close();
    rmSync(folder, { recursive: true });
  });

  const write = async (store: EventStore, type: string): Promise<readonly NewEvent[]> => {
    const events = newEvents(2, type);
    expect(await store.append(newStream(), 'no-stream', events)).toMatchObject({ kind: 'appended' });
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    return events;
  };

  it('begins with the whole history, and misses nothing of others, whatever this process appends', async () => {
    const subscription = here.subscribe({ kind: 'all' }, { othersOnly: true });
    await write(here, 'Before');
    const types: string[] = (await takeUntilCaughtUp(subscription)).map(({ type }) => type);
    const next = nextMessage(subscription);
    await write(here, 'Own');
    await write(elsewhere, 'Theirs');
    const hear = async (message: typeof next): Promise<void> => {
      const heard = await message;
      if (heard.kind === 'event') types.push(heard.event.type);
    };
    await hear(next);
    await write(here, 'Own');
    await write(elsewhere, 'Theirs again');
    while (types.filter((type) => type === 'Theirs again').length < 2) await hear(nextMessage(subscription));
    // (If this process hears late of its own commits, it may take them for another process's.)
    const notOwn = types.filter((type) => type !== 'Own');
    expect(notOwn).toEqual(['Before', 'Before', 'Theirs', 'Theirs', 'Theirs again', 'Theirs again']);
  });

  it('is told nothing that this process commits', async () => {
    await write(here, 'Before');
    const reader = new Reader(file, READ_TIMEOUT_MS);
    const tail = new Tail(reader.head(), { events: 100, units: 10_000 });
    const [tap, other] = [true, false].map(
      (othersOnly) => new AllTap({ reader, tail }, 0, undefined, othersOnly),
    );
    expect(await tap!.next()).toMatchObject({ events: [{ type: 'Before' }, { type: 'Before' }], end: true });
    await other!.next();
    const text = { ...newEvents(1, 'Own')[0]!, data: '{}', metadata: '{}' };
    tail.land({ stream: newStream(), events: [text], lastRevision: 0, lastPlace: 3 });
    expect(await tap!.next()).toEqual({ events: [], end: true });
    expect(tap!.taken).toBe(3);
    expect(await other!.next()).toMatchObject({ events: [{ type: 'Own' }] });
    reader.close();
  });

  it('gets the events of others of the types it asks for', async () => {
    const subscription = here.subscribe({ kind: 'all' }, { othersOnly: true, types: ['Wanted'] });
    await takeUntilCaughtUp(subscription);
    const next = nextMessage(subscription);
    await write(elsewhere, 'Other');
    const [wanted] = await write(elsewhere, 'Wanted');
    expect(await next).toMatchObject({ kind: 'event', event: { id: wanted?.id } });
  });
});
