// Tests servers that are away, frozen or not the leader, and two at once, on doubles: an append waits as long
// as it may, and its answer is true.
import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '../port/port.js';
import type { AppendFault } from '#testkit/eventstoredb/faults';
import {
  done,
  eventsOf,
  idsIn,
  idsOf,
  newEvents,
  newStream,
  rejection,
  Stage,
  take,
  timesArrived,
  until,
} from '#testkit/eventstoredb/fixtures';
import { startDouble, type Double } from '#testkit/eventstoredb/double';

const stage = new Stage();
afterEach(() => stage.clear());

/** The outcome of an append that met the fault; one whose time was over before it came so far is sent again. */
async function metBy(
  double: Double,
  append: () => Promise<unknown>,
): Promise<{ readonly lost: Promise<unknown> }> {
  for (;;) {
    const lost = rejection(append());
    let isOver = false;
    void lost.finally(() => (isOver = true));
    await until(() => isOver || double.faults.areSpent);
    if (double.faults.areSpent) return { lost };
    expect(await lost).toMatchObject({ outcome: 'not-done' });
  }
}

describe('an unreachable server (the double)', () => {
  it('is waited for, and the append lands when it is back', async () => {
    const double = await stage.double();
    const store = await stage.store(double);
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(1));
    await double.network.goAway();
    const waiting = store.append(stream, 'any', newEvents(2));
    expect((await store.health()).status).toBe('down');
    await double.network.open();
    expect(await waiting).toMatchObject({ kind: 'appended', revision: 2 });
    await until(async () => (await store.health()).status === 'ok');
  });

  it('away for too long: the append is not done, and is done when it is sent again', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { append: 300, read: 300 });
    await double.network.goAway();
    const stream = newStream();
    const batch = newEvents(2);
    for (const work of [
      store.append(stream, 'no-stream', batch),
      store.read(stream, { max: 1 }),
      store.readAll({ max: 1 }),
    ]) {
      const error = await rejection(work);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(error).toMatchObject({ outcome: 'not-done' });
    }
    await double.network.open();
    await until(async () => (await store.health()).status !== 'down');
    const result = await done(() => store.append(stream, 'no-stream', batch));
    expect(['appended', 'duplicate']).toContain(result.kind);
    expect(idsIn(double, stream)).toEqual(idsOf(batch));
  });

  it.each<[AppendFault, string]>([
    ['cut-before-landing', 'appended'],
    ['cut-after-landing', 'duplicate'],
  ])(
    'away right after %s: the outcome is unknown, and the same batch sent again is %s',
    async (fault, again) => {
      const double = await stage.double();
      const store = await stage.store(double, { append: 400 });
      const [stream, first, batch] = [newStream(), newEvents(1), newEvents(2)];
      await done(() => store.append(stream, 'no-stream', first));
      double.faults.ofAppends(fault);
      const { lost } = await metBy(double, () => store.append(stream, 'any', batch));
      await double.network.goAway();
      expect(await lost).toMatchObject({ name: 'StoreUnavailable', outcome: 'unknown' });
      await double.network.open();
      // By somebody who has time: a second try of one append would find what the first one did.
      const result = await (await stage.store(double)).append(stream, 'any', batch);
      expect(result.kind).toBe(again);
      expect(idsIn(double, stream).slice(1)).toEqual(idsOf(batch));
    },
  );

  it('does not keep the store from closing', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { append: 300 });
    await double.network.goAway();
    const append = rejection(store.append(newStream(), 'any', newEvents(1)));
    const subscription = store.subscribe({ kind: 'all' }, {});
    const waiting = subscription.next();
    await store.close();
    expect(await append).toMatchObject({ outcome: 'not-done' });
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});

describe('a frozen server (the double)', () => {
  it('holds an append no longer than its deadline, and stores nothing twice once it thaws', async () => {
    const double = await stage.double();
    const store = await stage.store(double, { append: 900 });
    const [stream, first, batch] = [newStream(), newEvents(1), newEvents(2)];
    await done(() => store.append(stream, 'no-stream', first));
    double.network.freeze();
    expect(await rejection(store.append(stream, 'any', batch))).toMatchObject({
      name: 'StoreUnavailable',
      outcome: 'unknown',
    });
    expect((await store.health()).status).not.toBe('ok');
    double.network.thaw();
    const result = await done(() => store.append(stream, 'any', batch));
    expect(['appended', 'duplicate']).toContain(result.kind);
    expect(idsIn(double, stream).slice(1)).toEqual(idsOf(batch));
    await until(async () => (await store.health()).status === 'ok');
  });

  it('is waited for within the deadline', async () => {
    const double = await stage.double();
    const store = await stage.store(double);
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(1));
    double.network.freeze();
    const batch = newEvents(2);
    const waiting = store.append(stream, 'any', batch);
    // Long enough for the keep-alive to drop the connection.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    double.network.thaw();
    expect(await waiting).toMatchObject({ kind: 'appended', revision: 2 });
    expect(idsIn(double, stream).slice(1)).toEqual(idsOf(batch));
  });
});

describe('another node (two doubles with one log)', () => {
  it('takes over the appends when a follower names it as leader', async () => {
    const follower = await stage.double();
    const leader = await stage.double(follower.log);
    follower.appending.leaderPort = leader.port;
    follower.faults.ofAppends('not-leader', 3);
    const store = await stage.store(follower);
    const stream = newStream();
    expect(await store.append(stream, 'no-stream', newEvents(1))).toMatchObject({ kind: 'appended' });
    expect(await store.append(stream, 'any', newEvents(1))).toMatchObject({ kind: 'appended', revision: 1 });
    expect(follower.appending.arrived).toHaveLength(1);
    expect(leader.appending.arrived).toHaveLength(2);
  });

  it.each(['freeze', 'goAway'] as const)('is found after the leader suffers %s', async (fate) => {
    const old = await stage.double();
    const next = await stage.double(old.log);
    const before = [
      { port: old.port, state: 'leader', isAlive: true },
      { port: next.port, state: 'follower', isAlive: true },
    ] as const;
    old.members = before;
    next.members = before;
    const store = await stage.store(`esdb://127.0.0.1:${old.port},127.0.0.1:${next.port}?tls=false`);
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(1));
    expect(old.appending.arrived).toHaveLength(1);

    await old.network[fate]();
    const batch = newEvents(2);
    const waiting = store.append(stream, 'any', batch);
    next.members = [
      { port: old.port, state: 'leader', isAlive: false },
      { port: next.port, state: 'leader', isAlive: true },
    ];
    expect(await waiting).toMatchObject({ kind: 'appended', revision: 2 });
    expect(idsIn(next, stream).slice(1)).toEqual(idsOf(batch));
    expect(timesArrived(next, batch)).toBeGreaterThan(0);
  });

  it.each(['goAway', 'freeze'] as const)(
    'is awaited while none can be found after %s, by appends, reads and subscriptions alike',
    async (fate) => {
      const one = await stage.double();
      const two = await stage.double(one.log);
      one.members = [
        { port: one.port, state: 'leader', isAlive: true },
        { port: two.port, state: 'follower', isAlive: true },
      ];
      two.members = one.members;
      const url = `esdb://127.0.0.1:${one.port},127.0.0.1:${two.port}?tls=false&maxDiscoverAttempts=2`;
      const store = await stage.store(url);
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(1));
      const subscriptions = Array.from({ length: 5 }, () => store.subscribe({ kind: 'stream', stream }, {}));
      await Promise.all(subscriptions.map((subscription) => take(subscription, 1)));
      const waiting = subscriptions.map((subscription) => take(subscription, 2));

      await Promise.all([one.network[fate](), two.network.goAway()]);
      const batch = newEvents(2);
      const append = store.append(stream, 'any', batch);
      expect((await store.health()).status).not.toBe('ok');
      // Longer than an unsuccessful search for a node takes.
      await new Promise((resolve) => setTimeout(resolve, fate === 'freeze' ? 2_500 : 1_000));
      if (fate === 'freeze') one.network.thaw();
      else await one.network.open();
      await two.network.open();
      expect(await append).toMatchObject({ kind: 'appended', revision: 2 });
      for (const events of await Promise.all(waiting)) expect(idsOf(events)).toEqual(idsOf(batch));
      expect(await eventsOf(store, stream)).toHaveLength(3);
    },
  );

  it('is awaited while none leads: no append is done, and health is degraded, not down', async () => {
    const double = await stage.double();
    const gone = await stage.double();
    await gone.network.goAway();
    double.members = [
      { port: double.port, state: 'unknown', isAlive: true },
      { port: gone.port, state: 'unknown', isAlive: false },
    ];
    const url = `esdb://127.0.0.1:${double.port},127.0.0.1:${gone.port}?tls=false&maxDiscoverAttempts=2`;
    const store = await stage.store(url, { append: 500 });
    const stream = newStream();
    const batch = newEvents(2);
    expect(await rejection(store.append(stream, 'any', batch))).toMatchObject({ outcome: 'not-done' });
    expect((await store.health()).status).toBe('degraded');
    double.members = [{ port: double.port, state: 'leader', isAlive: true }];
    await until(async () => (await store.read(stream, { max: 1 })).kind === 'absent');
    const result = await done(() => store.append(stream, 'any', batch));
    expect(['appended', 'duplicate']).toContain(result.kind);
    expect(idsIn(double, stream)).toEqual(idsOf(batch));
    await until(async () => (await store.health()).status === 'ok');
  });

  it('is found by discovery, even in a cluster of one', async () => {
    const double = await stage.double();
    const store = await stage.store(`esdb+discover://127.0.0.1:${double.port}?tls=false`);
    expect(await store.append(newStream(), 'any', newEvents(1))).toMatchObject({ kind: 'appended' });
  });
});

describe('two servers used by one process (two doubles)', () => {
  it('are independent: when the appends to one fail, those to the other land', async () => {
    const [one, other] = [await stage.double(), await stage.double()];
    const [first, second] = [
      await stage.store(one, { append: 1_500 }),
      await stage.store(other, { answer: 3_000 }),
    ];
    const [before, event] = [newStream(), newEvents(1)];
    await done(() => first.append(before, 'any', event));
    const stream = newStream();
    await second.append(stream, 'no-stream', newEvents(1));

    other.network.freeze();
    const batch = newEvents(2);
    const waiting = second.append(stream, 'any', batch);
    one.faults.ofAppends('cut-before-landing');
    const { lost } = await metBy(one, () => first.append(before, 'any', batch));
    await one.network.goAway();
    expect(await lost).toMatchObject({ outcome: 'unknown' });
    other.network.thaw();
    // The answer that the client's own appends would fail on.
    expect(await waiting).toMatchObject({ kind: 'appended', revision: 2 });
    expect(timesArrived(other, batch)).toBe(1);
  });

  it('would crash a process that used the client’s own appends', async () => {
    const [one, other] = [await startDouble(), await startDouble()];
    stage.later(() => one.stop());
    stage.later(() => other.stop());
    const script = `
      import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
      const [one, other] = process.argv.slice(1).map((url) => EventStoreDBClient.connectionString(url));
      const append = (client) => client.appendToStream('s', jsonEvent({ type: 'T', data: {} }));
      await append(one);
      await append(other);
      process.stdout.write('ready\\n');
      process.stdin.once('data', async () => {
        const rejected = append(other).catch(() => process.stdout.write('rejected\\n'));
        await append(one).catch(() => undefined);
        await rejected;
      });
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, one.url, other.url]);
    stage.later(() => Promise.resolve(void child.kill()));
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await until(() => said.includes('ready'));
    one.faults.ofAppends('cut-before-landing');
    other.network.freeze();
    child.stdin.write('go\n');
    await until(() => said.includes('rejected'));
    other.network.thaw();
    expect(await code).not.toBe(0);
    expect(said).toContain('undefined is not iterable');
  });
});
