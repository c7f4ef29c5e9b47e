// Every family of streams that the application writes, and the event types it may hold. A whole store is
// verified against this.
import type { StoredEvent } from '#event-store';
import { familyOf, LOG_FAMILIES, type Families } from '#log';
import { ACCOUNT_FAMILIES } from '#accounts';
import { DISPUTE_EVENTS, TEXT_EVENTS } from '#disputes';
import { ANNOTATION_EVENTS } from './game/beside/annotations.js';
import { CHAT_EVENTS } from './game/beside/chat.js';
import { NOTE_EVENTS } from './game/beside/notes.js';
import { IMPORT_EVENTS } from './game/beside/imports.js';
import { AUDIT_EVENTS } from './game/guard/audit-events.js';
import { GAME_CODEC } from './game/log/game-log.js';

export const STORE_FAMILIES: Families = {
  ...LOG_FAMILIES,
  ...ACCOUNT_FAMILIES,
  game: GAME_CODEC,
  audit: AUDIT_EVENTS,
  notes: NOTE_EVENTS,
  chat: CHAT_EVENTS,
  dispute: DISPUTE_EVENTS,
  talk: TEXT_EVENTS,
  annotations: ANNOTATION_EVENTS,
  import: IMPORT_EVENTS,
};

/** True unless the stream belongs to another program that uses the same store. */
export const isOfTheApplication = ({ stream }: Pick<StoredEvent, 'stream'>): boolean =>
  Object.hasOwn(STORE_FAMILIES, familyOf(stream));
