// The bots. Those of `by-view` play at a table: they know their seat's view, their own catalogue, and the names they have
// heard. Those of `by-state` play simulated games: they see the whole state.
export { oneOf } from './common/drawing.js';
export { greedyBot, uniformBot, type Bot } from './by-state/bots.js';
export { drawAnswer, type PlainQuestion } from './by-state/drawn-answers.js';
export { chosen } from './by-view/choices.js';
export { botAnswer, type AskedDecision, type Completed, type Table } from './by-view/bot-answer.js';
export { loreOf, type KnownName, type Lore } from './by-view/lore.js';
