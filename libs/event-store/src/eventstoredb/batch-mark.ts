// Which events were appended together: EventStoreDB doesn't say, and without it 'the same batch again' cannot be told
// from a part of it or more than it. So the first event of every batch carries the batch's size in its stored metadata,
// as a member `$batch` of the object that is there, or around what is no object. Other tools see the rest unchanged.
import type { Json, JsonObject } from '#kernel';

const BATCH = '$batch';
/** Holds metadata that is no object, or has a member of its own that is named like one of these two. */
const WRAPPED = '$is';
const MARKED = `{"${BATCH}":`;
const AMBIGUOUS = new RegExp(`"\\${BATCH}"|"\\${WRAPPED}"`);

/** The text to store. `size` is the batch's for its first event, undefined for the others. */
export function markMetadata(text: string, size: number | undefined): string {
  const ambiguous = AMBIGUOUS.test(text);
  if (size === undefined && !ambiguous) return text;
  const mark = `${MARKED}${String(size ?? 0)}`;
  if (ambiguous || !text.startsWith('{')) return `${mark},"${WRAPPED}":${text}}`;
  return text === '{}' ? `${mark}}` : `${mark},${text.slice(1)}`;
}

/** What the writer gave. An event of another tool may have none at all. */
export function unmarkMetadata(text: string): Json {
  if (text === '') return null;
  const stored = JSON.parse(text) as Json;
  if (!text.startsWith(MARKED) || !isObject(stored)) return stored;
  if (Object.hasOwn(stored, WRAPPED)) return stored[WRAPPED] ?? null;
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name !== BATCH));
}

/** The size of the batch that begins with the event, or undefined when none does. */
export function batchSizeOf(text: string): number | undefined {
  if (!text.startsWith(MARKED)) return undefined;
  const size = Number.parseInt(text.slice(MARKED.length), 10);
  return size > 0 ? size : undefined;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
