// Proofs that need nothing but themselves: that a game's events are in the log a checkpoint is of, and that the log of
// one checkpoint goes on from the log of an earlier one.
import { isConsistent, isIncluded, type GameId } from '#kernel';
import { z } from 'zod';
import { gameStream } from '../streams.js';
import { checkpointSchema, digest, isSigned, leafAt } from './checkpoint.js';

/** Longer ones are of no log that there can be. */
const path = z.array(digest).max(64);

export const gameProofSchema = z.strictObject({
  /** So many of the game's events are covered, from its first on. */
  events: z.int().min(1),
  /** The place of the last of them among all events of the log, from 0. */
  index: z.int().nonnegative(),
  path,
  checkpoint: checkpointSchema,
});
export type GameProof = z.infer<typeof gameProofSchema>;

export const consistencyProofSchema = z.strictObject({
  pentaland: z.literal('consistency'),
  version: z.literal(1),
  earlier: checkpointSchema,
  later: checkpointSchema,
  path,
});
export type ConsistencyProof = z.infer<typeof consistencyProofSchema>;

export type ProofFault =
  | 'not-signed'
  /** Another key than the one that was expected. */
  | 'signed-by-another'
  /** The hashes do not lead to the checkpoint's root. */
  | 'proves-nothing';

/** `link`: of the game's chain, at the last event the proof covers, computed from the events up to it. */
export function gameProofFault(
  { events, index, path: hashes, checkpoint }: GameProof,
  { game, link, key }: { readonly game: GameId; readonly link: string; readonly key?: string | undefined },
): ProofFault | undefined {
  if (key !== undefined && checkpoint.key !== key) return 'signed-by-another';
  if (!isSigned(checkpoint)) return 'not-signed';
  const leaf = leafAt(gameStream(game), events - 1, link);
  const { size, root } = checkpoint;
  return isIncluded(leaf, { index, size }, hashes, root) ? undefined : 'proves-nothing';
}

export function consistencyFault(
  { earlier, later, path: hashes }: ConsistencyProof,
  key?: string,
): ProofFault | undefined {
  if (earlier.key !== later.key || (key !== undefined && later.key !== key)) return 'signed-by-another';
  if (!isSigned(earlier) || !isSigned(later)) return 'not-signed';
  return isConsistent(earlier, later, hashes) ? undefined : 'proves-nothing';
}
