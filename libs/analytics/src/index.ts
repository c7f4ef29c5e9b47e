// Analytics: the facts of finished games, what may be known of them, and where they are stored and asked for.
export { factsOf, type Timed } from './facts/facts-of.js';
export { STORED_AS, type Column, type ColumnKind, type Table } from './schema/columns.js';
export {
  FACTS_VERSION,
  noFacts,
  TABLE_NAMES,
  TABLES,
  type Facts,
  type Row,
  type TableName,
} from './schema/tables.js';
export {
  ask,
  askIntoParquet,
  LIMITS,
  MOST_CHARACTERS,
  QuestionRefused,
  QuestionUnstoppable,
  type FactsAnswer,
  type Limits,
} from './store/ask.js';
export { catchUp, type CaughtUp } from './store/catch-up.js';
export { exportParquet, type Exported } from './store/parquet.js';
export { FactsKeeper, type KeeperOptions, type KeeperState } from './store/facts-keeper.js';
export {
  FACTS_FILE,
  FactsFile,
  FactsFileError,
  factsFileOf,
  LOG_SOURCE,
  type FileFault,
} from './store/facts-file.js';
export { faultInLabel, SimulatedGames } from './store/simulated-games.js';
