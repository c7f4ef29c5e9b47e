import { describe, expect, it } from '@jest/globals';
import type { Duration } from '#kernel';
import { KeptLog } from '../fixtures/kept-log.js';
import { Shutdown, STAGES } from './shutdown.js';

const grace = (ms: number): Duration => ms as Duration;

describe('stopping', () => {
  it('goes through the stages in their order, in any order of registration', async () => {
    const shutdown = new Shutdown(grace(60_000), new KeptLog());
    const done: string[] = [];
    for (const stage of [...STAGES].reverse())
      shutdown.during(stage, 'step', async () => {
        await Promise.resolve();
        done.push(stage);
      });
    expect(await shutdown.run('test')).toBe('clean');
    expect(done).toEqual(STAGES);
  });

  it('begins a stage only when every step of the one before is done', async () => {
    const shutdown = new Shutdown(grace(60_000), new KeptLog());
    const done: string[] = [];
    let finish = (): void => undefined;
    shutdown.during('finish-commands', 'slow', () => new Promise<void>((resolve) => (finish = resolve)));
    shutdown.during('finish-commands', 'quick', () => done.push('quick'));
    shutdown.during('close-store', 'store', () => done.push('store'));
    const stopping = shutdown.run('test');
    await new Promise(setImmediate);
    expect(done).toEqual(['quick']);
    finish();
    await stopping;
    expect(done).toEqual(['quick', 'store']);
  });

  it('is done once, however often it is asked for', async () => {
    const shutdown = new Shutdown(grace(60_000), new KeptLog());
    let times = 0;
    shutdown.during('close-store', 'store', () => (times += 1));
    expect(shutdown.begun).toBe(false);
    const outcomes = await Promise.all([shutdown.run('one'), shutdown.run('two')]);
    expect([outcomes, times, shutdown.begun]).toEqual([['clean', 'clean'], 1, true]);
  });

  it('goes on when a step fails, and says which', async () => {
    const log = new KeptLog();
    const shutdown = new Shutdown(grace(60_000), log);
    let closed = false;
    shutdown.during('close-subscriptions', 'sockets', () => Promise.reject(new Error('no')));
    shutdown.during('close-store', 'store', () => (closed = true));
    expect(await shutdown.run('test')).toBe('clean');
    expect(closed).toBe(true);
    expect(log.said).toContainEqual(
      expect.objectContaining({ event: 'a step of stopping failed', step: 'close-subscriptions: sockets' }),
    );
  });

  it('stops waiting when the grace period is over, and says what it waited for', async () => {
    const log = new KeptLog();
    const shutdown = new Shutdown(grace(1), log);
    shutdown.during('finish-requests', 'http', () => new Promise(() => undefined));
    expect(await shutdown.run('test')).toBe('overdue');
    expect(log.said.at(-1)).toMatchObject({
      event: 'stopping takes too long',
      step: 'finish-requests: http',
    });
  });
});
