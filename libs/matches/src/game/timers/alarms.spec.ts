import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { after, gameId, instant, seconds } from '#kernel';
import { Alarms, LONGEST_PAUSE_MS, SHORTEST_STRETCH_MS, type Rung } from './alarms.js';

const GAME = gameId('00000000-0000-4000-8000-000000000001');
const clock = { now: () => instant(Date.now()) };

/** When the alarm rang, in milliseconds from the start. */
function rings(comesOfIt: (nth: number) => Rung): {
  readonly alarms: Alarms;
  readonly at: readonly number[];
} {
  const began = Date.now();
  const at: number[] = [];
  const alarms = new Alarms(clock, () => {
    at.push(Date.now() - began);
    return Promise.resolve(comesOfIt(at.length));
  });
  return { alarms, at };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the alarm of a game', () => {
  it('rings once at its deadline if that succeeds', async () => {
    const { alarms, at } = rings(() => 'done');
    alarms.set(GAME, after(clock.now(), seconds(90)));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(at).toEqual([90_000]);
  });

  it('rings again after a failure, after twice as long each time, up to a longest pause', async () => {
    const { alarms, at } = rings(() => 'failed');
    alarms.set(GAME, clock.now());
    await jest.advanceTimersByTimeAsync(300_000);
    const pauses = at.map((time, nth) => time - (at[nth - 1] ?? 0));
    expect(pauses.slice(0, 8)).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 120].map((times) => times * SHORTEST_STRETCH_MS),
    );
    expect(Math.max(...pauses)).toBe(LONGEST_PAUSE_MS);
  });

  it('forgets its failures once it succeeds, and when another deadline is set', async () => {
    const { alarms, at } = rings((nth) => (nth === 4 ? 'done' : 'failed'));
    alarms.set(GAME, clock.now());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(at).toHaveLength(4);
    alarms.set(GAME, clock.now());
    await jest.advanceTimersByTimeAsync(SHORTEST_STRETCH_MS);
    expect(at).toHaveLength(5);
    alarms.set(GAME, after(clock.now(), seconds(5)));
    await jest.advanceTimersByTimeAsync(5_000 + 2 * SHORTEST_STRETCH_MS);
    expect(at.slice(5).map((time) => time - at[4]!)).toEqual([5_000, 5_000 + 2 * SHORTEST_STRETCH_MS]);
  });

  it('is not put off when the same deadline is set again and again', async () => {
    const { alarms, at } = rings(() => 'done');
    const deadline = after(clock.now(), seconds(1));
    for (let step = 0; step < 50; step += 1) {
      if (at.length === 0) alarms.set(GAME, deadline);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(at).toEqual([1_000]);
  });

  it('is put off by a deadline that moves away, and only by that much', async () => {
    const { alarms, at } = rings(() => 'done');
    const began = Date.now();
    for (let step = 1; step <= 20; step += 1) {
      alarms.set(GAME, instant(began + 1_000 + step * 100));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(at).toEqual([]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(at).toEqual([3_000]);
  });

  it('rings for a deadline that came nearer', async () => {
    const { alarms, at } = rings(() => 'done');
    const began = Date.now();
    for (const deadline of [50_000, 90_000, 20_000]) alarms.set(GAME, instant(began + deadline));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(at).toEqual([20_000]);
  });

  it('does not ring after the deadline was taken away', async () => {
    const { alarms, at } = rings(() => 'done');
    const began = Date.now();
    for (const deadline of [10_000, 20_000]) alarms.set(GAME, instant(began + deadline));
    alarms.set(GAME, undefined);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(at).toEqual([]);
  });

  it('does not ring again for a failure if its game got another deadline while it rang', async () => {
    const at: number[] = [];
    const began = Date.now();
    const alarms: Alarms = new Alarms(clock, () => {
      at.push(Date.now() - began);
      alarms.set(GAME, instant(began + 40_000));
      return Promise.resolve(at.length === 1 ? 'failed' : 'done');
    });
    alarms.set(GAME, clock.now());
    await jest.advanceTimersByTimeAsync(39_000);
    expect(at).toEqual([SHORTEST_STRETCH_MS]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(at).toEqual([SHORTEST_STRETCH_MS, 40_000]);
  });
});
