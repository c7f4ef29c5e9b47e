// Read models: projections of the log, and the followers that keep them up to date.
export { Follower, type FollowerDeps } from './follower.js';
export { Followers, type Followed } from './followers.js';
export { MemoryRows, MemoryRowStorage } from './memory-rows.js';
export { RowStorage, type Row, type Rows, type RowsModel, type RowsRead } from './rows.js';
export { MemoryReadModel } from './memory-read-model.js';
export type { Projection } from './projection.js';
export {
  eventsDue,
  later,
  ReadModelAway,
  ReadModelDamaged,
  type ReadBatch,
  type EventPlace,
  type Placed,
  type Reached,
  type ReadModel,
} from './read-model.js';
