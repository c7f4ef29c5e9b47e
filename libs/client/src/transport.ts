// One GraphQL request over HTTP: its answer, or an error of one of our classes.
import { Disconnected, errorOf, type AnsweredWith, Unauthenticated, type AnsweredError } from './errors.js';
import type { Tokens } from './session.js';
import { reasonOf } from './waiting.js';

/**
 * A text with its types: one of the documents of this library, what graphql-codegen writes with `documentMode: 'string'`,
 * or a plain string, of which nothing is known.
 */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Result;
}

export type Variables = Readonly<Record<string, unknown>>;

/** What follows a document in a call: the variables may be left out if all of them may. */
export type Given<V, Setting> =
  Partial<V> extends V
    ? readonly [variables?: V, setting?: Setting]
    : readonly [variables: V, setting?: Setting];

export interface SentRequest {
  readonly query: string;
  readonly variables: Variables;
}

export interface ReceivedResponse {
  readonly query: string;
  readonly status: number;
  /** The server's id for the request, where it said one. */
  readonly requestId: string | undefined;
}

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string;
    readonly signal?: AbortSignal;
  },
) => Promise<{
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}>;

export interface Raw {
  readonly data?: unknown;
  readonly errors?: readonly AnsweredError[];
}

export interface TransportSetting {
  readonly url: string;
  readonly fetch: Fetch;
  readonly onRequest?: ((request: SentRequest) => void) | undefined;
  readonly onResponse?: ((response: ReceivedResponse) => void) | undefined;
}

export class Transport {
  constructor(
    private readonly setting: TransportSetting,
    private readonly tokens: Tokens,
  ) {}

  /** The data of an operation. Errors are thrown; a token that has ended is renewed once. */
  async ask<Result, V extends Variables>(
    document: TypedDocument<Result, V>,
    variables: V,
    signal?: AbortSignal,
  ): Promise<Result> {
    // The server answers what was asked, in the shapes of the contract.
    return (await this.data(document.toString(), variables, signal)) as Result;
  }

  /** The same of a text of which nothing is known. */
  async data(query: string, variables: Variables, signal?: AbortSignal): Promise<unknown> {
    const token = await this.tokens.token();
    try {
      return await this.dataWith(token, query, variables, signal);
    } catch (error) {
      if (!(error instanceof Unauthenticated) || !(await this.tokens.ended(token))) throw error;
      return this.dataWith(await this.tokens.token(), query, variables, signal);
    }
  }

  /** The answer as it came, errors included. */
  async raw(query: string, variables: Variables, signal?: AbortSignal): Promise<Raw> {
    return (await this.send(await this.tokens.token(), query, variables, signal)).answer;
  }

  /** As somebody without an account. */
  async anonymously<Result, V extends Variables>(
    document: TypedDocument<Result, V>,
    variables: V,
    signal?: AbortSignal,
  ): Promise<Result> {
    return (await this.dataWith(undefined, document.toString(), variables, signal)) as Result;
  }

  private async dataWith(
    token: string | undefined,
    query: string,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { answer, ...came } = await this.send(token, query, variables, signal);
    const [first] = answer.errors ?? [];
    if (first !== undefined) throw errorOf(first, came);
    return answer.data;
  }

  private async send(
    token: string | undefined,
    query: string,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<{ readonly answer: Raw } & AnsweredWith> {
    this.setting.onRequest?.({ query, variables });
    let status = 0;
    let requestId: string | undefined;
    let retryAfter: number | undefined;
    let text: string;
    try {
      const response = await this.setting.fetch(this.setting.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
        ...(signal === undefined ? {} : { signal }),
      });
      ({ status } = response);
      requestId = response.headers.get('x-request-id') ?? undefined;
      const seconds = response.headers.get('retry-after');
      if (seconds !== null) retryAfter = Number(seconds);
      text = await response.text();
    } catch (cause) {
      if (signal?.aborted === true) throw reasonOf(signal);
      throw Object.assign(new Disconnected(`no server answers at ${this.setting.url}`, 'DISCONNECTED'), {
        cause,
      });
    }
    this.setting.onResponse?.({ query, status, requestId });
    return { answer: this.answerIn(text, status, requestId), requestId, retryAfter };
  }

  /** What something between client and server answers in its place is no answer. */
  private answerIn(text: string, status: number, requestId: string | undefined): Raw {
    try {
      const answer: unknown = JSON.parse(text);
      if (typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer))
        return answer as Raw;
    } catch {
      // Told below.
    }
    const message = `what answers at ${this.setting.url} is no Pentaland server (HTTP ${status})`;
    throw new Disconnected(message, 'DISCONNECTED', requestId);
  }
}
