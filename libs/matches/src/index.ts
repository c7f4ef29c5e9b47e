// The application: commands, queries and sessions of games, over ports that an app fills.
export {
  NewestCheckpoint,
  ProveGame,
  ProveSince,
  SigningKey,
  type Checkpoint,
  type GameProof,
} from './checkpoints/index.js';
export { inSlices, LONG_WORK, type Job } from './event-loop/long-work.js';
export { isOfTheApplication, STORE_FAMILIES } from './families.js';
export * from './games/index.js';
export * from './lobby/index.js';
export * from './ports/index.js';
