// The options of the adapter, and the connection string it makes of them.
import { EventStoreDBClient } from '@eventstore/db-client';

export interface EventStoreDbOptions {
  /** `esdb://host:2113?tls=false`, `esdb://h1,h2,h3?tls=false`, `esdb+discover://name`, with the client's parameters. */
  readonly url: string;
  readonly times?: Partial<Times>;
}

/** All in milliseconds. */
export interface Times {
  /** How long an append tries in total before it gives up with 'unknown' or 'not-done'. */
  readonly append: number;
  /** How long one try of an append waits for its answer before it checks whether the batch has landed. */
  readonly answer: number;
  /** How long a read waits for the first or next event before it considers the node gone and tries again. */
  readonly silence: number;
  /** How long a read tries in total. */
  readonly read: number;
  /** How long one try to connect to a node may take, including the node's first answer. */
  readonly connect: number;
  /** How long a subscription waits for the server to confirm it. */
  readonly confirm: number;
  /** How long the answer to `health` may take. */
  readonly health: number;
  /** The first pause before trying again; it doubles up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
}

export const USUAL_TIMES: Times = {
  append: 10_000,
  answer: 2_000,
  silence: 2_000,
  read: 10_000,
  connect: 2_000,
  confirm: 5_000,
  health: 2_000,
  firstPause: 50,
  longestPause: 1_000,
};

/**
 * Used where the URL doesn't set them. A frozen server is noticed when its keep-alive fails: after 4 s with
 * these instead of the client's 20. A node that doesn't answer gossip is skipped after 1 s instead of 5.
 */
const DEFAULTS = { keepAliveInterval: '2000', keepAliveTimeout: '2000', gossipTimeout: '1' };

const flat = (name: string): string => name.trim().toLowerCase().replaceAll(/[_-]/g, '');

/** The URL with defaults for what it leaves out. (The client ignores case, _ and - in parameter names.) */
export function withDefaults(url: string): string {
  const [address = '', query = ''] = url.trim().split('?', 2);
  const given = query === '' ? [] : query.split('&');
  const named = new Set(given.map((pair) => flat(pair.split('=', 1)[0] ?? '')));
  const added = Object.entries(DEFAULTS).filter(([name]) => !named.has(flat(name)));
  return `${address}?${[...given, ...added.map((pair) => pair.join('='))].join('&')}`;
}

/** The URL in a form that may be shown: without user name and password. */
export const withoutSecrets = (url: string): string => url.replace(/\/\/[^@]*@/, '//');

export const saysNoTls = (url: string): boolean => /[?&]tls=false(&|$)/i.test(url);

/** The client for a URL. Refuses an invalid URL without repeating secrets that it may contain. */
export function clientFor(url: string): EventStoreDBClient {
  try {
    return withoutKeepAliveWarning(() => EventStoreDBClient.connectionString(withDefaults(url)));
  } catch (error) {
    const certificate = error instanceof Error && error.message.startsWith('Failed to load certificate');
    const why = certificate ? error.message : 'the client cannot read it';
    throw new Error(`not an EventStoreDB connection string (esdb://host:2113?tls=false): ${why}`);
  }
}

/** Suppresses the client's console warning about the short keep-alive, which is intended. */
function withoutKeepAliveWarning<T>(work: () => T): T {
  const { console } = globalThis;
  const own = Object.getOwnPropertyDescriptor(console, 'warn');
  const warn = console.warn.bind(console);
  console.warn = (...said: unknown[]): void => {
    if (!String(said[0]).startsWith('Specified KeepAliveInterval')) warn(...said);
  };
  try {
    return work();
  } finally {
    if (own === undefined) Reflect.deleteProperty(console, 'warn');
    else Object.defineProperty(console, 'warn', own);
  }
}
