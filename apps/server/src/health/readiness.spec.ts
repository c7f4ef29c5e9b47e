import { describe, expect, it } from '@jest/globals';
import type { Duration } from '#kernel';
import { KeptLog } from '../fixtures/kept-log.js';
import { Shutdown } from '../lifecycle/shutdown.js';
import { Readiness } from './readiness.js';

function aReadiness() {
  const shutdown = new Shutdown(1000 as Duration, new KeptLog());
  return { shutdown, readiness: new Readiness(shutdown) };
}

describe('readiness', () => {
  it('holds while no part is down; a degraded part keeps serving', async () => {
    const { readiness } = aReadiness();
    readiness.add('a', () => ({ status: 'ok', detail: '' }));
    readiness.add('b', () => Promise.resolve({ status: 'degraded', detail: 'one node of three is away' }));
    expect(await readiness.report()).toEqual({
      ready: true,
      checks: {
        a: { status: 'ok', detail: '' },
        b: { status: 'degraded', detail: 'one node of three is away' },
      },
    });
  });

  it('is lost when one part is down, and returns with it', async () => {
    const { readiness } = aReadiness();
    let status: 'ok' | 'down' = 'down';
    readiness.add('a', () => ({ status, detail: '' }));
    expect((await readiness.report()).ready).toBe(false);
    status = 'ok';
    expect((await readiness.report()).ready).toBe(true);
  });

  it('takes a check that fails, or that never answers, as a part that is down', async () => {
    const { readiness } = aReadiness();
    readiness.add('failing', () => Promise.reject(new TypeError('what it failed on')));
    readiness.add('silent', () => new Promise(() => undefined));
    const { ready, checks } = await readiness.report();
    expect(ready).toBe(false);
    expect(checks).toMatchObject({
      failing: { status: 'down', detail: 'TypeError' },
      silent: { status: 'down' },
    });
  });

  it('is lost from the moment the server stops', async () => {
    const { readiness, shutdown } = aReadiness();
    readiness.add('a', () => ({ status: 'ok', detail: '' }));
    void shutdown.run('test');
    expect((await readiness.report()).ready).toBe(false);
  });
});
