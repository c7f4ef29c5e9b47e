// A feed over a real socket whose client reads when it is told to.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { instant } from '#kernel';
import type { FeedMessage } from '#matches';
import { FeedStream } from './feed-stream.js';
import { Outlet } from './outlet.js';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const stop of ending.splice(0).reverse()) stop();
});

async function pair(): Promise<{
  readonly serverSide: WebSocket;
  readonly line: Socket;
  readonly client: WebSocket;
}> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  ending.push(() => server.close());
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  ending.push(() => {
    client.terminate();
  });
  const [connected] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  const [serverSide, { socket: line }] = connected as [WebSocket, IncomingMessage];
  return { serverSide, line, client };
}

const entry = (seq: number): FeedMessage => ({
  kind: 'entry',
  entry: { seq, moment: seq, at: instant(seq), story: { type: 'TurnBegan' }, patch: {}, cursor: `c${seq}` },
});
const CAUGHT_UP: FeedMessage = { kind: 'caught-up', cursor: 'c2' };

/** A source that counts how often it was pulled, and what becomes of it. */
class Source implements AsyncIterator<FeedMessage> {
  pulled = 0;
  returned = 0;
  constructor(private readonly messages: readonly FeedMessage[]) {}
  next(): Promise<IteratorResult<FeedMessage>> {
    const message = this.messages[this.pulled];
    this.pulled += 1;
    // At the end of what there is, something may still happen some day.
    return message === undefined ? new Promise(() => undefined) : Promise.resolve({ value: message });
  }
  return(): Promise<IteratorResult<FeedMessage>> {
    this.returned += 1;
    return Promise.resolve({ done: true, value: undefined });
  }
}

async function followed(messages: readonly FeedMessage[]) {
  const { serverSide, line, client } = await pair();
  const outlet = new Outlet(serverSide, line);
  serverSide.on('close', () => {
    outlet.closed();
  });
  const source = new Source(messages);
  const ends: (string | undefined)[] = [];
  const stream = new FeedStream({
    source,
    outlet,
    after: undefined,
    onOver: (ended) => {
      ends.push(ended);
      void source.return();
    },
  });
  /** Sends until the client's share of waiting is used up. */
  const fill = (): void => {
    client.pause();
    while (serverSide.bufferedAmount <= 300 * 1024) outlet.send('x'.repeat(64 * 1024));
  };
  return { stream, source, outlet, client, serverSide, ends, fill };
}

describe('a feed', () => {
  it('is not pulled for a client that has not taken what was sent, until it has', async () => {
    const { stream, source, client, fill } = await followed([entry(1), entry(2)]);
    expect((await stream.next()).value).toMatchObject({ seq: 1 });
    fill();
    const second = stream.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(source.pulled).toBe(1);
    client.resume();
    expect((await second).value).toMatchObject({ seq: 2 });
  });

  it('is pulled on once it is live, and ends when too much is unsent', async () => {
    const { stream, outlet, client, ends, fill } = await followed([CAUGHT_UP, entry(3), entry(4)]);
    expect((await stream.next()).value).toMatchObject({ __typename: 'FeedCaughtUp' });
    fill();
    expect((await stream.next()).value).toMatchObject({ seq: 3 });
    outlet.send('x'.repeat(1024 * 1024));
    expect((await stream.next()).value).toEqual({
      __typename: 'FeedClosed',
      reason: 'TOO_SLOW',
      cursor: 'c3',
    });
    expect((await stream.next()).done).toBe(true);
    expect(ends).toEqual(['too-slow']);
    client.resume();
    const [code, reason] = (await once(client, 'close')) as [number, Buffer];
    expect([code, reason.toString()]).toEqual([4008, 'TOO_SLOW: resume from your cursor']);
  });

  it('that is ended while it waits, for its source or for its client, says why at once', async () => {
    const idle = await followed([]);
    const waiting = idle.stream.next();
    idle.stream.end('server-stops');
    expect((await waiting).value).toEqual({ __typename: 'FeedClosed', reason: 'SERVER_STOPS', cursor: null });
    expect(idle.source.returned).toBe(1);

    const stuck = await followed([entry(1)]);
    stuck.fill();
    const held = stuck.stream.next();
    stuck.stream.end('token-ended');
    expect((await held).value).toMatchObject({ reason: 'TOKEN_ENDED' });
    expect(stuck.source.pulled).toBe(0);
  });

  it('is let go of when its subscriber leaves, while it waits too', async () => {
    const { stream, source, ends } = await followed([entry(1)]);
    await stream.next();
    const waiting = stream.next();
    await stream.return();
    expect((await waiting).done).toBe(true);
    stream.end('server-stops');
    expect((await stream.next()).done).toBe(true);
    expect(ends).toEqual([undefined]);
    expect(source.returned).toBe(1);
  });

  it('stops waiting for a client whose socket is gone', async () => {
    const { stream, serverSide, fill } = await followed([entry(1), entry(2)]);
    await stream.next();
    fill();
    const waiting = stream.next();
    serverSide.terminate();
    expect((await waiting).value).toMatchObject({ seq: 2 });
  });

  it('that fails is over, and says so to who follows it', async () => {
    const { serverSide, line } = await pair();
    const ends: unknown[] = [];
    const stream = new FeedStream({
      source: { next: () => Promise.reject(new Error('broken')) },
      outlet: new Outlet(serverSide, line),
      after: 'c7',
      onOver: (ended) => ends.push(ended),
    });
    await expect(stream.next()).rejects.toThrow('broken');
    expect((await stream.next()).done).toBe(true);
    expect(ends).toEqual([undefined]);
  });
});
