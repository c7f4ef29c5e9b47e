// Cursors: positions in a viewer's feed of a game. They are opaque to clients, and valid only for that viewer
// of that game.
import { z } from 'zod';
import { err, ok, type GameId, type Result } from '#kernel';
import { FEED_VERSION, viewerKey, type Viewer } from '#visibility';
import type { CursorFault } from '../../contract/contract.js';

const content = z.tuple([z.string(), z.string(), z.int().min(1), z.int().min(0)]);

export const cursorAt = (game: GameId, viewer: Viewer, seq: number): string => cursorsOf(game, viewer)(seq);

/**
 * The cursors of one viewer's feed. Their common part is encoded once: base64 takes three bytes at a time.
 */
export function cursorsOf(game: GameId, viewer: Viewer): (seq: number) => string {
  const common = Buffer.from(`${JSON.stringify([game, viewerKey(viewer), FEED_VERSION]).slice(0, -1)},`);
  const whole = common.length - (common.length % 3);
  const beginning = common.toString('base64url', 0, whole);
  const rest = common.toString('utf8', whole);
  return (seq) => beginning + base64Url(`${rest}${seq}]`);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIX_BITS = 63;

/**
 * Encodes a few ASCII characters. Every entry of every feed needs it, and a Buffer would take ten times as
 * long.
 */
function base64Url(ascii: string): string {
  let text = '';
  for (let at = 0; at < ascii.length; at += 3) {
    const bits = (byteAt(ascii, at) << 16) | (byteAt(ascii, at + 1) << 8) | byteAt(ascii, at + 2);
    const digits = Math.min(ascii.length - at, 3) + 1;
    for (let nth = 0; nth < digits; nth += 1) text += DIGITS.charAt((bits >> (18 - 6 * nth)) & SIX_BITS);
  }
  return text;
}

const byteAt = (ascii: string, at: number): number => (at < ascii.length ? ascii.charCodeAt(at) : 0);

/** The entry that a cursor names, whosever it is. */
export function entryOf(cursor: string | undefined): number | undefined {
  const parsed = cursor === undefined ? undefined : content.safeParse(jsonOf(cursor));
  return parsed?.data?.[3];
}

/** The cursor's seq, if it belongs to this viewer. */
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
