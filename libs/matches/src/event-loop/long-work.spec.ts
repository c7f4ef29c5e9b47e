import { describe, expect, it } from '@jest/globals';
import { LongWork, SLICE_MS, type Job } from './long-work.js';

/** An event loop whose turns the test triggers, and a clock that advances with the work done. */
class FakeLoop {
  now = 0;
  turns = 0;
  private due: (() => void)[] = [];
  readonly work = new LongWork({ now: () => this.now, nextTurn: (then) => void this.due.push(then) });

  /** Runs this many steps of one millisecond each; returns the turns in which they ran. */
  async steps(count: number, job: Job = this.work.job()): Promise<number[]> {
    const done: number[] = [];
    for (let step = 0; step < count; step += 1) {
      if (job.isDue) await job.pause();
      this.now += 1;
      done.push(this.turns);
    }
    return done;
  }

  async turnUntil<T>(done: Promise<T>): Promise<T> {
    const ended: true[] = [];
    void done.finally(() => ended.push(true));
    for (;;) {
      for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
      if (ended.length > 0) return done;
      this.turns += 1;
      const { due } = this;
      this.due = [];
      for (const then of due) then();
    }
  }
}

const perTurn = (turns: readonly number[]): number[] => {
  const counts = new Map<number, number>();
  for (const turn of turns) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  return [...counts.values()];
};

describe('long work', () => {
  it('does not wait if it fits into a slice', async () => {
    const loop = new FakeLoop();
    expect(await loop.steps(SLICE_MS)).toEqual(Array(SLICE_MS).fill(0));
  });

  it('goes on in the next turn when its slice is used up', async () => {
    const loop = new FakeLoop();
    const turns = await loop.turnUntil(loop.steps(3 * SLICE_MS + 1));
    expect(perTurn(turns)).toEqual([SLICE_MS, SLICE_MS, SLICE_MS, 1]);
  });

  it('of many jobs shares one slice in each turn', async () => {
    const loop = new FakeLoop();
    const jobs = Array.from({ length: 10 }, () => loop.steps(2 * SLICE_MS));
    const all = (await loop.turnUntil(Promise.all(jobs))).flat();
    expect(Math.max(...perTurn(all))).toBe(SLICE_MS);
    expect(all.length).toBe(20 * SLICE_MS);
  });

  it('of a job that has run little goes before that of a job that has run much', async () => {
    const loop = new FakeLoop();
    const long = Promise.all(Array.from({ length: 5 }, () => loop.steps(20 * SLICE_MS)));
    let shortAt = 0;
    const short = (async () => {
      await loop.turnUntil(loop.steps(30 * SLICE_MS).then(() => undefined));
      const began = loop.turns;
      const turns = await loop.turnUntil(loop.steps(2 * SLICE_MS));
      shortAt = (turns.at(-1) ?? 0) - began;
    })();
    await short;
    await loop.turnUntil(long);
    expect(shortAt).toBeLessThanOrEqual(3);
  });

  it('of a job that begins at once gets a slice of its own, then takes turns with the others', async () => {
    const loop = new FakeLoop();
    await loop.steps(SLICE_MS);
    const others = loop.steps(2 * SLICE_MS);
    const own = loop.steps(3 * SLICE_MS, loop.work.begun());
    const [turns] = await loop.turnUntil(Promise.all([own, others]));
    expect(perTurn(turns)).toEqual([SLICE_MS, SLICE_MS, SLICE_MS]);
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBeGreaterThan(2);
  });
});
