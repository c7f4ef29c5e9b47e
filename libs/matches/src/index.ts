// The application: commands, queries, sessions, accounts and the log, over ports that an app fills.
export * from './accounts/index.js';
export { STORE_FAMILIES } from './families.js';
export * from './games/index.js';
export * from './lobby/index.js';
export {
  CheckpointCheck,
  checkpointOf,
  checkpointSchema,
  dataKeyIn,
  eventsOf,
  everyEvent,
  gameOf,
  GameSecrets,
  loadGameSecret,
  publicKeyOf,
  SECRET_EVENTS,
  verifyStore,
  type Families,
} from './log/index.js';
export type { CheckpointFault, StoreFault, StoreVerdict } from './log/index.js';
export * from './lobby/index.js';
export * from './ports/index.js';
