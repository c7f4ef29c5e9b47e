// Bots that play from their seat's view, their own catalogue, and the names they have heard.
export { botAnswer, type Asked, type Completed, type Table } from './bot-answer.js';
export { loreOf, type KnownName, type Lore } from './lore.js';
