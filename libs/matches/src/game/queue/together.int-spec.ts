import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MOST_MS, Together } from './together.js';

/** Records when its turn comes, and runs its consequences at once. */
const taking =
  (together: Together, done: string[]) =>
  async (name: string): Promise<void> => {
    await together.next();
    done.push(name);
    await Promise.resolve();
    done.push(`${name} on`);
  };

describe('work that is done together', () => {
  it('waits for everything else of the turn, and then runs in the order of the requests', async () => {
    const done: string[] = [];
    const take = taking(new Together(), done);
    const first = take('one');
    await new Promise((resolve) => process.nextTick(resolve));
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    done.push('else');
    await Promise.all([first, take('two'), take('three')]);
    expect(done).toEqual(['else', 'one', 'two', 'three', 'one on', 'two on', 'three on']);
  });

  it('waits for the next turn if this turn’s work has run already', async () => {
    const done: string[] = [];
    const take = taking(new Together(), done);
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
    const together = new Together(() => now);
    const perTurn: number[] = [];
    let turn = 0;
    const work = async (): Promise<void> => {
      await together.next();
      // Like a command that waits for its game's secret: all reach this point before the first decides.
      await Promise.resolve();
      while (together.isUsedUp) await together.next();
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
    await Promise.all([taking(new Together(), done)('here'), taking(new Together(), done)('there')]);
    expect([...done].sort()).toEqual(['here', 'here on', 'there', 'there on']);
  });
});
