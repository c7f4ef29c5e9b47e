// The record of an import: where a game came from, and who its players were there. It stands beside the game, because names
// can be deleted and a game's log cannot.
import { z } from 'zod';
import type { GameId, Json, StreamName } from '#kernel';
import { importStream, type Codec } from '#log';

const text = z.string().min(1).max(200);

const note: z.ZodType<Json> = z.json();

const imported = z.strictObject({
  /** The game's id on the server it was played on, and the last link of its chain there. */
  origin: z.strictObject({ game: text, link: text, engine: z.string().max(100) }),
  /** When the file was written, in milliseconds since 1970. */
  exportedAt: z.int().min(0),
  /** The public key under which the file proved that the game is in a log; null without a proof. */
  key: text.nullable(),
  /** In the order of their guest ids: the id and the name each had there. */
  players: z.array(z.strictObject({ was: text, name: text.nullable() })).max(1_000),
  /** Notes at moments, in the version they were exported in. */
  annotations: z.strictObject({ version: z.int().min(1), notes: z.array(note).max(10_000) }),
});

export type GameImported = { readonly type: 'GameImported' } & Readonly<z.infer<typeof imported>>;

export const IMPORT_EVENTS: Codec<GameImported> = { GameImported: { version: 1, schema: imported } };

export const importOf = (
  game: GameId,
): { readonly stream: StreamName; readonly codec: Codec<GameImported> } => ({
  stream: importStream(game),
  codec: IMPORT_EVENTS,
});
