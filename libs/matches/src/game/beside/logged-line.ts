// An event of an opened log as a line anyone can read: everything its chain link covers, and the link.
import type { StoredEvent } from '#event-store';
import type { Json, JsonObject } from '#kernel';
import type { GameId } from '#kernel';
import { gameStream } from '#log';

/** `place`: from 0, without gaps. */
export function lineOf(stored: StoredEvent, place: number): JsonObject {
  const { id, type, data, metadata } = stored;
  const envelope = typeof metadata === 'object' && metadata !== null ? (metadata as JsonObject) : {};
  return { place, id, type, data, ...envelope };
}

const ENVELOPE = ['v', 'at', 'actor', 'commandId', 'hash'] as const;

/** The stored event that a line describes. Missing fields are left to the verifier to find. */
export function storedOf(game: GameId, line: Json): StoredEvent {
  const said = typeof line === 'object' && line !== null && !Array.isArray(line) ? (line as JsonObject) : {};
  const { id = '', type = '', data = null } = said;
  const place = typeof said['place'] === 'number' ? said['place'] : -1;
  const metadata = Object.fromEntries(ENVELOPE.map((key) => [key, said[key] ?? null]));
  return {
    id,
    type,
    data,
    metadata,
    stream: gameStream(game),
    revision: place,
    position: `${place}`,
  } as StoredEvent;
}
