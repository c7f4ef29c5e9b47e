import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { eventId, streamName, type EventId } from '#kernel';
import { SeenIds, SeenStreams } from './seen-ids.js';

const newIds = (count: number): EventId[] => Array.from({ length: count }, () => eventId(randomUUID()));

function seenWith(first: number, ids: readonly EventId[]): SeenIds {
  const seen = new SeenIds(first);
  for (const id of ids) seen.add(id);
  return seen;
}

describe('the ids seen in a stream', () => {
  it('are suspected at their revisions, counted from the first known one', () => {
    const ids = newIds(1_000);
    const seen = seenWith(40, ids);
    expect([seen.first, seen.last, seen.size]).toEqual([40, 1_039, 1_000]);
    for (const [nth, id] of ids.entries()) expect(seen.suspected(id)).toContain(40 + nth);
  });

  it('are suspected wherever an id with the same first and last digits stands, and nowhere else', () => {
    const alike = ['1111-0000-4000-8000', '2222-0000-4000-8000'].map((middle) =>
      eventId(`11111111-${middle.slice(5)}-${middle.slice(0, 4)}deadbeef`),
    );
    const seen = seenWith(0, [alike[0]!, ...newIds(3), alike[1]!]);
    expect(seen.suspected(alike[1]!)).toEqual([0, 4]);
    expect(seen.suspected(eventId('11111111-0000-4000-8000-0000deadbeee'))).toEqual([]);
    expect(seen.suspected(eventId('11111112-0000-4000-8000-0000deadbeef'))).toEqual([]);
  });

  it('end at revision -1 while there are none', () => {
    expect(new SeenIds(7).last).toBe(-1);
  });
});

describe('the streams with remembered ids', () => {
  it('are forgotten, least recently used first, when there are too many ids', () => {
    const streams = new SeenStreams(1_000);
    const names = ['a', 'b', 'c'].map(streamName);
    for (const name of names) {
      streams.set(name, new SeenIds(0));
      streams.extend(name, streams.get(name)!, newIds(400));
    }
    expect(names.map((name) => streams.get(name)?.size)).toEqual([undefined, 400, 400]);
    streams.get(names[1]!);
    streams.extend(names[1]!, streams.get(names[1]!)!, newIds(400));
    expect(names.map((name) => streams.get(name)?.size)).toEqual([undefined, 800, undefined]);
  });

  it('are limited in number even if they have hardly any ids', () => {
    const streams = new SeenStreams(1_000);
    const names = Array.from({ length: 1_000 }, (_, n) => streamName(`s${n}`));
    for (const name of names) streams.set(name, new SeenIds(0));
    const kept = names.filter((name) => streams.get(name) !== undefined);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(names.slice(-kept.length));
    expect(kept.length).toBeLessThan(100);
  });

  it('keep the one in use, however large it is', () => {
    const streams = new SeenStreams(10);
    const name = streamName('large');
    streams.set(name, new SeenIds(0));
    streams.extend(name, streams.get(name)!, newIds(50));
    expect(streams.get(name)?.size).toBe(50);
  });
});
