// The rules: state, events, evolve, decide. Pure: time and entropy come in with the command.
export * from './commands/command.js';
export * from './commands/refusal.js';
export * from './decide/decide.js';
export { absentFrom } from './decide/play-commands.js';
export type { Inputs } from './decide/proposal.js';
export { timerOf, type Timer } from './decide/timer-commands.js';
export * from './decisions/decision.js';
export * from './events/declare.js';
export * from './events/events.js';
export { END_REASONS, LOSS_REASONS, type EndReason, type LossReason } from './events/ending.js';
export { cardsIn, objectAt } from './evolve/cards.js';
export * from './evolve/evolve.js';
export * from './state/game-state.js';
export * from './state/ids.js';
export { Journal, plainWriter, type Writer } from './state/journal.js';
export * from './state/terms.js';
export * from './turn/steps.js';
