// A feed over a real socket whose client reads only when told to.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { instant } from '#kernel';
import type { FeedMessage } from '#matches';
import { FeedStream } from './feed-stream.js';
import { Outlet } from '../context/outlet.js';

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
  entry: { seq, moment: seq, at: instant(seq), story: { type: 'TurnBegan' }, patch: [], cursor: `c${seq}` },
});
/** Waits until the work that has begun is waiting for something. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const CAUGHT_UP: FeedMessage = { kind: 'caught-up', cursor: 'c2' };

/** A source that counts its pulls, and records its end. */
class Source implements AsyncIterator<FeedMessage> {
  pulled = 0;
  returned = 0;
  constructor(private readonly messages: readonly FeedMessage[]) {}
  next(): Promise<IteratorResult<FeedMessage>> {
    const message = this.messages[this.pulled];
    this.pulled += 1;
    // At its present end the source waits for more.
    return message === undefined ? new Promise(() => undefined) : Promise.resolve({ value: message });
  }
  return(): Promise<IteratorResult<FeedMessage>> {
    this.returned += 1;
    return Promise.resolve({ done: true, value: undefined });
  }
}

async function followed(messages: readonly FeedMessage[], after?: string) {
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
    after,
    onOver: (ended) => {
      ends.push(ended);
      void source.return();
    },
  });
  /** Sends until the limit for unsent data is reached. */
  const fill = (): void => {
    client.pause();
    while (serverSide.bufferedAmount <= 300 * 1024) outlet.send('x'.repeat(64 * 1024));
  };
  return { stream, source, outlet, client, serverSide, ends, fill };
}

describe('a feed', () => {
  it('is not pulled for a client that has not read what was sent, until it has', async () => {
    const { stream, source, client, fill } = await followed([entry(1), entry(2)]);
    expect((await stream.next()).value).toMatchObject({ seq: 1 });
    fill();
    const second = stream.next();
    await turn();
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
      resumeAt: 'c3',
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
    await turn();
    expect(idle.source.pulled).toBe(1);
    idle.stream.end('server-stops');
    expect((await waiting).value).toEqual({
      __typename: 'FeedClosed',
      reason: 'SERVER_STOPS',
      resumeAt: null,
    });
    expect(idle.source.returned).toBe(1);

    const stuck = await followed([entry(1)]);
    stuck.fill();
    const held = stuck.stream.next();
    stuck.stream.end('token-ended');
    expect((await held).value).toMatchObject({ reason: 'TOKEN_ENDED' });
    stuck.client.resume();
    await stuck.outlet.room();
    await turn();
    expect(stuck.source.pulled).toBe(0);
  });

  it('that is ended before its first message says where its subscriber had left it', async () => {
    const { stream } = await followed([], 'c7');
    const waiting = stream.next();
    stream.end('server-stops');
    expect((await waiting).value).toMatchObject({ reason: 'SERVER_STOPS', resumeAt: 'c7' });
  });

  it('that is ended twice gives the first reason, and no place if the feed is another one by now', async () => {
    const { stream, ends } = await followed([entry(1)]);
    await stream.next();
    const waiting = stream.next();
    stream.end('viewer-changed');
    stream.end('server-stops');
    expect((await waiting).value).toMatchObject({ reason: 'VIEWER_CHANGED', resumeAt: null });
    expect(ends).toEqual(['viewer-changed']);
  });

  it('is closed when its subscriber leaves, even while it waits', async () => {
    const { stream, source, ends } = await followed([entry(1)]);
    await stream.next();
    const waiting = stream.next();
    await turn();
    expect(source.pulled).toBe(2);
    await stream.return();
    expect((await waiting).done).toBe(true);
    stream.end('server-stops');
    expect((await stream.next()).done).toBe(true);
    await stream.return();
    expect(ends).toStrictEqual([undefined]);
    expect(source.returned).toBe(1);
  });

  it('stops waiting for a client whose socket is closed', async () => {
    const { stream, serverSide, fill } = await followed([entry(1), entry(2)]);
    await stream.next();
    fill();
    const waiting = stream.next();
    serverSide.terminate();
    expect((await waiting).value).toMatchObject({ seq: 2 });
  });

  it('stops waiting for a client whose socket is closing, however long that takes', async () => {
    const { stream, outlet, client, fill } = await followed([entry(1), entry(2)]);
    await stream.next();
    fill();
    const waiting = stream.next();
    outlet.close({ code: 1001, reason: 'enough' });
    expect((await waiting).value).toMatchObject({ seq: 2 });
    expect(client.isPaused).toBe(true);
  });

  it('that fails or has no more to tell is over, and tells its follower so', async () => {
    const { serverSide, line } = await pair();
    const ends: unknown[] = [];
    const streamOf = (next: () => Promise<IteratorResult<FeedMessage>>): FeedStream =>
      new FeedStream({
        source: { next },
        outlet: new Outlet(serverSide, line),
        after: 'c7',
        onOver: (ended) => ends.push(ended),
      });
    const failing = streamOf(() => Promise.reject(new Error('broken')));
    await expect(failing.next()).rejects.toThrow('broken');
    expect((await failing.next()).done).toBe(true);
    expect(ends).toStrictEqual([undefined]);
    const ended = streamOf(() => Promise.resolve({ done: true, value: undefined }));
    expect((await ended.next()).done).toBe(true);
    expect(ends).toHaveLength(2);
  });
});

describe('the sending side of a socket', () => {
  it('reports once that its client is too slow, and only to those who still ask', async () => {
    const { serverSide, line, client } = await pair();
    const outlet = new Outlet(serverSide, line);
    const told: string[] = [];
    const leave = outlet.onOverflow(() => told.push('who left'));
    outlet.onOverflow(() => told.push('who stayed'));
    leave();
    client.pause();
    for (let times = 0; times < 40; times += 1) outlet.send('x'.repeat(256 * 1024));
    expect(told).toEqual(['who stayed']);
  });

  it('lets one text of any size through to a client that has read what was before', async () => {
    const { serverSide, line, client } = await pair();
    const outlet = new Outlet(serverSide, line);
    const told: string[] = [];
    outlet.onOverflow(() => told.push('too slow'));
    const crowd = 'x'.repeat(3 * 1024 * 1024);
    outlet.send(crowd);
    const [text] = (await once(client, 'message')) as [Buffer];
    expect([text.length, told]).toEqual([crowd.length, []]);
  });
});
