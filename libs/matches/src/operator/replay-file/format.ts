// The file of a replay: a header, one line for each event of the log or entry of a feed, and an end that counts them.
import { playerId, type Json, type PlayerId } from '#kernel';
import { seatsSchema } from './seats.js';
import { gameProofSchema } from '#log';
import { z } from 'zod';

export const REPLAY_VERSION = 1;

/** More than any game has; a larger file is refused unread. */
export const MOST_BYTES = 128 * 1024 * 1024;
export const MOST_LINES = 200_000;

const note: z.ZodType<Json> = z.json();

const annotations = z.strictObject({
  /** The version of the notes alone: they change independently of the file. */
  version: z.int().min(1),
  notes: z.array(note).max(10_000),
});

const common = {
  pentaland: z.literal('replay'),
  version: z.literal(REPLAY_VERSION),
  game: z.string().min(1).max(100),
  /** The engine and the feed version of the server that wrote it. */
  engine: z.string().max(100),
  feed: z.int().min(1),
  /** In milliseconds since 1970. */
  exportedAt: z.int().min(0),
  players: seatsSchema,
  annotations,
};

/** The whole log of an opened game, with the secret behind its randomness and its chain. */
const ofLog = z.strictObject({
  ...common,
  content: z.literal('log'),
  seed: z.string().min(1).max(200),
  chain: z.string().min(1).max(200),
  /** Absent if no checkpoint covered the game. */
  proof: gameProofSchema.optional(),
});

/** The feed of one viewer, who may not see everything. */
const ofFeed = z.strictObject({ ...common, content: z.literal('feed'), viewer: z.string().min(1).max(20) });

export const replayHeader = z.discriminatedUnion('content', [ofLog, ofFeed]);
export type ReplayHeader = z.infer<typeof replayHeader>;
export type LogHeader = z.infer<typeof ofLog>;
export type FeedHeader = z.infer<typeof ofFeed>;

/** The last line. `digest`: SHA-256 over all lines before it, each with its line break. */
export const replayEnd = z.strictObject({
  pentaland: z.literal('end'),
  lines: z.int().min(0),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Who sat where, by the name they had when the file was written; null for a player without one. */
export interface NamedPlayer {
  readonly seat: number;
  readonly player: PlayerId;
  readonly name: string | null;
}

export const NO_ANNOTATIONS = { version: 1, notes: [] } as const;

export const playersOf = ({ players }: ReplayHeader): readonly NamedPlayer[] =>
  players.map(({ seat, player, name }) => ({ seat, player: playerId(player), name }));
