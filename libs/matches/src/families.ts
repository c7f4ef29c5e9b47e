// Every family of streams that the application writes, and the event types it may hold. A whole store is
// verified against this.
import type { StoredEvent } from '#event-store';
import { familyOf, LOG_FAMILIES, type Families } from '#log';
import { ACCOUNT_FAMILIES } from '#accounts';
import { AUDIT_EVENTS, GAME_CODEC, NOTE_EVENTS } from './games/index.js';

export const STORE_FAMILIES: Families = {
  ...LOG_FAMILIES,
  ...ACCOUNT_FAMILIES,
  game: GAME_CODEC,
  audit: AUDIT_EVENTS,
  notes: NOTE_EVENTS,
};

/** True unless the stream belongs to another program that uses the same store. */
export const isOfTheApplication = ({ stream }: Pick<StoredEvent, 'stream'>): boolean =>
  Object.hasOwn(STORE_FAMILIES, familyOf(stream));
