// The configuration of an installation, read from the environment once, at the start, and valid from then on.
import { resolve } from 'node:path';
import { seconds, type Duration } from '#kernel';
import type { JudgingTimes, Nodes, Quotas, WhatIfLimits } from '#matches';
import type { z } from 'zod';
import { ABOUT, VARIABLES, type LOG_LEVELS } from './variables.js';

export interface Config {
  readonly listen: Address;
  readonly metrics: Address;
  readonly dataDir: string;
  /** Left out: the embedded SQLite log. */
  readonly eventStoreUrl?: string | undefined;
  /** Left out: it knows of no other node. */
  readonly nodes?: Nodes | undefined;
  readonly log: { readonly level: LogLevel; readonly file?: string | undefined };
  /** Left out: generated and kept in the data folder. */
  readonly tokenKey?: string | undefined;
  readonly secretsKey?: string | undefined;
  readonly tokenLifetime: Duration;
  readonly firstAdmin?: string | undefined;
  readonly explorer: 'on' | 'off';
  readonly origins: 'same' | 'any' | readonly string[];
  /** Left out: none are trusted. */
  readonly documents?: { readonly file: string; readonly mode: 'any' | 'only-trusted' } | undefined;
  readonly web: 'on' | 'off';
  readonly analytics: 'on' | 'prompt' | 'off';
  /** The origins, beside the server's own, that pages may load pictures of cards from. */
  readonly pictures: readonly string[];
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly trustedProxies: readonly string[];
  readonly checkpoints: { readonly events: number; readonly patience: Duration };
  readonly judging: JudgingTimes;
  readonly whatIfs: Pick<WhatIfLimits, 'perJudge' | 'onNode' | 'idle'>;
  readonly shutdownGrace: Duration;
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Limits {
  readonly bodyBytes: number;
  readonly queryDepth: number;
  readonly queryComplexity: number;
  readonly requestsPerMinute: number;
  readonly subscriptionsPerClient: number;
}

export type LogLevel = (typeof LOG_LEVELS)[number];
export type Environment = Readonly<Record<string, string | undefined>>;
type VariableName = keyof typeof VARIABLES.shape;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** @throws ConfigError that names every variable at fault and what it should be. */
export function readConfig(environment: Environment): Config {
  const values = readVariables(environment);
  return {
    listen: { host: values.PENTALAND_HOST, port: values.PENTALAND_PORT },
    metrics: { host: values.PENTALAND_METRICS_HOST, port: values.PENTALAND_METRICS_PORT },
    dataDir: resolve(values.PENTALAND_DATA_DIR),
    eventStoreUrl: values.EVENTSTORE_URL,
    nodes: nodesOf(values),
    log: {
      level: values.PENTALAND_LOG_LEVEL,
      file: values.PENTALAND_LOG_FILE === undefined ? undefined : resolve(values.PENTALAND_LOG_FILE),
    },
    tokenKey: values.PENTALAND_TOKEN_KEY,
    secretsKey: values.PENTALAND_SECRETS_KEY,
    tokenLifetime: seconds(values.PENTALAND_TOKEN_LIFETIME),
    firstAdmin: values.PENTALAND_FIRST_ADMIN,
    explorer: values.PENTALAND_EXPLORER,
    origins: originsOf(values.PENTALAND_ORIGINS),
    documents: documentsOf(values),
    web: values.PENTALAND_WEB,
    analytics: values.PENTALAND_ANALYTICS,
    pictures: values.PENTALAND_PICTURES?.toLowerCase().split(/\s*,\s*/) ?? [],
    limits: {
      bodyBytes: values.PENTALAND_BODY_LIMIT,
      queryDepth: values.PENTALAND_QUERY_DEPTH,
      queryComplexity: values.PENTALAND_QUERY_COMPLEXITY,
      requestsPerMinute: values.PENTALAND_REQUESTS_PER_MINUTE,
      subscriptionsPerClient: values.PENTALAND_SUBSCRIPTIONS_PER_CLIENT,
    },
    quotas: {
      bytesPerMinute: values.PENTALAND_LOG_BYTES_PER_MINUTE,
      tables: values.PENTALAND_TABLES_PER_ACCOUNT,
      bots: values.PENTALAND_BOTS_PER_ACCOUNT,
      games: values.PENTALAND_GAMES_PER_ACCOUNT,
      accountsPerAddress: values.PENTALAND_ACCOUNTS_PER_ADDRESS,
    },
    trustedProxies: values.PENTALAND_TRUSTED_PROXIES?.split(/\s*,\s*/) ?? [],
    checkpoints: {
      events: values.PENTALAND_CHECKPOINT_EVENTS,
      patience: seconds(values.PENTALAND_CHECKPOINT_MINUTES * 60),
    },
    judging: {
      call: values.PENTALAND_CALL_MINUTES * 60,
      judging: seconds(values.PENTALAND_JUDGING_MINUTES * 60),
      appeal: seconds(values.PENTALAND_APPEAL_MINUTES * 60),
      headJudge: seconds(values.PENTALAND_HEAD_JUDGE_MINUTES * 60),
    },
    whatIfs: {
      perJudge: values.PENTALAND_WHAT_IFS_PER_JUDGE,
      onNode: values.PENTALAND_WHAT_IFS,
      idle: values.PENTALAND_WHAT_IF_MINUTES * 60_000,
    },
    shutdownGrace: seconds(values.PENTALAND_SHUTDOWN_GRACE),
  };
}

function originsOf(origins: string | undefined): Config['origins'] {
  if (origins === undefined) return 'same';
  return origins === '*' ? 'any' : origins.toLowerCase().split(/\s*,\s*/);
}

function documentsOf({
  PENTALAND_DOCUMENTS: file,
  PENTALAND_ONLY_DOCUMENTS: only,
}: z.output<typeof VARIABLES>): Config['documents'] {
  if (file !== undefined) return { file: resolve(file), mode: only === 'on' ? 'only-trusted' : 'any' };
  if (only === 'off') return undefined;
  throw new ConfigError([
    'PENTALAND_ONLY_DOCUMENTS needs PENTALAND_DOCUMENTS: with no operation nothing runs',
  ]);
}

function nodesOf({ PENTALAND_NODES: named, PENTALAND_NODE: own }: z.output<typeof VARIABLES>) {
  if (named === undefined && own === undefined) return undefined;
  const all = named?.split(/\s*,\s*/) ?? [];
  if (own === undefined || !all.includes(own))
    throw new ConfigError([
      `PENTALAND_NODE must be one of the addresses in PENTALAND_NODES, not "${own ?? ''}"`,
    ]);
  if (new Set(all).size < all.length) throw new ConfigError(['PENTALAND_NODES names a node twice']);
  return { all, own };
}

function readVariables(environment: Environment): z.output<typeof VARIABLES> {
  // A variable set to nothing is how many tools write 'unset'.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const unknown = Object.keys(given)
    .filter((name) => name.startsWith('PENTALAND_') && !isVariable(name))
    .map((name) => `${name} is not a variable of this server (misspelt?)`);
  const read = VARIABLES.safeParse(given);
  if (read.success && unknown.length === 0) return read.data;
  const faulty = new Set(read.error?.issues.map(({ path }) => path[0]));
  const wrong = Object.keys(VARIABLES.shape).filter((name) => faulty.has(name));
  throw new ConfigError([...wrong.map((name) => complaint(name as VariableName, given)), ...unknown]);
}

const isVariable = (name: string): name is VariableName => Object.hasOwn(VARIABLES.shape, name);

function complaint(name: VariableName, given: Environment): string {
  const about = ABOUT.get(VARIABLES.shape[name]);
  const value = about?.secret ? 'what it is set to (not shown)' : `"${given[name] ?? ''}"`;
  return `${name} must be ${about?.takes ?? 'something else'}, not ${value}`;
}
