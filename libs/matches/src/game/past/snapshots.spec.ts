import { describe, expect, it } from '@jest/globals';
import { gameId } from '#kernel';
import type { Revision } from '#event-store';
import { MemorySnapshots, type Snapshot } from './snapshots.js';

const [ONE, OTHER, THIRD] = ['one', 'other', 'third'].map(gameId) as [never, never, never];

const at = (events: number, length = 10): Snapshot => ({
  revision: (events - 1) as Revision,
  events,
  moment: events - 1,
  seqs: { spectator: events - 1 },
  gallery: { text: 'x'.repeat(length), definitions: {} },
});
const upTo = (events: number) => (snapshot: Snapshot) => snapshot.events <= events;

describe('snapshots in memory', () => {
  it('give the latest one that is early enough, in any order of saving', () => {
    const snapshots = new MemorySnapshots();
    for (const events of [400, 200, 600]) snapshots.put(ONE, 'table', at(events));
    const found = [100, 200, 599, 9_999].map((most) => snapshots.latest(ONE, 'table', upTo(most))?.events);
    expect(found).toEqual([undefined, 200, 400, 600]);
    expect([200, 300].map((events) => snapshots.has(ONE, 'table', events))).toEqual([true, false]);
  });

  it('belong to one game and one kind of eyes', () => {
    const snapshots = new MemorySnapshots();
    snapshots.put(ONE, 'table', at(200));
    expect(snapshots.latest(ONE, 'whole', upTo(999))).toBeUndefined();
    expect(snapshots.latest(OTHER, 'table', upTo(999))).toBeUndefined();
    expect(snapshots.has(ONE, 'whole', 200)).toBe(false);
  });

  it('are kept within a bound: those of the game nobody asked for longest are evicted', () => {
    const snapshots = new MemorySnapshots(100);
    snapshots.put(ONE, 'table', at(200, 40));
    snapshots.put(OTHER, 'table', at(200, 40));
    snapshots.latest(ONE, 'table', upTo(999));
    snapshots.put(THIRD, 'table', at(200, 40));
    const has = [ONE, OTHER, THIRD].map((game) => snapshots.has(game, 'table', 200));
    expect(has).toEqual([true, false, true]);
    // A snapshot that is too large on its own is not kept either.
    snapshots.put(OTHER, 'table', at(400, 101));
    expect([ONE, OTHER, THIRD].map((game) => snapshots.has(game, 'table', 400))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('of a game that is too large are spaced further apart, so that it is never folded from its beginning', () => {
    const snapshots = new MemorySnapshots(400);
    for (let events = 100; events <= 3_000; events += 100) snapshots.put(ONE, 'table', at(events, 10));
    const kept = Array.from({ length: 30 }, (_, nth) => 100 * (nth + 1)).filter((events) =>
      snapshots.has(ONE, 'table', events),
    );
    expect(kept.length).toBeGreaterThanOrEqual(5);
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(kept.at(-1)).toBe(3_000);
    expect(kept[0]).toBeLessThan(1_000);
    // The snapshots of other games stay.
    snapshots.put(OTHER, 'table', at(100, 10));
    for (let events = 3_100; events <= 6_000; events += 100) snapshots.put(ONE, 'table', at(events, 10));
    expect(snapshots.has(OTHER, 'table', 100)).toBe(true);
  });

  it('keep the first of two for the same place, for they are equal', () => {
    const snapshots = new MemorySnapshots(50);
    for (let times = 0; times < 9; times += 1) snapshots.put(ONE, 'table', at(200, 40));
    expect(snapshots.has(ONE, 'table', 200)).toBe(true);
  });
});
