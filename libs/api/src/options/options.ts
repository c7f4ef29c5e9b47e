// The settings of the GraphQL edge.
import type { IncomingMessage } from 'node:http';
import type { Origins } from './origins.js';
import type { TrustedDocuments } from './trusted-documents.js';

export interface ApiLimits {
  /** Of one message over a socket, in bytes; the HTTP server limits requests over HTTP. */
  readonly messageBytes: number;
  /** Nested levels of fields. */
  readonly depth: number;
  /** Objects that an operation may ask for, given the sizes of its pages. */
  readonly complexity: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly tokens: number;
  readonly subscriptionsPerClient: number;
  /** Open sockets from one address. */
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

/** Who the limits count for: a player, or the address of a request without a token. */
export type Client =
  { readonly kind: 'player'; readonly id: string } | { readonly kind: 'address'; readonly id: string };

/** A unique text for each client. */
export const clientKey = (client: Client): string => `${client.kind} ${client.id}`;

export interface ApiOptions extends RuleLookUp {
  readonly path: string;
  /** The explorer page, introspection, and details of the schema in errors. */
  readonly explorer: 'on' | 'off';
  readonly limits: ApiLimits;
  /** Web pages that may use this server, beside its own. */
  readonly origins: Origins;
  readonly documents: DocumentOptions;
  /**
   * Takes one request from the client's allowance; returns the milliseconds to wait for one, or 0 if one was
   * left.
   */
  readonly admit: (client: Client) => number;
  /** The address an upgrade to a socket comes from; behind proxies, use `clientAddress`. */
  readonly addressOf: (request: IncomingMessage) => string;
}

export interface RulesAsked {
  readonly text: string;
  /** Undefined: all of them. */
  readonly document: RuleDocument | undefined;
  readonly first: number;
}

export interface RuleLookUp {
  /** Finds a rule as rulings cite it. */
  readonly rule: (cited: string) => RuleText | undefined;
  /** Finds rules by words. */
  readonly rules: (asked: RulesAsked) => readonly RuleText[];
}

/** 'cr': the comprehensive rules. */
export type RuleDocument = 'cr' | 'pentaland' | 'utopia' | 'war-zone';

export interface RuleText {
  readonly document: RuleDocument;
  readonly number: string;
  readonly text: string;
  readonly examples: readonly string[];
  /** Of the comprehensive rules: since when they are effective, in their words. */
  readonly effective: string | null;
  /** The rule or section that it stands in. */
  readonly within: string | null;
  readonly below: readonly string[];
}

export interface DocumentOptions {
  readonly trusted: TrustedDocuments;
  /** 'any': every operation may be sent; trusted ones have ids. 'only-trusted': no other operation is run. */
  readonly mode: 'any' | 'only-trusted';
}

export const API_OPTIONS = Symbol('ApiOptions');

export const DEFAULT_API_OPTIONS: ApiOptions = {
  path: '/graphql',
  explorer: 'on',
  limits: DEFAULT_LIMITS,
  origins: 'same',
  documents: { trusted: new Map(), mode: 'any' },
  rule: () => undefined,
  rules: () => [],
  admit: () => 0,
  addressOf: (request) => request.socket.remoteAddress ?? 'unknown',
};
