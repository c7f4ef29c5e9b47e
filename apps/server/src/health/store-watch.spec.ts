import { describe, expect, it } from '@jest/globals';
import type { Metrics } from '#ports';
import { KeptLog } from '../fixtures/kept-log.js';
import type { Finding } from './readiness.js';
import { StoreWatch } from './store-watch.js';

async function watched(...findings: readonly (Finding | Error)[]) {
  const log = new KeptLog();
  const levels: number[] = [];
  const metrics: Metrics = {
    count: () => undefined,
    time: () => undefined,
    level: (_what, now) => levels.push(now),
    lag: () => undefined,
  };
  let nth = 0;
  const watch = new StoreWatch(
    () => {
      const found = findings[nth++]!;
      if (found instanceof Error) throw found;
      return found;
    },
    log,
    metrics,
  );
  for (const _ of findings) await watch.look();
  watch.stop();
  return { levels, lines: log.said.map(({ event, outcome, detail }) => [event, outcome, detail]) };
}

const OK: Finding = { status: 'ok', detail: 'it answers' };
const AWAY: Finding = { status: 'down', detail: 'no connection' };

describe('watching the event store', () => {
  it('writes one line when the store fails, with the reason, and one when it is back', async () => {
    const { lines, levels } = await watched(OK, AWAY, AWAY, OK, OK);
    expect(lines).toEqual([
      ['store-in-trouble', 'down', 'no connection'],
      ['store-back', 'ok', 'it answers'],
    ]);
    expect(levels).toEqual([1, 0, 0, 1, 1]);
  });

  it('tells degraded from down, and takes a check that fails as down', async () => {
    const { lines, levels } = await watched({ status: 'degraded', detail: 'no leader' }, new TypeError('x'));
    expect(lines).toEqual([
      ['store-in-trouble', 'degraded', 'no leader'],
      ['store-in-trouble', 'down', 'TypeError'],
    ]);
    expect(levels).toEqual([1, 0]);
  });
});
