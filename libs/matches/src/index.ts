// The application: commands, queries, sessions, accounts and the log, over ports that an app fills.
export * from './accounts/index.js';
export { NewestCheckpoint, ProveGame, ProveSince, SigningKey } from './checkpoints/index.js';
export { inSlices, LONG_WORK, type Job } from './event-loop/long-work.js';
export { isOfTheApplication, STORE_FAMILIES } from './families.js';
export * from './games/index.js';
export * from './lobby/index.js';
export {
  CheckpointCheck,
  CHECKPOINT_TERMS,
  CheckpointBook,
  CheckpointKeeper,
  checkpointNow,
  checkpointSchema,
  dataKeyIn,
  CHECKPOINTS,
  consistencyFault,
  consistencyProofSchema,
  DEFAULT_CHECKPOINT_TERMS,
  eventsOf,
  everyEvent,
  gameOf,
  GameSecrets,
  loadGameSecret,
  publicKeyOf,
  storedCheckpoints,
  StoredCheckpointsCheck,
  isSigned,
  gameProofFault,
  gameProofSchema,
  SECRET_EVENTS,
  verifyStore,
  type Families,
} from './log/index.js';
export type {
  Checkpoint,
  CheckpointFault,
  CheckpointTerms,
  CheckpointWorld,
  ConsistencyProof,
  GameProof,
  ProofFault,
  StoredCheckpointFault,
  StoreFault,
  StoreVerdict,
} from './log/index.js';
export * from './lobby/index.js';
export * from './ports/index.js';
