// The statistics, without the store: what a server needs that has the facts in another process.
export * from './facts-desk.js';
export { contradictionIn, FEWEST, type Contradiction, type StatisticsFilter } from './filter.js';
export {
  cursorOf,
  pageOf,
  placeAt,
  placeOf,
  queryOf,
  type AskedPage,
  type Page,
  type PageEnd,
} from './page.js';
export type { Position, PositionName } from './position.js';
export { OPENING_TURNS, type Question } from './questions.js';
export { wilson, type Rate } from './wilson.js';
