import { describe, expect, it } from '@jest/globals';
import { commandId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { EMPTY_TAIL, verifyChain } from './chain.js';
import { batchOf, SAMPLE_CODEC, SECRET, STREAM, type SampleEvent } from '#testkit/log/samples';
import { pagesOf, readLog } from './read.js';

const notes = (count: number, from = 0): SampleEvent[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'Noted', text: String(from + index) }));

describe('a stream read whole', () => {
  it('is empty if it is absent, and expects to stay so', async () => {
    expect(await readLog(new MemoryEventStore(), SAMPLE_CODEC, STREAM)).toEqual({
      events: [],
      expected: 'no-stream',
      tail: EMPTY_TAIL,
    });
  });

  it.each([1, 999, 1_000, 1_001, 2_500])('has every one of %i events once, in order', async (count) => {
    const store = new MemoryEventStore();
    let batch = batchOf([]);
    for (let written = 0; written < count; written += 500) {
      const change = { after: batch.tail, commandId: commandId(`c${String(written)}`) };
      batch = batchOf(notes(Math.min(500, count - written), written), change);
      await store.append(STREAM, 'any', batch.events);
    }
    const log = await readLog(store, SAMPLE_CODEC, STREAM, 'strict');
    expect(log.events.map((recorded) => recorded.event)).toEqual(notes(count));
    expect([log.expected, log.tail]).toEqual([count - 1, batch.tail]);
  });

  it('says where the next batch starts, so that the chain holds over many appends', async () => {
    const store = new MemoryEventStore();
    for (const turn of [1, 2, 3]) {
      const { expected, tail } = await readLog(store, SAMPLE_CODEC, STREAM);
      const batch = batchOf(notes(turn), { after: tail, commandId: commandId(`c${String(turn)}`) });
      expect((await store.append(STREAM, expected, batch.events)).kind).toBe('appended');
    }
    const pages = [];
    for await (const page of pagesOf(store, STREAM)) pages.push(...page);
    expect(pages).toHaveLength(6);
    expect(verifyChain(pages, SECRET).ok).toBe(true);
  });
});
