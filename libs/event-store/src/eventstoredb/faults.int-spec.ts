// Tests faults between the adapter and EventStoreDB on the double: an append lands once, or the caller is
// told the truth about what is known.
import { afterEach, describe, expect, it } from '@jest/globals';
import { StoreUnavailable, type NewEvent } from '../port/port.js';
import type { AppendFault } from '#testkit/eventstoredb/faults';
import {
  asProposed,
  eventsOf,
  idsIn,
  idsOf,
  newEvents,
  newStream,
  rejection,
  Stage,
  timesArrived,
  until,
} from '#testkit/eventstoredb/fixtures';

const stage = new Stage();
afterEach(() => stage.clear());

describe('an append through EventStoreDB (on the double)', () => {
  it.each<[AppendFault, string, boolean]>([
    ['answer-lost', 'whose answer is lost', true],
    ['cut-after-landing', 'whose connection is cut after it landed', true],
    ['cut-before-landing', 'whose connection is cut before it landed', false],
    ['timeout-after-landing', 'that landed though the server says it ran out of time', true],
    ['not-ready', 'to a server that is not ready', false],
    ['answered-not-ready', 'that is answered with nothing but that the server is not ready', false],
    ['untyped', 'that fails with an error that says nothing', false],
  ])('survives %s: one %s has landed, once', async (fault, _what, landsFirst) => {
    const double = await stage.double();
    const store = await stage.store(double);
    const stream = newStream();
    const before = newEvents(2);
    expect(await store.append(stream, 'no-stream', before)).toMatchObject({ kind: 'appended', revision: 1 });

    const batch = newEvents(3);
    double.faults.ofAppends(fault);
    const result = await store.append(stream, 'any', batch);
    const stored = await eventsOf(store, stream);
    expect(result).toEqual({ kind: 'appended', revision: 4, position: stored[4]?.position });
    expect(idsIn(double, stream)).toEqual(idsOf([...before, ...batch]));
    // If it landed, it is found by reading and not sent again.
    expect(timesArrived(double, batch)).toBe(landsFirst ? 1 : 2);
    expect(double.faults.areSpent).toBe(true);

    expect(await store.append(stream, 'any', newEvents(1))).toMatchObject({ kind: 'appended', revision: 5 });
  });

  it('survives several faults in a row', async () => {
    const double = await stage.double();
    const store = await stage.store(double);
    const stream = newStream();
    const batch = newEvents(2);
    for (const fault of ['not-ready', 'cut-before-landing', 'untyped', 'cut-after-landing'] as const)
      double.faults.ofAppends(fault);
    expect(await store.append(stream, 'no-stream', batch)).toMatchObject({ kind: 'appended', revision: 1 });
    expect(idsIn(double, stream)).toEqual(idsOf(batch));
    expect(double.faults.areSpent).toBe(true);
  });

  it('keeps its order when many streams append while connections are cut and answers lost', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { append: 30_000 });
    const faults = ['answer-lost', 'cut-after-landing', 'cut-before-landing'] as const;
    const written = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const stream = newStream();
        const all: NewEvent[] = [];
        for (let n = 0; n < 12; n += 1) {
          const batch = newEvents(1 + (n % 3));
          if (n % 3 === 0) double.faults.ofAppends(faults[n % faults.length] ?? 'answer-lost');
          const expected = all.length === 0 ? 'no-stream' : 'any';
          all.push(...batch);
          expect(await store.append(stream, expected, batch)).toMatchObject({
            kind: 'appended',
            revision: all.length - 1,
          });
        }
        return { stream, ids: idsOf(all) };
      }),
    );
    for (const { stream, ids } of written) expect(idsIn(double, stream)).toEqual(ids);
  });

  it('lands after the batch of another process when its own answer was lost', async () => {
    const double = await stage.double();
    const [one, two] = [await stage.store(double), await stage.store(double)];
    const stream = newStream();
    await one.append(stream, 'no-stream', newEvents(1));
    double.faults.ofAppends('cut-before-landing');
    const [mine, others] = [newEvents(2), newEvents(2)];
    const slow = one.append(stream, 'any', mine);
    await until(() => double.faults.areSpent);
    // The log itself takes it at once, before any reconnection.
    double.log.append(stream, 'any', others.map(asProposed));
    expect(await slow).toMatchObject({ kind: 'appended', revision: 4 });
    expect(idsIn(double, stream).slice(1)).toEqual(idsOf([...others, ...mine]));
    expect(await two.append(stream, 'no-stream', newEvents(1))).toEqual({ kind: 'conflict', actual: 4 });
  });

  it('is a conflict when another process took the expected revision while its own answer was lost', async () => {
    const double = await stage.double();
    const store = await stage.store(double);
    const stream = newStream();
    const first = await store.append(stream, 'no-stream', newEvents(1));
    if (first.kind !== 'appended') throw new Error(first.kind);
    double.faults.ofAppends('cut-before-landing');
    const mine = newEvents(2);
    const slow = store.append(stream, first.revision, mine);
    await until(() => double.faults.areSpent);
    double.log.append(stream, 'any', newEvents(1).map(asProposed));
    expect(await slow).toEqual({ kind: 'conflict', actual: 1 });
    expect(idsIn(double, stream)).toHaveLength(2);
  });

  it('is a duplicate to a process that never saw it, and a part of it is an overlap', async () => {
    const double = await stage.double();
    const [one, two] = [await stage.store(double), await stage.store(double)];
    await two.append(newStream(), 'no-stream', newEvents(1));
    const stream = newStream();
    const batch = newEvents(3);
    const first = await one.append(stream, 'no-stream', batch);
    if (first.kind !== 'appended') throw new Error(first.kind);
    const original = { revision: first.revision, position: first.position };
    for (const expected of ['no-stream', 'any', first.revision] as const) {
      expect(await two.append(stream, expected, batch)).toEqual({ kind: 'duplicate', original });
      expect(await two.append(stream, expected, batch.slice(0, 2))).toEqual({
        kind: 'refused',
        reason: 'overlap',
      });
    }
    await one.append(stream, first.revision, newEvents(1));
    // The second store has not seen the current end of the stream.
    expect(await two.append(stream, first.revision, [...newEvents(1), ...batch.slice(2)])).toEqual({
      kind: 'refused',
      reason: 'overlap',
    });
    expect(idsIn(double, stream)).toHaveLength(4);
  });

  it('lands once when two processes send the same batch at once', async () => {
    const double = await stage.double();
    const stores = [await stage.store(double), await stage.store(double)];
    for (let round = 0; round < 20; round += 1) {
      const stream = newStream();
      const batch = newEvents(2);
      const results = await Promise.all(stores.map((store) => store.append(stream, 'any', batch)));
      for (const result of results) expect(['appended', 'duplicate']).toContain(result.kind);
      expect(idsIn(double, stream)).toEqual(idsOf(batch));
    }
  });

  it('is never sent when it is too large or has an invalid id', async () => {
    const double = await stage.double();
    const store = await stage.store(double);
    const [event] = newEvents(1);
    if (event === undefined) throw new Error('no event');
    const large = { ...event, data: 'x'.repeat(20_000_000) };
    const nameless = { ...event, id: '00000000-0000-0000-0000-000000000000' as NewEvent['id'] };
    expect(await store.append(newStream(), 'any', [large])).toEqual({ kind: 'refused', reason: 'too-large' });
    expect(await store.append(newStream(), 'any', [nameless])).toEqual({
      kind: 'refused',
      reason: 'not-storable',
    });
    expect(double.appending.arrived).toEqual([]);
  });

  it('fails at once when denied, and does not land', async () => {
    const double = await stage.double();
    const store = await stage.store(double);
    double.faults.ofAppends('denied');
    const stream = newStream();
    const error = await rejection(store.append(stream, 'any', newEvents(1)));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ outcome: 'not-done', message: expect.stringContaining('denies') });
    expect(double.appending.arrived).toHaveLength(1);
  });
});
