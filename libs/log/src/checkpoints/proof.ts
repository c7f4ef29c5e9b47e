// Self-contained proofs: that a game's events are in a checkpoint's log, and that the log of one checkpoint
// extends the log of an earlier one.
import { isConsistent, isIncluded, type GameId } from '#kernel';
import { z } from 'zod';
import { gameStream } from '../streams/streams.js';
import { checkpointSchema, digest, isSigned, leafAt } from './checkpoint.js';

/** The longest path any possible log can need. */
const path = z.array(digest).max(64);

export const gameProofSchema = z.strictObject({
  /** The number of the game's events that are covered, counted from its first. */
  events: z.int().min(1),
  /** The index of the last of them among all events of the log, from 0. */
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
  /** The key is not the expected one. */
  | 'signed-by-another'
  /** The hashes do not lead to the checkpoint's root. */
  | 'proves-nothing';

/** `link`: the game's chain link at the last event the proof covers, computed from the events up to it. */
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
