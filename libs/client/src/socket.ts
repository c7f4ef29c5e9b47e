// One subscription over a WebSocket (graphql-transport-ws): its results, in order, until it completes or breaks.
import { Disconnected, errorOf, type AnsweredError } from './errors.js';
import { reasonOf } from './waiting.js';

/** The part of WebSocket that is used; those of browsers, Node and the package ws have it. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}
export type SocketClass = new (url: string, protocol: string) => SocketLike;

interface Message {
  readonly type: string;
  readonly payload?: unknown;
}

interface Result {
  readonly data?: unknown;
  readonly errors?: readonly AnsweredError[];
}

/** A connection on which nothing has come for so long is asked whether it still stands, and given up if it is silent. */
const PING_MS = 20_000;

const ID = '1';

export interface Subscription {
  readonly url: string;
  readonly Socket: SocketClass;
  readonly token: string | undefined;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** Throws `Disconnected` when it breaks, and the classes of errors.ts for what the server says. */
export async function* results(subscription: Subscription): AsyncGenerator<unknown, void, undefined> {
  const { url, Socket, token, query, variables, signal } = subscription;
  if (signal.aborted) throw reasonOf(signal);
  const waiting: unknown[] = [];
  let end: { readonly error?: Error } | undefined;
  let wake: (() => void) | undefined;
  const awake = (): void => {
    wake?.();
    wake = undefined;
  };
  const finish = (error?: Error): void => {
    end ??= error === undefined ? {} : { error };
    awake();
  };
  const broken = (why: string): void => finish(new Disconnected(why, 'DISCONNECTED'));
  const stop = (): void => finish(reasonOf(signal));
  let isQuiet = false;

  const socket = new Socket(url, 'graphql-transport-ws');
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const pinging = setInterval(() => {
    if (isQuiet) broken('nothing comes from the server');
    else {
      isQuiet = true;
      try {
        say({ type: 'ping' });
      } catch {
        // It is not open yet, and will open or close.
      }
    }
  }, PING_MS);
  signal.addEventListener('abort', stop, { once: true });
  socket.onopen = () =>
    say({
      type: 'connection_init',
      payload: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  socket.onerror = () => broken('the connection failed');
  socket.onclose = () => broken('the connection closed');
  socket.onmessage = (event: { readonly data: unknown }) => {
    isQuiet = false;
    const { type, payload } = JSON.parse(String(event.data)) as Message;
    if (type === 'connection_ack') say({ id: ID, type: 'subscribe', payload: { query, variables } });
    else if (type === 'ping') say({ type: 'pong' });
    else if (type === 'complete') finish();
    else if (type === 'error') finish(firstOf(payload as readonly AnsweredError[]));
    else if (type === 'next') {
      const { data, errors } = payload as Result;
      if (errors?.[0] !== undefined) finish(errorOf(errors[0]));
      else {
        waiting.push(data);
        awake();
      }
    }
  };
  try {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift();
      if (end !== undefined) {
        if (end.error !== undefined) throw end.error;
        return;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    clearInterval(pinging);
    signal.removeEventListener('abort', stop);
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    // Whoever closes a socket that has not opened yet is told of an error.
    socket.onerror = () => undefined;
    socket.close(1000);
  }
}

const firstOf = ([first = { message: 'the operation failed' }]: readonly AnsweredError[]): Error =>
  errorOf(first);
