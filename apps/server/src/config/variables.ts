// Every variable of the environment that configures an installation: what it takes, its default, and what it is for.
// A test compares it with the table in docs/configuration.md.
import { z } from 'zod';

export interface About {
  /** Completes 'must be ...'. */
  readonly takes: string;
  readonly purpose: string;
  /** As it would be written in the environment. */
  readonly default?: string;
  /** What holds while a variable without a default is unset. */
  readonly unset?: string;
  /** A secret's value is never echoed, not even when it is wrong. */
  readonly secret?: true;
}

/** What is known of each variable beside its schema. */
export const ABOUT = z.registry<About>();

const defaulted = <V>(schema: z.ZodType<V, string>, about: About & { readonly default: string }) =>
  schema.prefault(about.default).register(ABOUT, about);

const optional = <V>(schema: z.ZodType<V, string>, about: About & { readonly unset: string }) =>
  schema.optional().register(ABOUT, about);

const wholeFrom = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const whole = (least: number, most: number, byDefault: number, purpose: string) =>
  defaulted(wholeFrom(least, most), {
    takes: `a whole number from ${least} to ${most}`,
    default: String(byDefault),
    purpose,
  });

const port = (byDefault: number, purpose: string) =>
  defaulted(wholeFrom(0, 65_535), {
    takes: 'a port number, 0 for any free one',
    default: String(byDefault),
    purpose,
  });

const host = (purpose: string) =>
  defaulted(z.string().regex(/^[\w.:-]+$/), {
    takes: 'a host name or address',
    default: '127.0.0.1',
    purpose,
  });

const key = (purpose: string) =>
  optional(z.string().min(32).max(1024).regex(/^\S+$/), {
    takes: 'at least 32 characters without a space, best 64 random hexadecimal digits',
    unset: 'generated, kept in the data folder',
    purpose,
    secret: true,
  });

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export const VARIABLES = z.object({
  PENTALAND_PORT: port(3000, 'Where GraphQL and the health checks are served.'),
  PENTALAND_HOST: host('The address that listener binds to; `0.0.0.0` for all.'),
  PENTALAND_DATA_DIR: defaulted(z.string(), {
    takes: 'a folder',
    default: './data',
    purpose: 'Holds the event log, the read models and the generated keys. Back it up.',
  }),
  EVENTSTORE_URL: optional(z.string().regex(/^(esdb|kurrentdb)(\+discover)?:\/\/[^\s/]/), {
    takes: 'a connection string such as `esdb://host:2113?tls=false`',
    unset: 'the log is the embedded SQLite one',
    purpose: 'The EventStoreDB that holds the log.',
    secret: true,
  }),
  PENTALAND_NODES: optional(z.string().regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/), {
    takes: "the nodes' addresses as the proxy's `upstream` names them, with commas between",
    unset: 'this node knows of no other',
    purpose: 'All nodes of the installation. Every node needs the same list.',
  }),
  PENTALAND_NODE: optional(z.string().regex(/^[\w.:-]+$/), {
    takes: 'one of the addresses in `PENTALAND_NODES`',
    unset: 'this node knows of no other',
    purpose: 'Which of them this node is.',
  }),
  PENTALAND_METRICS_PORT: port(9464, 'Where `/metrics` and the details of readiness are served.'),
  PENTALAND_METRICS_HOST: host('The address that listener binds to; keep it private.'),
  PENTALAND_LOG_LEVEL: defaulted(z.enum(LOG_LEVELS), {
    takes: `one of ${LOG_LEVELS.join(', ')}`,
    default: 'info',
    purpose: 'The least important log line that is written.',
  }),
  PENTALAND_LOG_FILE: optional(z.string(), {
    takes: 'a file',
    unset: 'standard output',
    purpose: 'Where the log lines go. `npm start` sets it to `server.log` in the data folder.',
  }),
  PENTALAND_TOKEN_KEY: key(
    'Signs the tokens of players. All nodes need the same; another key ends all sessions.',
  ),
  PENTALAND_SECRETS_KEY: key(
    "Encrypts the games' seeds. All nodes need the same; without it a log cannot be read.",
  ),
  PENTALAND_TOKEN_LIFETIME: whole(60, 7 * 24 * 3600, 3600, 'Seconds until a token expires.'),
  PENTALAND_FIRST_ADMIN: optional(z.string().max(100), {
    takes: "a player's name",
    unset: 'nobody',
    purpose: 'The player of this name becomes an admin.',
  }),
  PENTALAND_EXPLORER: defaulted(z.enum(['on', 'off']), {
    takes: '`on` or `off`',
    default: 'on',
    purpose: 'The explorer page and introspection. Switch it off in production.',
  }),
  PENTALAND_ORIGINS: optional(
    z.string().regex(/^(\*|https?:\/\/[\w.:[\]-]+(\s*,\s*https?:\/\/[\w.:[\]-]+)*)$/i),
    {
      takes: '`*` for all, or origins such as `https://play.example.org`, with commas between',
      unset: 'only pages of this server',
      purpose: 'Web pages that may use the API and its sockets from a browser.',
    },
  ),
  PENTALAND_DOCUMENTS: optional(z.string(), {
    takes: 'a file of operations by their ids',
    unset: 'none',
    purpose: 'The trusted operations, which clients name by id or by SHA-256.',
  }),
  PENTALAND_ONLY_DOCUMENTS: defaulted(z.enum(['on', 'off']), {
    takes: '`on` or `off`',
    default: 'off',
    purpose: 'Runs no other operations than those of `PENTALAND_DOCUMENTS`.',
  }),
  PENTALAND_WEB: defaulted(z.enum(['on', 'off']), {
    takes: '`on` or `off`',
    default: 'on',
    purpose: 'The web front end at `/`. Switch it off where the pages are served from elsewhere.',
  }),
  PENTALAND_ANALYTICS: defaulted(z.enum(['on', 'prompt', 'off']), {
    takes: '`on`, `prompt` or `off`',
    default: 'on',
    purpose:
      'Follows the log for statistics, in a process of its own. `on` leaves the cores to others while they want all of them; `prompt` does not.',
  }),
  PENTALAND_PICTURES: optional(
    z.string().regex(/^https?:\/\/[\w.:[\]-]+(\s*,\s*https?:\/\/[\w.:[\]-]+)*$/i),
    {
      takes: 'origins such as `https://pictures.example.org`, with commas between',
      unset: 'only this server',
      purpose: 'Where the pages may load pictures of cards from, for those who want them.',
    },
  ),
  PENTALAND_BODY_LIMIT: whole(1024, 16 * 1024 * 1024, 256 * 1024, 'Bytes of the largest request body.'),
  PENTALAND_QUERY_DEPTH: whole(3, 100, 12, 'Levels of the deepest GraphQL operation.'),
  PENTALAND_QUERY_COMPLEXITY: whole(10, 1_000_000, 1000, 'The cost of the costliest GraphQL operation.'),
  PENTALAND_REQUESTS_PER_MINUTE: whole(
    1,
    1_000_000,
    1200,
    'Requests a minute from one client: a player, or without a token an address.',
  ),
  PENTALAND_SUBSCRIPTIONS_PER_CLIENT: whole(1, 10_000, 20, 'Subscriptions a client may have open.'),
  PENTALAND_LOG_BYTES_PER_MINUTE: whole(
    10_000,
    1_000_000_000,
    4_000_000,
    'Bytes a minute an account and its bots may add to the log; ten minutes of it at once.',
  ),
  PENTALAND_TABLES_PER_ACCOUNT: whole(1, 10_000, 20, 'Tables of one account that have not begun.'),
  PENTALAND_BOTS_PER_ACCOUNT: whole(0, 10_000, 60, 'Seats of bots at unfinished tables of one account.'),
  PENTALAND_GAMES_PER_ACCOUNT: whole(1, 10_000, 200, 'Unfinished games that one account has a seat in.'),
  PENTALAND_ACCOUNTS_PER_ADDRESS: whole(
    1,
    100_000,
    10,
    'How many times these four limits one address may use.',
  ),
  PENTALAND_TRUSTED_PROXIES: optional(z.string().regex(/^[\w.:/-]+(\s*,\s*[\w.:/-]+)*$/), {
    takes: 'addresses or networks, with commas between',
    unset: 'none',
    purpose: 'Reverse proxies whose `x-forwarded-for` tells the address of a client.',
  }),
  PENTALAND_CHECKPOINT_EVENTS: whole(
    100,
    100_000,
    10_000,
    'Makes a signed checkpoint of the log after this many uncovered events.',
  ),
  PENTALAND_CHECKPOINT_MINUTES: whole(
    0,
    1440,
    5,
    'Or this many minutes after the first of them. 0: this server makes none by itself.',
  ),
  PENTALAND_CALL_MINUTES: whole(
    1,
    10_080,
    30,
    'Minutes that a call waits for a judge; then the game goes on without one.',
  ),
  PENTALAND_JUDGING_MINUTES: whole(
    1,
    10_080,
    120,
    'Minutes that the judge who has a call has to rule; then another one can take it.',
  ),
  PENTALAND_APPEAL_MINUTES: whole(
    0,
    1_440,
    5,
    'Minutes that players have to appeal a ruling; then the game carries it out.',
  ),
  PENTALAND_HEAD_JUDGE_MINUTES: whole(
    1,
    10_080,
    1_440,
    'Minutes that a head judge has to decide an appeal; then the ruling stands.',
  ),
  PENTALAND_WHAT_IFS_PER_JUDGE: whole(1, 100, 4, 'What-ifs that one judge can have open on this server.'),
  PENTALAND_WHAT_IFS: whole(
    1,
    1_000,
    32,
    'What-ifs of all judges together that this server keeps in memory, each of at most some 20 MB.',
  ),
  PENTALAND_WHAT_IF_MINUTES: whole(
    1,
    1_440,
    15,
    'Minutes after which a what-if that its judge leaves alone is thrown away.',
  ),
  PENTALAND_SHUTDOWN_GRACE: whole(1, 600, 10, 'Seconds that a stopping server has to finish its work.'),
});
