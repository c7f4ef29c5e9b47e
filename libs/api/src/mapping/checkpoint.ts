// Maps checkpoints of the log and their proofs to the contract's types.
import { instant } from '#kernel';
import type { Checkpoint, GameProof } from '#matches';
import type { Answer } from './types.js';

export const shownCheckpoint = (line: Checkpoint): Answer<'Checkpoint'> => {
  const { size, root, at, key, signature } = line;
  return { size, root, at: instant(at), key, signature, line };
};

export const logProof = (line: GameProof): Answer<'LogProof'> => {
  const { events, index, path, checkpoint } = line;
  return { events, index, path, checkpoint: shownCheckpoint(checkpoint), line };
};
