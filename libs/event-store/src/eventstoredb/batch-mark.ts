// Marks which events were appended together. EventStoreDB does not record it, and without it the same batch
// cannot be told from a part of it or from a larger one. So the stored metadata of a batch's first event
// carries the batch's size in a member `$batch`, which is added to an object and wrapped around anything
// else. Other tools see the rest unchanged.
import type { Json, JsonObject } from '#kernel';

const BATCH = '$batch';
/** Holds metadata that is not an object, or that has a member named like one of these two. */
const WRAPPED = '$is';
const MARKED = `{"${BATCH}":`;
const AMBIGUOUS = new RegExp(`"\\${BATCH}"|"\\${WRAPPED}"`);

/** The metadata text to store. `size` is the batch size for its first event, undefined for the others. */
export function markMetadata(text: string, size: number | undefined): string {
  const ambiguous = AMBIGUOUS.test(text);
  if (size === undefined && !ambiguous) return text;
  const mark = `${MARKED}${String(size ?? 0)}`;
  if (ambiguous || !text.startsWith('{')) return `${mark},"${WRAPPED}":${text}}`;
  return text === '{}' ? `${mark}}` : `${mark},${text.slice(1)}`;
}

/** The metadata as the writer gave it. An event of another tool may have none. */
export function unmarkMetadata(text: string): Json {
  if (text === '') return null;
  const stored = JSON.parse(text) as Json;
  if (!text.startsWith(MARKED) || !isObject(stored)) return stored;
  if (Object.hasOwn(stored, WRAPPED)) return stored[WRAPPED] ?? null;
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name !== BATCH));
}

/** The size of the batch that begins with this event, or undefined if no batch begins here. */
export function batchSizeOf(text: string): number | undefined {
  if (!text.startsWith(MARKED)) return undefined;
  const size = Number.parseInt(text.slice(MARKED.length), 10);
  return size > 0 ? size : undefined;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
