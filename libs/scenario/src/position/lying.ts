// The cards of a zone, and a library filled up with cards without effect.
import { FILLER, FILLERS } from './filler.js';
import { Unplayable } from './unplayable.js';

/** A card of a zone, and what it has been named. */
export interface Lying {
  readonly card: string;
  readonly as?: string;
  /** In exile, as suspended cards have them. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** Bottom first. `top`: the listed cards, the top one first; `size`: how many the library has in all. */
export function filled(top: readonly Lying[], size?: number): Lying[] {
  const length = size === undefined ? FILLERS : size - top.length;
  if (length < 0)
    throw new Unplayable(`a library of ${String(size)} cards cannot have ${String(top.length)} on top`);
  return [...Array.from({ length }, () => ({ card: FILLER.name })), ...top.toReversed()];
}
