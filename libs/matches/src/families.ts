// Every family of streams the application writes, and what it may hold: what a whole store is verified against.
import { ACCOUNT_FAMILIES } from './accounts/index.js';
import { AUDIT_EVENTS, GAME_CODEC, NOTE_EVENTS } from './games/index.js';
import { LOG_FAMILIES, type Families } from './log/index.js';

export const STORE_FAMILIES: Families = {
  ...LOG_FAMILIES,
  ...ACCOUNT_FAMILIES,
  game: GAME_CODEC,
  audit: AUDIT_EVENTS,
  notes: NOTE_EVENTS,
};
