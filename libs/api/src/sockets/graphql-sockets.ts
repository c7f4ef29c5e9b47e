// GraphQL over WebSocket (graphql-transport-ws), at the path of GraphQL over HTTP, with the same schema,
// tokens and limits. A socket sends its token when it connects, and each operation checks the token again.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import {
  CloseCode,
  handleProtocols,
  makeServer,
  type Context,
  type ExecutionResult as SocketResult,
} from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { LOG, type Log } from '#ports';
import { networkOf } from '#accounts';
import type { ApiContext } from '../context/context.js';
import { ApiError } from '../errors/api-error.js';
import { failure } from '../errors/failure.js';
import { present, withRequestId } from '../errors/present.js';
import { clientOf, Identities } from '../identity/identity.js';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';
import { LiveFeeds } from './live-feeds.js';
import { Misunderstood, Operations, type AskedOperation } from './operations.js';
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
  private readonly perAddress = new Map<string, number>();
  private readonly idle: (() => void)[] = [];
  private underWay = 0;
  private stopping = false;
  private http: Server | undefined;

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(GraphQLSchemaHost) private readonly schemaHost: GraphQLSchemaHost,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
    @Inject(Identities) private readonly identities: Identities,
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
    const operations = new Operations(this.schemaHost.schema, this.options);
    const protocol = makeServer<Record<string, unknown>, Extra>({
      execute: (args: ExecutionArgs) => this.executed(args),
      subscribe: subscribed,
      onSubscribe: (connection, _id, asked) => this.asked(connection, operations, asked),
      onNext: (_connection, _id, _payload, args, result) => this.shown(result, contextOf(args)),
      onError: (_connection, _id, _payload, errors) => errors.map((error) => this.shownError(error)),
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
      this.count(networkOf(address), 1);
      keepAlive(socket);
      // For errors of the WebSocket protocol (a message too large, invalid frames) the library closes the
      // socket.
      socket.on('error', () => undefined);
      socket.once('close', (code, reason) => {
        outlet.closed();
        this.count(networkOf(address), -1);
        void closed(code, reason.toString());
      });
    });
    this.http = this.host.httpAdapter.getHttpServer() as Server;
    this.http.on('upgrade', this.upgrade);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopAccepting();
    await this.finish();
    await this.close();
  }

  /** Accepts no more sockets, and no more operations on open ones. */
  stopAccepting(): void {
    this.stopping = true;
  }

  /** Resolves when every accepted query and mutation is answered. */
  finish(): Promise<void> {
    return this.underWay === 0 ? Promise.resolve() : new Promise((resolve) => this.idle.push(resolve));
  }

  /** Ends all feeds and closes all sockets, with the reason that the server stops. */
  async close(): Promise<void> {
    this.stopAccepting();
    this.http?.off('upgrade', this.upgrade);
    this.feeds.endAll('server-stops');
    const all = [...this.sockets.clients];
    const gone = all.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    setImmediate(() => {
      for (const socket of all) socket.close(CLOSE_SERVER_STOPS.code, CLOSE_SERVER_STOPS.reason);
    });
    const patience = setTimeout(() => {
      for (const socket of all) socket.terminate();
    }, CLOSING_MS);
    await Promise.all(gone);
    clearTimeout(patience);
    this.sockets.close();
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refusal = this.refusalOf(request);
    if (refusal !== undefined) {
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
    if (this.stopping) return '503 Service Unavailable';
    const open = this.perAddress.get(networkOf(this.options.addressOf(request))) ?? 0;
    return open >= this.options.limits.socketsPerAddress ? '429 Too Many Requests' : undefined;
  }

  private count(address: string, change: 1 | -1): void {
    const count = (this.perAddress.get(address) ?? 0) + change;
    if (count > 0) this.perAddress.set(address, count);
    else this.perAddress.delete(address);
  }

  /** The operation to execute, or the errors that prevent it. */
  private async asked(
    { connectionParams, extra }: Connection,
    operations: Operations,
    asked: AskedOperation,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { outlet, address } = extra;
    const requestId = randomUUID();
    try {
      if (this.stopping)
        throw new ApiError('SHUTTING_DOWN', 'the server is stopping: connect again in a moment');
      const identity = await this.identities.of(connectionParams?.['authorization']);
      const wait = this.options.admit(clientOf(identity, address));
      if (wait > 0)
        throw new ApiError('RATE_LIMITED', 'too many requests: wait, then try again', {
          retryAfter: Math.ceil(wait / 1000),
        });
      const contextValue: ApiContext = { identity, address, requestId, outlet };
      return { ...operations.prepare(asked), contextValue };
    } catch (error) {
      if (error instanceof Misunderstood) return error.errors;
      return [failure(error, requestId, this.log)];
    }
  }

  private async executed(args: ExecutionArgs): Promise<ExecutionResult> {
    this.underWay += 1;
    try {
      return await execute(args);
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) for (const resolve of this.idle.splice(0)) resolve();
    }
  }

  /** Results without errors are sent unchanged. */
  private shown(
    { errors, data }: SocketResult,
    { requestId }: ApiContext,
  ): FormattedExecutionResult | undefined {
    const shown = errors?.map((error) => this.shownError(error, requestId));
    return shown && { errors: shown, ...(data === undefined ? {} : { data }) };
  }

  private shownError(error: GraphQLError, requestId: string = randomUUID()): GraphQLFormattedError {
    const presented = present(error);
    if (presented.kind === 'ours')
      this.log.error('operation failed', { reason: 'INTERNAL', requestId }, presented.cause);
    return withRequestId(presented.error, requestId);
  }
}

const contextOf = (args: ExecutionArgs): ApiContext => args.contextValue as ApiContext;

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
