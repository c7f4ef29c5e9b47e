// Runs the operations that come over a socket or ask for an event stream: checks the token, the client's allowance and the
// limits, executes, and presents errors as the HTTP edge does.
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import { LOG, type Log } from '#ports';
import type { ApiContext } from '../context/context.js';
import type { Outlet } from '../context/outlet.js';
import { Documents } from '../documents/documents.js';
import { ApiError } from '../errors/api-error.js';
import { failure } from '../errors/failure.js';
import { present, withRequestId } from '../errors/present.js';
import { clientOf, Identities } from '../identity/identity.js';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';
import { Misunderstood, Operations, type AskedOperation } from './operations.js';

/** Who asks, and where the answers go. */
export interface AskingClient {
  readonly authorization: unknown;
  readonly address: string;
  readonly outlet: Outlet;
  /** Left out: it gets a new one. */
  readonly requestId?: string;
  /** 'counted': the HTTP edge has taken the request from the client's allowance. */
  readonly allowance: 'to-count' | 'counted';
}

/** A result of graphql-js, or of graphql-ws. */
interface ShownResult {
  readonly errors?: readonly GraphQLError[] | undefined;
  readonly data?: ExecutionResult['data'];
}

@Injectable()
export class OperationRunner {
  private readonly idle: (() => void)[] = [];
  private underWay = 0;
  private stopping = false;
  private operations: Operations | undefined;

  constructor(
    @Inject(GraphQLSchemaHost) private readonly schemaHost: GraphQLSchemaHost,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
    @Inject(Identities) private readonly identities: Identities,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Takes no more operations. */
  stopAccepting(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Resolves when every accepted query and mutation is answered. */
  finish(): Promise<void> {
    return this.underWay === 0 ? Promise.resolve() : new Promise((resolve) => this.idle.push(resolve));
  }

  /** The operation to execute, or the errors that prevent it. */
  async prepare(
    asked: AskedOperation,
    { authorization, address, outlet, requestId = randomUUID(), allowance }: AskingClient,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    try {
      if (this.stopping)
        throw new ApiError('SHUTTING_DOWN', 'The server is stopping. Connect again in a moment.');
      const identity = await this.identities.of(authorization);
      const wait = allowance === 'counted' ? 0 : this.options.admit(clientOf(identity, address));
      if (wait > 0)
        throw new ApiError('RATE_LIMITED', 'Too many requests. Wait, then try again.', {
          retryAfter: Math.ceil(wait / 1000),
        });
      const contextValue: ApiContext = { identity, address, requestId, outlet };
      this.operations ??= new Operations(this.schemaHost.schema, this.options, this.documents);
      return { ...this.operations.prepare(asked), contextValue };
    } catch (error) {
      if (error instanceof Misunderstood) return error.errors;
      return [failure(error, requestId, this.log)];
    }
  }

  async execute(args: ExecutionArgs): Promise<ExecutionResult> {
    this.underWay += 1;
    try {
      return await execute(args);
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) for (const resolve of this.idle.splice(0)) resolve();
    }
  }

  /** Undefined for a result without errors: it is sent unchanged. */
  shown({ errors, data }: ShownResult, { requestId }: ApiContext): FormattedExecutionResult | undefined {
    const shown = errors?.map((error) => this.shownError(error, requestId));
    return shown && { errors: shown, ...(data === undefined ? {} : { data }) };
  }

  shownError(error: GraphQLError, requestId: string = randomUUID()): GraphQLFormattedError {
    const presented = present(error);
    if (presented.kind === 'ours')
      this.log.error('operation failed', { reason: 'INTERNAL', requestId }, presented.cause);
    return withRequestId(presented.error, requestId);
  }
}

export const contextOf = (args: ExecutionArgs): ApiContext => args.contextValue as ApiContext;
