import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MOST_MS, TickBarrier } from './tick-barrier.js';

/** Records when its turn comes, and runs its consequences at once. */
const taking =
  (barrier: TickBarrier, done: string[]) =>
  async (name: string): Promise<void> => {
    await barrier.next();
    done.push(name);
    await Promise.resolve();
    done.push(`${name} on`);
  };

describe('work that is done together', () => {
  it('waits for everything else of the turn, and then runs in the order of the requests', async () => {
    const done: string[] = [];
    const take = taking(new TickBarrier(), done);
    const first = take('one');
    await new Promise((resolve) => process.nextTick(resolve));
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    done.push('else');
    await Promise.all([first, take('two'), take('three')]);
    expect(done).toEqual(['else', 'one', 'two', 'three', 'one on', 'two on', 'three on']);
  });

  it('waits for the next turn if this turn’s work has run already', async () => {
    const done: string[] = [];
    const take = taking(new TickBarrier(), done);
    await take('one');
    const later = take('two');
    done.push('meanwhile');
    await later;
    expect(done).toEqual(['one', 'one on', 'meanwhile', 'two', 'two on']);
    await nextTurn();
    await take('three');
    expect(done.slice(-2)).toEqual(['three', 'three on']);
  });

  it('waits for the next turn if the turn is used up, and ends', async () => {
    let now = 0;
    const barrier = new TickBarrier(() => now);
    const perTurn: number[] = [];
    let turn = 0;
    const work = async (): Promise<void> => {
      await barrier.next();
      // Like a command that waits for its game's secret: all reach this point before the first decides.
      await Promise.resolve();
      while (barrier.isUsedUp) await barrier.next();
      now += MOST_MS / 2;
      perTurn[turn] = (perTurn[turn] ?? 0) + 1;
    };
    const ended: true[] = [];
    const all = Promise.all(Array.from({ length: 9 }, work)).then(() => ended.push(true));
    while (ended.length === 0) {
      await nextTurn();
      turn += 1;
    }
    await all;
    const done = perTurn.filter((some) => some > 0);
    expect(Math.max(...done)).toBeLessThanOrEqual(2);
    expect(done.reduce((sum, some) => sum + some, 0)).toBe(9);
  });

  it('is independent of work that is done together elsewhere', async () => {
    const done: string[] = [];
    await Promise.all([taking(new TickBarrier(), done)('here'), taking(new TickBarrier(), done)('there')]);
    expect([...done].sort()).toEqual(['here', 'here on', 'there', 'there on']);
  });
});
