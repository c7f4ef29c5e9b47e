// A server makes checkpoints when they are due, and not while another server makes them.
import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { StoreUnavailable } from '#event-store';
import type { Log, LogFields, Metrics } from '#ports';
import { SomeLog } from '../fixtures/some-log.js';
import { KEYS, OTHER_KEYS } from '#testkit/log/world';
import { CheckpointKeeper } from './keeper.js';
import { checkpointNow } from './maker.js';
import { storedCheckpoints } from './stream.js';

const MINUTE = 60_000;
let log: SomeLog;
let said: { readonly event: string; readonly fields: LogFields }[];
let figures: Map<string, number>;
beforeEach(() => {
  log = new SomeLog();
  said = [];
  figures = new Map();
});

const nothing = (): void => undefined;
const say = (event: string, fields: LogFields = {}) => void said.push({ event, fields });
const LOG: Log = { debug: nothing, info: say, warn: say, error: say };
const METRICS: Metrics = {
  count: (what, by = 1) => void figures.set(what, (figures.get(what) ?? 0) + by),
  time: nothing,
  level: (what, now) => void figures.set(what, now),
  lag: nothing,
};

const server = (patience = 5 * MINUTE, keys = KEYS) =>
  new CheckpointKeeper(log.store, keys, log.world.clock, METRICS, LOG, {
    events: 10,
    patience,
    counts: () => true,
  });
const pass = (ms: number) => {
  log.now = instant(log.now + ms);
};
async function sizes(): Promise<number[]> {
  const all: number[] = [];
  for await (const { made } of storedCheckpoints(log.store)) all.push(made.checkpoint.size);
  return all;
}

describe('a server that makes checkpoints', () => {
  it('makes one after a number of events, and reports it', async () => {
    const keeper = server();
    await log.write(9);
    await keeper.look();
    expect(await sizes()).toEqual([]);
    expect(keeper.health()).toEqual({ status: 'ok', detail: 'none yet' });
    await log.write(1);
    await keeper.look();
    expect(await sizes()).toEqual([10]);
    expect(figures).toEqual(
      new Map([
        ['checkpoints-made', 1],
        ['checkpointed-events', 10],
      ]),
    );
    expect(said).toMatchObject([{ event: 'checkpoint-made', fields: { count: 10 } }]);
    expect(keeper.health()).toEqual({
      status: 'ok',
      detail: 'the newest covers 10 events, made at 1970-01-01T00:00:01.000Z',
    });
  });

  it('makes one a number of minutes after an event, and none without an event', async () => {
    const keeper = server();
    await log.write(1);
    await keeper.look();
    pass(5 * MINUTE - 1);
    await keeper.look();
    expect(await sizes()).toEqual([]);
    pass(1);
    await keeper.look();
    expect(await sizes()).toEqual([1]);
    for (let hours = 0; hours < 5; hours += 1) {
      pass(60 * MINUTE);
      await keeper.look();
    }
    expect(await sizes()).toEqual([1]);
    await log.write(1);
    await keeper.look();
    pass(5 * MINUTE);
    await keeper.look();
    expect(await sizes()).toEqual([1, 3]);
  });

  it('goes on from its place after a restart', async () => {
    await log.write(10);
    await server().look();
    await log.write(10);
    await server().look();
    expect(await sizes()).toEqual([10, 21]);
  });

  it('watches while another server makes them, and takes over when that one has gone', async () => {
    const [here, there] = [server(), server()];
    await here.look();
    await log.write(10);
    await there.look();
    await here.look();
    await log.write(10);
    // It has seen that another server makes them.
    await here.look();
    expect(await sizes()).toEqual([10]);
    await there.look();
    await here.look();
    expect(await sizes()).toEqual([10, 21]);
    await log.write(10);
    pass(7 * MINUTE);
    await here.look();
    expect(await sizes()).toEqual([10, 21]);
    pass(MINUTE);
    await here.look();
    expect(await sizes()).toEqual([10, 21, 32]);
  });

  it('makes one of two if both make it at once', async () => {
    const both = [server(), server()];
    await log.write(30);
    await Promise.all(both.map((keeper) => keeper.look()));
    expect(await sizes()).toEqual([30]);
  });

  it('makes none that does not fit the newest one, keeps serving, and says why once', async () => {
    await log.write(5);
    await checkpointNow({ ...log.world, keys: OTHER_KEYS });
    const keeper = server();
    await log.write(20);
    await keeper.look();
    await keeper.look();
    expect(await sizes()).toEqual([5]);
    expect(said).toEqual([{ event: 'checkpoints-not-made', fields: { reason: 'checkpoint-not-ours' } }]);
    expect(keeper.health()).toEqual({ status: 'degraded', detail: 'none is made: checkpoint-not-ours' });
  });

  it('tries again after the store was away', async () => {
    const keeper = server();
    await log.write(20);
    const readAll = log.store.readAll.bind(log.store);
    log.store.readAll = () => Promise.reject(new StoreUnavailable('away', 'not-done'));
    await keeper.look();
    expect(keeper.health().status).toBe('degraded');
    log.store.readAll = readAll;
    await keeper.look();
    expect(await sizes()).toEqual([20]);
    expect(keeper.health().status).toBe('ok');
    expect(said.map(({ event }) => event)).toEqual([
      'checkpoints-not-made',
      'checkpoint-made',
      'checkpoints-made-again',
    ]);
  });

  it('makes none if it is configured not to', () => {
    const keeper = server(0);
    keeper.begin();
    expect(keeper.health()).toEqual({ status: 'ok', detail: 'this server makes none by itself' });
  });
});
