// Scenarios: a position, a script, and what must be true afterwards, played on the same rules as a served game.
export { findStandIn, STAND_INS } from './cards/index.js';
export type { Passage } from './from-game/passage.js';
export { scenarioAt, type Past } from './from-game/scenario-at.js';
export { type Origin } from './from-game/scenario-of.js';
export { Seen } from './from-game/seen.js';
export { canBeLaid, UNCARRIED, type Uncarried } from './from-game/uncarried.js';
export { nameOf, parseScenario, type Scenario } from './format/scenario.js';
export type { Assisted, Cards, FindCard } from './position/lay.js';
export { beginningOf, type ScenarioBeginning } from './run/beginning.js';
export { runScenario, type Outcome } from './run/run.js';
export { Witness, type ToldDecision } from './run/witness.js';
