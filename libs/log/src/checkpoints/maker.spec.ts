// Checkpoints that servers write into the log: each extends the previous one, whichever server made that.
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventId, hashText, instant, plainData, streamName, type JsonObject } from '#kernel';
import type { StoredEvent } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { SomeLog } from '../fixtures/some-log.js';
import { KEYS, OTHER_KEYS } from '#testkit/log/world';
import { batchOf } from '#testkit/log/samples';
import { CheckpointCheck, StoredCheckpointsCheck } from './check.js';
import { publicKeyOf } from './checkpoint.js';
import { checkpointNow, CheckpointMaker } from './maker.js';
import { CHECKPOINTS, storedCheckpoints, TILE_SIZE, type StoredCheckpoint } from './stream.js';

const KEY = publicKeyOf(KEYS);
const always = () => Promise.resolve(true);

let log: SomeLog;
beforeEach(() => {
  log = new SomeLog();
});

async function stored(): Promise<StoredCheckpoint[]> {
  const all: StoredCheckpoint[] = [];
  for await (const checkpoint of storedCheckpoints(log.store)) all.push(checkpoint);
  return all;
}

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const one of all) yield await Promise.resolve(one);
}

/** What the check finds in the checkpoints of a log that may have been tampered with. */
async function faultOf(events: readonly StoredEvent[], checkpoints: readonly StoredCheckpoint[], key = KEY) {
  const check = await StoredCheckpointsCheck.begin(each(checkpoints), key);
  for (const event of events) await check.add(event);
  return check.fault();
}

/** A server that makes a checkpoint of the whole log. */
async function making(maker: CheckpointMaker) {
  await maker.goOn();
  await maker.readOn(always);
  return maker.make();
}

describe('checkpoints in the log', () => {
  it('each cover the whole log before them, with the earlier checkpoints', async () => {
    const maker = new CheckpointMaker(log.world);
    await log.write(5);
    expect((await making(maker))?.checkpoint.size).toBe(5);
    await log.write(3);
    expect((await making(maker))?.checkpoint.size).toBe(9);
    const all = await log.all();
    for (const { made } of await stored()) {
      const check = new CheckpointCheck(made.checkpoint, KEY);
      for (const event of all) check.add(event);
      expect(check.fault()).toBeUndefined();
    }
    expect(await faultOf(all, await stored())).toBeUndefined();
  });

  it('are extended by another server without reading what they cover', async () => {
    await log.write(TILE_SIZE * 2 + 7);
    const first = await checkpointNow(log.world);
    await log.write(4);
    let read = 0;
    const { store } = log;
    const readAll = store.readAll.bind(store);
    store.readAll = async (options) => {
      const page = await readAll(options);
      read += page.length;
      return page;
    };
    const second = await checkpointNow(log.world);
    expect([first?.size, second?.size]).toEqual([TILE_SIZE * 2 + 7, TILE_SIZE * 2 + 12]);
    expect(read).toBe(6); // The checkpoint, the four events, and the new checkpoint.
    expect(await faultOf(await log.all(), await stored())).toBeUndefined();
    expect((await stored()).map(({ made }) => made.tiles.length)).toEqual([2, 0]);
  });

  it('are not doubled if two servers make one at once, and both extend it', async () => {
    const makers = [new CheckpointMaker(log.world), new CheckpointMaker(log.world)];
    await log.write(5);
    for (const maker of makers) await maker.readOn(always);
    log.now = instant(2_000);
    const first = await makers[0]!.make();
    log.now = instant(3_000);
    expect(await makers[1]!.make()).toBeUndefined();
    expect(first?.checkpoint.at).toBe(2_000);
    await log.write(2);
    expect(await makers[1]!.goOn()).toBe(true);
    expect((await making(makers[1]!))?.checkpoint.size).toBe(8);
    expect(await makers[0]!.goOn()).toBe(true);
    await log.write(1);
    expect((await making(makers[0]!))?.checkpoint.size).toBe(10);
    expect(await faultOf(await log.all(), await stored())).toBeUndefined();
  });

  it('are not made without a new event', async () => {
    expect(await checkpointNow(log.world)).toBeUndefined();
    await log.write(3);
    const made = await checkpointNow(log.world);
    expect(await checkpointNow(log.world)).toEqual(made);
    expect(await stored()).toHaveLength(1);
  });

  it('leave the events of other programs out', async () => {
    const counts = ({ stream }: { readonly stream: string }) => !stream.startsWith('other');
    await log.write(9, ['game-a', 'other-1']);
    expect((await checkpointNow({ ...log.world, counts }))?.size).toBe(5);
  });

  it('are not made on a log that contradicts the newest one', async () => {
    await log.write(5);
    await checkpointNow(log.world);
    const [first] = await stored();
    const others = new MemoryEventStore();
    const { events } = batchOf([{ type: 'Noted', text: 'another log' }], { stream: CHECKPOINTS });
    const metadata = { ...(events[0]!.metadata as JsonObject) };
    const { checkpoint, last, peaks, tiles } = first!.made;
    const data = plainData({ checkpoint, last, peaks, tiles });
    const put = (change: JsonObject) =>
      others.append(CHECKPOINTS, 'any', [
        {
          id: eventId(events[0]!.id.replace(/^./, String(JSON.stringify(change).length % 10))),
          type: 'CheckpointMade',
          data: { ...data, ...change },
          metadata,
        },
      ]);
    const world = { ...log.world, store: others };
    await put({});
    await expect(checkpointNow(world)).rejects.toMatchObject({ reason: 'covered-event-gone' });
    await put({ peaks: [hashText('another'), ...first!.made.peaks.slice(1)] });
    await expect(checkpointNow(world)).rejects.toMatchObject({ reason: 'checkpoint-damaged' });
    await expect(checkpointNow({ ...world, keys: OTHER_KEYS })).rejects.toMatchObject({
      reason: 'checkpoint-not-ours',
    });
  });
});

describe('the check of the checkpoints in a log', () => {
  async function written() {
    const maker = new CheckpointMaker(log.world);
    for (const count of [TILE_SIZE, 5, 7]) {
      await log.write(count);
      await making(maker);
    }
    return { all: await log.all(), checkpoints: await stored() };
  }

  it('finds an event that is gone before any of them, and a log that ends before one', async () => {
    const { all, checkpoints } = await written();
    const without = (place: number) => faultOf(all.toSpliced(place, 1), checkpoints);
    expect(await without(3)).toEqual({ revision: 0, reason: 'log-otherwise' });
    expect(await without(TILE_SIZE + 2)).toEqual({ revision: 1, reason: 'log-otherwise' });
    expect(await without(all.length - 2)).toEqual({ revision: 2, reason: 'log-otherwise' });
    expect(await faultOf(all.slice(0, -5), checkpoints)).toEqual({ revision: 2, reason: 'log-shorter' });
  });

  it('finds a false checkpoint, whichever part of it is false', async () => {
    const { all, checkpoints } = await written();
    const [first] = checkpoints as [StoredCheckpoint];
    const { made } = first;
    const reasonOf = async (change: Partial<typeof made>) => {
      const other = { ...first, made: { ...made, ...change } };
      return (await faultOf(all, [other, ...checkpoints.slice(1)]))?.reason;
    };
    const { checkpoint } = made;
    const other = hashText('other');
    expect(await reasonOf({ checkpoint: { ...checkpoint, root: other } })).toBe('not-signed');
    expect(await reasonOf({ checkpoint: { ...checkpoint, key: other } })).toBe('signed-by-another');
    expect(await reasonOf({ last: { ...made.last, stream: streamName('game-z') } })).toBe('tree-otherwise');
    expect(await reasonOf({ tiles: [] })).toBe('tree-otherwise');
    expect(await reasonOf({ peaks: [other] })).toBe('tree-otherwise');
    expect((await faultOf(all, [...checkpoints, first]))?.reason).toBe('out-of-order');
    expect((await faultOf(all, checkpoints, publicKeyOf(OTHER_KEYS)))?.reason).toBe('signed-by-another');
  });
});
