// What an installation may set about its GraphQL edge.
import type { IncomingMessage } from 'node:http';

export interface ApiLimits {
  /** Of one message over a socket; requests over HTTP are bounded by the HTTP server. */
  readonly messageBytes: number;
  /** Levels of fields. */
  readonly depth: number;
  /** Objects an operation may ask for, by the sizes of its pages. */
  readonly complexity: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly tokens: number;
  readonly subscriptionsPerClient: number;
  /** Sockets open from one address. */
  readonly socketsPerAddress: number;
}

export const DEFAULT_LIMITS: ApiLimits = {
  messageBytes: 256 * 1024,
  depth: 12,
  complexity: 1000,
  aliases: 30,
  rootFields: 10,
  tokens: 2000,
  subscriptionsPerClient: 20,
  socketsPerAddress: 1000,
};

/** Who is counted: a player, or without a token an address. */
export type Client =
  { readonly kind: 'player'; readonly id: string } | { readonly kind: 'address'; readonly id: string };

/** One text a client. */
export const clientKey = (client: Client): string => `${client.kind} ${client.id}`;

export interface ApiOptions {
  readonly path: string;
  /** The explorer page, introspection, and the schema's details in errors. */
  readonly explorer: 'on' | 'off';
  readonly limits: ApiLimits;
  /** Takes one request of the client's share; answers the milliseconds to wait for one, 0 when there was one. */
  readonly admit: (client: Client) => number;
  /** Where an upgrade to a socket comes from: behind proxies, what `clientAddress` makes of them. */
  readonly addressOf: (request: IncomingMessage) => string;
}

export const API_OPTIONS = Symbol('ApiOptions');

export const DEFAULT_API_OPTIONS: ApiOptions = {
  path: '/graphql',
  explorer: 'on',
  limits: DEFAULT_LIMITS,
  admit: () => 0,
  addressOf: (request) => request.socket.remoteAddress ?? 'unknown',
};
