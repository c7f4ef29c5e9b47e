// Which texts may be a player's name, and which names count as the same.
import { err, keyedHash, ok, type Result } from '#kernel';
import type { Keys } from '#ports';
import type { NameKey } from './events.js';

export interface PlayerName {
  /** The name as shown: in NFKC, with its case. */
  readonly shown: string;
  /** The name as compared: without case. */
  readonly folded: string;
}

export const MIN_NAME = 2;
export const MAX_NAME = 32;
/** Longer texts are rejected before they are normalised, which would take long. */
const MAX_RAW = 256;

/** Characters that are invisible or misleading: controls, formats, fillers, unassigned and private ones. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/** The name; or, in words, why it is not allowed. */
export function parseName(raw: string): Result<PlayerName, string> {
  if (raw.length > MAX_RAW) return err(WRONG_LENGTH);
  const shown = raw.normalize('NFKC');
  const length = Array.from(shown).length;
  if (length < MIN_NAME || length > MAX_NAME) return err(WRONG_LENGTH);
  if (shown !== shown.trim()) return err('A name must not begin or end with a space.');
  if (shown.includes('  ')) return err('A name must not have two spaces in a row.');
  if (INVISIBLE.test(shown) || !PRINTABLE.test(shown))
    return err('A name must have only visible characters.');
  if (/^\p{M}/u.test(shown)) return err('A name must not begin with a combining mark.');
  return ok({ shown, folded: folded(shown) });
}

const WRONG_LENGTH = `A name must have ${String(MIN_NAME)} to ${String(MAX_NAME)} characters.`;

/** To upper case and back: unifies what lower case alone keeps apart (ß, ẞ and ss; σ and ς). */
const folded = (shown: string): string => shown.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');

export const nameKey = (keys: Keys, name: PlayerName): NameKey =>
  keyedHash(keys.data.secret, `pentaland/name/1/${name.folded}`) as string as NameKey;
