// The operators' own listener, loopback by default: figures for Prometheus, and what readiness consists of.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '../health/readiness.js';
import type { Address } from '../config/config.js';
import { PAGE_HEADERS } from './page-headers.js';
import type { ServerMetrics } from '../observability/metrics.js';

export interface OperatorsListener {
  readonly url: string;
  close(): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export async function listenForOperators(
  address: Address,
  metrics: ServerMetrics,
  readiness: Readiness,
): Promise<OperatorsListener> {
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
    '/readyz': async () => {
      const report = await readiness.report();
      return {
        status: report.ready ? 200 : 503,
        type: 'application/json',
        body: `${JSON.stringify(report)}\n`,
      };
    },
  };
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://operators').pathname];
    if (page === undefined || request.method !== 'GET') {
      response.writeHead(404, PAGE_HEADERS).end();
      return;
    }
    page().then(
      ({ status, type, body }) =>
        response.writeHead(status, { ...PAGE_HEADERS, 'content-type': type }).end(body),
      () => response.writeHead(500, PAGE_HEADERS).end(),
    );
  });
  await listening(server, address);
  const { port } = server.address() as AddressInfo;
  return { url: `http://${urlHost(address.host)}:${port}`, close: () => closed(server) };
}

export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const listening = (server: Server, { host, port }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
