// GraphQL over WebSocket (graphql-transport-ws), at the path of GraphQL over HTTP, with the same schema,
// tokens and limits. A socket sends its token when it connects, and each operation checks the token again.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExecutionArgs } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type Context } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { LOG, type Log } from '#ports';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';
import { isAllowedOrigin } from '../options/origins.js';
import { GraphqlStreams } from './graphql-streams.js';
import { LiveFeeds } from './live-feeds.js';
import { OpenConnections } from './open-connections.js';
import { contextOf, OperationRunner } from './operation-runner.js';
import { CLOSE_SERVER_STOPS, Outlet } from '../context/outlet.js';
import { subscribed } from './subscribed.js';

interface Extra {
  readonly outlet: Outlet;
  readonly address: string;
}
type Connection = Context<Record<string, unknown>, Extra>;

/** A socket that does not answer a ping within this time counts as gone. */
const PING_EVERY_MS = 15_000;
/** How long to wait for clients to answer the closing of their socket. */
const CLOSING_MS = 2_000;

@Injectable()
export class GraphqlSockets implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets: WebSocketServer;

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
    @Inject(OperationRunner) private readonly runner: OperationRunner,
    @Inject(OpenConnections) private readonly connections: OpenConnections,
    @Inject(GraphqlStreams) private readonly streams: GraphqlStreams,
    @Inject(LiveFeeds) private readonly feeds: LiveFeeds,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: options.limits.messageBytes,
      perMessageDeflate: false,
      // One message of each socket each turn of the event loop: a client that sends thousands at once delays
      // only itself.
      allowSynchronousEvents: false,
      handleProtocols,
    });
  }

  onApplicationBootstrap(): void {
    const { runner } = this;
    const protocol = makeServer<Record<string, unknown>, Extra>({
      execute: (args: ExecutionArgs) => runner.execute(args),
      subscribe: subscribed,
      onSubscribe: ({ connectionParams, extra }: Connection, _id, asked) =>
        runner.prepare(asked, {
          authorization: connectionParams?.['authorization'],
          ...extra,
          allowance: 'to-count',
        }),
      onNext: (_connection, _id, _payload, args, result) => runner.shown(result, contextOf(args)),
      onError: (_connection, _id, _payload, errors) => errors.map((error) => runner.shownError(error)),
    });
    this.sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
      const address = this.options.addressOf(request);
      const outlet = new Outlet(socket, request.socket);
      const closed = protocol.opened(
        {
          protocol: socket.protocol,
          send: (text) => {
            outlet.send(text);
          },
          close: (code, reason) => {
            socket.close(code, reason);
          },
          onMessage: (receive) => {
            socket.on('message', (data: Buffer) => {
              receive(data.toString('utf8')).catch((error: unknown) => {
                this.log.error('socket failed', { reason: 'INTERNAL' }, error);
                socket.close(CloseCode.InternalServerError, 'INTERNAL');
              });
            });
          },
        },
        { outlet, address },
      );
      const gone = this.connections.open(address);
      keepAlive(socket);
      // For errors of the WebSocket protocol (a message too large, invalid frames) the library closes the
      // socket.
      socket.on('error', () => undefined);
      socket.once('close', (code, reason) => {
        outlet.closed();
        gone();
        void closed(code, reason.toString());
      });
    });
    // It stays while the server stops: a socket that comes then is refused, and not left without an answer.
    const http = this.host.httpAdapter.getHttpServer() as Server;
    http.on('upgrade', this.upgrade);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopAccepting();
    await this.finish();
    await this.close();
  }

  /** Accepts no more sockets, and no more operations on open ones. */
  stopAccepting(): void {
    this.runner.stopAccepting();
  }

  /** Resolves when every accepted query and mutation is answered. */
  finish(): Promise<void> {
    return this.runner.finish();
  }

  /** Ends all feeds and closes all sockets and event streams, with the reason that the server stops. */
  async close(): Promise<void> {
    this.stopAccepting();
    this.feeds.endAll('server-stops');
    const all = [...this.sockets.clients];
    const gone = all.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    setImmediate(() => {
      for (const socket of all) socket.close(CLOSE_SERVER_STOPS.code, CLOSE_SERVER_STOPS.reason);
    });
    const patience = setTimeout(() => {
      for (const socket of all) socket.terminate();
    }, CLOSING_MS);
    await Promise.all([...gone, this.streams.close()]);
    clearTimeout(patience);
    this.sockets.close();
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refusal = this.refusalOf(request);
    if (refusal !== undefined) {
      // Nobody reads this connection any more: a client that kept its side open would hold it, and a server that stops.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      this.sockets.emit('connection', opened, request);
    });
  };

  private refusalOf(request: IncomingMessage): string | undefined {
    const path = request.url?.split('?', 1)[0];
    if (path !== this.options.path) return '404 Not Found';
    if (this.runner.isStopping) return '503 Service Unavailable';
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(this.options.origins, origin, host)) return '403 Forbidden';
    return this.connections.hasRoom(this.options.addressOf(request)) ? undefined : '429 Too Many Requests';
  }
}

function keepAlive(socket: WebSocket): void {
  let answered = true;
  const alive = (): void => {
    answered = true;
  };
  socket.on('pong', alive);
  // Its answer may be queued behind earlier messages.
  socket.on('message', alive);
  const timer = setInterval(() => {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
  }, PING_EVERY_MS);
  socket.once('close', () => {
    clearInterval(timer);
  });
}
