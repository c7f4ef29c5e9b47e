// GraphQL over server-sent events (graphql-sse, distinct connections), at the path of GraphQL over HTTP, for requests that
// accept text/event-stream: subscriptions where no WebSocket gets through, and queries and mutations too.
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import { LOG, type Log } from '#ports';
import { Outlet } from '../context/outlet.js';
import { ApiError } from '../errors/api-error.js';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';
import { asksForEvents, EVENT_STREAM } from '../http/event-stream.js';
import { EventLine } from './event-line.js';
import { OpenConnections } from './open-connections.js';
import { contextOf, OperationRunner } from './operation-runner.js';
import type { AskedOperation } from './operations.js';
import { subscribed } from './subscribed.js';

const ENDED = 'event: complete\ndata:\n\n';

@Injectable()
export class GraphqlStreams implements OnModuleInit {
  private readonly open = new Set<{ readonly end: () => void; readonly gone: Promise<void> }>();

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
    @Inject(OperationRunner) private readonly runner: OperationRunner,
    @Inject(OpenConnections) private readonly connections: OpenConnections,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preHandler', (request, reply, next) => {
      if (!this.isForStreams(request)) {
        next();
        return;
      }
      // From here on the answer is written by hand; `next` is not called.
      reply.hijack();
      this.answer(request, reply).catch((error: unknown) => {
        this.log.error('event stream failed', { reason: 'INTERNAL', requestId: request.id }, error);
        reply.raw.destroy();
      });
    });
  }

  /** The feeds have been told to end; resolves when the last messages are sent. */
  async close(): Promise<void> {
    const all = [...this.open];
    setImmediate(() => {
      for (const { end } of all) end();
    });
    await Promise.all(all.map(({ gone }) => gone));
  }

  private isForStreams({ url, method, headers }: FastifyRequest): boolean {
    const isOurs = url.split('?', 1)[0] === this.options.path;
    return isOurs && (method === 'POST' || method === 'GET') && asksForEvents(headers);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw: response } = reply;
    const line = new EventLine(response);
    const outlet = new Outlet(line, response);
    const isFull = !this.connections.hasRoom(request.ip);
    const closed = this.connections.open(request.ip);
    const gone = new Promise<void>((resolve) => {
      response.once('close', () => {
        closed();
        outlet.closed();
        resolve();
      });
    });
    if (response.destroyed) closed();
    const entry = { end: () => line.close(), gone };
    this.open.add(entry);
    void gone.then(() => this.open.delete(entry));
    line.begin(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': `${EVENT_STREAM}; charset=utf-8`,
      'cache-control': 'no-store',
      // nginx would gather the events.
      'x-accel-buffering': 'no',
    });
    await this.run(request, outlet, isFull ? 'full' : 'has-room', (result) => {
      outlet.send(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
    });
    outlet.send(ENDED);
    setImmediate(() => line.close());
  }

  /** Errors before an operation runs are results too: a browser shows its page no other answer. */
  private async run(
    request: FastifyRequest,
    outlet: Outlet,
    room: 'full' | 'has-room',
    send: (result: object) => void,
  ): Promise<void> {
    const { headers, ip: address, id: requestId } = request;
    const { authorization } = headers;
    const refuse = (errors: readonly GraphQLError[]): void => {
      send({ errors: errors.map((error) => this.runner.shownError(error, requestId)) });
    };
    const asked = room === 'full' ? tooMany() : askedIn(request);
    if (asked instanceof ApiError) {
      refuse([asked]);
      return;
    }
    const client = { authorization, address, outlet, requestId, allowance: 'counted' } as const;
    const prepared = await this.runner.prepare(asked, client);
    if (!('schema' in prepared)) {
      refuse(prepared);
      return;
    }
    const show = (result: ExecutionResult): void => {
      send(this.runner.shown(result, contextOf(prepared)) ?? result);
    };
    const kind = getOperationAST(prepared.document, prepared.operationName)?.operation;
    if (request.method === 'GET' && kind === OperationTypeNode.MUTATION)
      refuse([new ApiError('BAD_USER_INPUT', 'Send a mutation with POST.')]);
    else if (kind === OperationTypeNode.SUBSCRIPTION) await this.follow(prepared, outlet, show);
    else show(await this.runner.execute(prepared));
  }

  private async follow(
    args: ExecutionArgs,
    outlet: Outlet,
    show: (result: ExecutionResult) => void,
  ): Promise<void> {
    const source = await subscribed(args);
    if (!(Symbol.asyncIterator in source)) {
      show(source);
      return;
    }
    const end = outlet.onClosed(() => void source.return?.());
    try {
      for await (const result of source) show(result);
    } finally {
      end();
    }
  }
}

const tooMany = (): ApiError =>
  new ApiError('TOO_MANY_SUBSCRIPTIONS', 'Too many connections are open from this address. Close one.');

function askedIn({ method, body, url }: FastifyRequest): AskedOperation | ApiError {
  const given: unknown = method === 'GET' ? searched(url) : body;
  if (typeof given !== 'object' || given === null) return notUnderstood();
  const { query, operationName, variables, documentId, extensions } = given as Record<string, unknown>;
  const isNamed = operationName === undefined || operationName === null || typeof operationName === 'string';
  const isSet = variables === undefined || (typeof variables === 'object' && !Array.isArray(variables));
  const isText = query === undefined || query === null || typeof query === 'string';
  if (!isNamed || !isSet || !isText) return notUnderstood();
  return {
    query,
    operationName,
    variables: variables as AskedOperation['variables'],
    documentId,
    extensions,
  };
}

const notUnderstood = (): ApiError =>
  new ApiError('BAD_USER_INPUT', 'Send a request as {query, variables, operationName}.');

function searched(url: string): object | undefined {
  const parameters = new URLSearchParams(url.split('?').slice(1).join('?'));
  const json = (name: string): unknown => {
    const text = parameters.get(name);
    return text === null ? undefined : JSON.parse(text);
  };
  try {
    return {
      query: parameters.get('query'),
      operationName: parameters.get('operationName'),
      documentId: parameters.get('documentId'),
      variables: json('variables'),
      extensions: json('extensions'),
    };
  } catch {
    return undefined;
  }
}
