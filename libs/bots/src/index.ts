// Bots that play by what a seat's view shows, a catalogue of their own, and what they have heard.
export { botAnswer, type Asked, type Completed, type Table } from './bot-answer.js';
export { loreOf, type KnownName, type Lore } from './lore.js';
