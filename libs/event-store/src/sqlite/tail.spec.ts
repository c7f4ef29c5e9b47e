import { describe, expect, it } from '@jest/globals';
import { eventId, streamName } from '#kernel';
import { Tail } from './tail.js';
import type { Committed } from './writer-thread.js';

const stream = streamName('game-1');
/** An append of `count` events whose last is at this place. */
const append = (lastPlace: number, count = 1, units = 2): Committed => ({
  stream,
  lastPlace,
  lastRevision: lastPlace - 1,
  events: Array.from({ length: count }, (_, n) => ({
    id: eventId(`id-${String(lastPlace - count + 1 + n)}`),
    type: 'T',
    data: `"${'x'.repeat(units - 2)}"`,
    metadata: '',
  })),
});
const placesIn = (tail: Tail): number[] => {
  const places: number[] = [];
  for (let place = tail.floor + 1; place <= tail.head; place += 1) places.push(tail.at(place)?.place ?? NaN);
  return places;
};

describe('the tail of the log', () => {
  it('holds the landed events, each at its place', () => {
    const tail = new Tail(10, { events: 100, units: 1_000 });
    tail.land(append(12, 2));
    tail.land(append(13));
    expect([tail.floor, tail.head]).toEqual([10, 13]);
    expect(placesIn(tail)).toEqual([11, 12, 13]);
    expect(tail.at(12)?.revision).toBe(11);
    expect(tail.at(14)).toBeUndefined();
  });

  it('parses an event once for all readers', () => {
    const tail = new Tail(0, { events: 100, units: 1_000 });
    tail.land({ ...append(1), events: [{ id: eventId('a'), type: 'T', data: '{"n":1}', metadata: '[2]' }] });
    const stored = tail.at(1)?.stored;
    expect(stored).toEqual({
      id: 'a',
      type: 'T',
      data: { n: 1 },
      metadata: [2],
      stream,
      revision: 0,
      position: '0000000000000001',
    });
    expect(tail.at(1)?.stored).toBe(stored);
  });

  it('drops the oldest above its maximum number of events', () => {
    const tail = new Tail(0, { events: 3, units: 1_000 });
    for (let place = 2; place <= 40; place += 2) {
      tail.land(append(place, 2));
      expect(placesIn(tail)).toEqual([1, 2, 3].map((n) => place - 3 + n).filter((each) => each > 0));
    }
  });

  it('drops the oldest above its maximum size, even the newest if that alone is too large', () => {
    const tail = new Tail(0, { events: 100, units: 100 });
    for (const place of [1, 2, 3]) tail.land(append(place, 1, 40));
    expect(placesIn(tail)).toEqual([2, 3]);
    tail.land(append(4, 1, 500));
    expect([tail.floor, tail.head]).toEqual([4, 4]);
    tail.land(append(5, 1, 40));
    expect(placesIn(tail)).toEqual([5]);
  });

  it('drops the events that nobody will ask for', () => {
    const tail = new Tail(10, { events: 100, units: 1_000 });
    tail.land(append(14, 4));
    tail.drop(12);
    expect([tail.floor, tail.head]).toEqual([12, 14]);
    expect(placesIn(tail)).toEqual([13, 14]);
    tail.drop(11);
    expect(placesIn(tail)).toEqual([13, 14]);
    tail.drop(Infinity);
    expect([tail.floor, tail.head]).toEqual([14, 14]);
    tail.land(append(15));
    expect(placesIn(tail)).toEqual([15]);
  });

  it('starts over after others have written in between', () => {
    const tail = new Tail(0, { events: 100, units: 1_000 });
    tail.land(append(2, 2));
    tail.land(append(7, 2));
    expect(placesIn(tail)).toEqual([6, 7]);
    tail.skipTo(9);
    expect([tail.floor, tail.head]).toEqual([9, 9]);
    tail.skipTo(3);
    expect(tail.head).toBe(9);
  });

  it('skips the events it already knows', () => {
    const tail = new Tail(0, { events: 100, units: 1_000 });
    tail.skipTo(2);
    tail.land(append(3, 3));
    expect(placesIn(tail)).toEqual([3]);
  });
});
