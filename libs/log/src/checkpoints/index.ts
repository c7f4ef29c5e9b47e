// Checkpoints of the whole log, and the proofs made from them.
export * from './book.js';
export * from './check.js';
export * from './checkpoint.js';
export * from './keeper.js';
export * from './maker.js';
export * from './proof.js';
export { CHECKPOINT_EVENTS, CHECKPOINTS, storedCheckpoints, type StoredCheckpoint } from './stream.js';
