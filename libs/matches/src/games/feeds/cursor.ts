// A cursor: where a viewer's feed of a game was left. Opaque to clients, good for that viewer of that game alone.
import { z } from 'zod';
import { err, ok, type GameId, type Result } from '#kernel';
import { FEED_VERSION, viewerKey, type Viewer } from '#visibility';
import type { CursorFault } from '../contract.js';

const content = z.tuple([z.string(), z.string(), z.int().min(1), z.int().min(0)]);

export const cursorAt = (game: GameId, viewer: Viewer, seq: number): string => cursorsOf(game, viewer)(seq);

/** The cursors of one viewer's feed. What they have in common is encoded once: base64 takes three bytes at a time. */
export function cursorsOf(game: GameId, viewer: Viewer): (seq: number) => string {
  const common = Buffer.from(`${JSON.stringify([game, viewerKey(viewer), FEED_VERSION]).slice(0, -1)},`);
  const whole = common.length - (common.length % 3);
  const beginning = common.toString('base64url', 0, whole);
  const rest = common.toString('utf8', whole);
  return (seq) => beginning + Buffer.from(`${rest}${seq}]`).toString('base64url');
}

/** The seq the cursor stands at, if it is this viewer's. */
export function seqOf(cursor: string, game: GameId, viewer: Viewer): Result<number, CursorFault> {
  const parsed = content.safeParse(jsonOf(cursor));
  if (!parsed.success) return err('not-a-cursor');
  const [ofGame, ofViewer, version, seq] = parsed.data;
  if (ofGame !== game || ofViewer !== viewerKey(viewer)) return err('not-yours');
  if (version !== FEED_VERSION) return err('outdated');
  return ok(seq);
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
