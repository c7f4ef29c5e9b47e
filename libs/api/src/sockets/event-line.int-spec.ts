// Event streams over real connections whose clients take nothing.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Outlet } from '../context/outlet.js';
import { EventLine } from './event-line.js';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const stop of ending.splice(0).reverse()) stop();
});

async function connected(beatEvery?: number) {
  const server = createServer();
  ending.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  sent.on('error', () => undefined).end();
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  const line = new EventLine(response, beatEvery);
  const outlet = new Outlet(line, response);
  const closed = new Promise<void>((resolve) => {
    response.once('close', () => {
      outlet.closed();
      resolve();
    });
  });
  line.begin(200, { 'content-type': 'text/event-stream' });
  const [client] = (await once(sent, 'response')) as [IncomingMessage];
  client.on('error', () => undefined);
  return { line, outlet, response, closed, client };
}
/** Lets the event loop write what was sent. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const event = `event: next\ndata: "${'x'.repeat(100_000)}"\n\n`;

it('a client that never reads is told to resume and then cut off, and keeps at most a bound in memory', async () => {
  const { outlet, response, closed, client } = await connected();
  client.pause();
  let told = 0;
  let most = 0;
  outlet.onOverflow(() => {
    told += 1;
  });
  // The kernel takes some megabytes before anything waits here.
  for (let sent = 0; told === 0 && sent < 1_000; sent += 1) {
    outlet.send(event);
    most = Math.max(most, response.writableLength);
    await turn();
  }
  expect(told).toBe(1);
  expect(most).toBeLessThan(1_500_000);
  await closed;
  expect(response.destroyed).toBe(true);
});

it('a client that takes nothing between two beats is cut off before that', async () => {
  const { line, outlet, response, closed, client } = await connected(20);
  client.pause();
  let told = 0;
  outlet.onOverflow(() => {
    told += 1;
  });
  for (let sent = 0; line.bufferedAmount === 0 && sent < 1_000; sent += 1) {
    outlet.send(event);
    await turn();
  }
  await closed;
  expect(response.destroyed).toBe(true);
  expect(told).toBe(0);
});

it('a client that reads stays connected through beats, and sees them', async () => {
  const { line, client, closed } = await connected(5);
  let text = '';
  client.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  while (!text.includes(':\n\n:\n\n:\n\n')) await once(client, 'data');
  expect(line.readyState).toBe(line.OPEN);
  line.close();
  await closed;
  expect(line.readyState).not.toBe(line.OPEN);
});
