// Simulated games: whole games between bots, and their results.
export * from './play.js';
export { repairFor } from './disputing.js';
export { diceOf } from './dice.js';
export * from './summary.js';
export * from './wins.js';
export * from './ledger.js';
export * from './invariants.js';
export * from './lockstep.js';
export * from './watching.js';
export * from './verifying.js';
export * from './repeating-command.js';
