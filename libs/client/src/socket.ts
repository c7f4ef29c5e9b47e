// One subscription over a WebSocket (graphql-transport-ws): its results, in order, until it completes or breaks.
import { Disconnected, errorOf, type AnsweredError } from './errors.js';
import type { TypedDocument, Variables } from './transport.js';
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
  readonly id?: string;
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

/** Where subscriptions go. */
export interface Wired {
  readonly socketUrl: string;
  /** Asked when a subscription begins, so that a client without sockets can do everything else. */
  readonly Socket: () => SocketClass;
}

/** Throws `Disconnected` when it breaks, and the classes of errors.ts for what the server says. */
export async function* results<Answered, V extends Variables>(
  { socketUrl, Socket }: Wired,
  token: string | undefined,
  document: TypedDocument<Answered, V>,
  variables: V,
  signal: AbortSignal,
): AsyncGenerator<Answered, void, undefined> {
  if (signal.aborted) throw reasonOf(signal);
  const waiting: Answered[] = [];
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

  const socket = new (Socket())(socketUrl, 'graphql-transport-ws');
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
    const { id = ID, type, payload } = JSON.parse(String(event.data)) as Message;
    if (id !== ID) return;
    if (type === 'connection_ack')
      say({ id: ID, type: 'subscribe', payload: { query: document.toString(), variables } });
    else if (type === 'ping') say({ type: 'pong' });
    else if (type === 'complete') finish();
    else if (type === 'error') finish(firstOf(payload as readonly AnsweredError[]));
    else if (type === 'next') {
      const { data, errors } = payload as Result;
      if (errors?.[0] !== undefined) finish(errorOf(errors[0]));
      else {
        // The server answers what was asked, in the shapes of the contract.
        waiting.push(data as Answered);
        awake();
      }
    }
  };
  try {
    for (;;) {
      for (let data = waiting.shift(); data !== undefined; data = waiting.shift()) yield data;
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
