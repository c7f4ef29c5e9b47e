// Checks a batch before any store sees it, so that all adapters refuse alike. It turns the events into text
// once: that text is what a store counts, stores and reads back.
import type { EventId, Json, StreamName } from '#kernel';
import {
  MAX_APPEND_BYTES,
  MAX_APPEND_EVENTS,
  MAX_NAME_LENGTH,
  WrittenEvent,
  type AppendRefusal,
  type Expected,
  type NewEvent,
} from './port.js';

/** An event as text: `data` and `metadata` are JSON. */
export interface EventText {
  readonly id: EventId;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

export type CheckedBatch =
  | { readonly kind: 'ready'; readonly events: readonly EventText[] }
  | { readonly kind: 'refused'; readonly reason: AppendRefusal };

/** RFC 9562, 5.9. Means 'none'; EventStoreDB never answers an append of it. */
const NIL = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NAME = /^(?!\$)[^\u0000-\u001f\u007f]+$/;
/** No UTF-16 code unit takes more than three bytes of UTF-8. */
const WIDEST = 3;

export function checkBatch(
  stream: StreamName,
  expected: Expected,
  events: readonly NewEvent[],
): CheckedBatch {
  if (typeof expected === 'number') checkWhole('the expected revision', expected, 0);
  if (events.length === 0) return refused('empty');
  if (events.length > MAX_APPEND_EVENTS) return refused('too-many-events');
  if (!isName(stream)) return refused('not-storable');

  const texts: EventText[] = [];
  let units = 0;
  for (const event of events) {
    const { id, type } = event;
    if (!UUID.test(id) || id === NIL || !isName(type)) return refused('not-storable');
    const [data, metadata] = textsOf(event);
    if (data === undefined || metadata === undefined) return refused('not-storable');
    texts.push({ id, type, data, metadata });
    units += type.length + data.length + metadata.length;
  }
  if (units * WIDEST > MAX_APPEND_BYTES && bytesOf(texts) > MAX_APPEND_BYTES) return refused('too-large');
  if (texts.length > 1 && new Set(texts.map(({ id }) => id)).size < texts.length) return refused('overlap');
  return { kind: 'ready', events: texts };
}

/** Throws if the number cannot be a count or a revision; the caller made a mistake. */
export function checkWhole(what: string, number: number, least: number): void {
  if (!Number.isSafeInteger(number) || number < least)
    throw new RangeError(`${what} must be a whole number from ${String(least)}, not ${String(number)}`);
}

const refused = (reason: AppendRefusal): CheckedBatch => ({ kind: 'refused', reason });

/** Nearly all names are printable ASCII. */
const PLAIN_NAME = /^[ -#%-~][ -~]*$/;
const isName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && (PLAIN_NAME.test(text) || (NAME.test(text) && isWellFormed(text)));

// (String.prototype.isWellFormed is in no lib that Node 20 is typed with.)
const LONE_SURROGATE = /\p{Surrogate}/u;
const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

const bytesOf = (texts: readonly EventText[]): number =>
  texts.reduce(
    (sum, { type, data, metadata }) =>
      sum + Buffer.byteLength(type) + Buffer.byteLength(data) + Buffer.byteLength(metadata),
    0,
  );

/** Retyped with its real result: JSON.stringify returns undefined for a value that is not JSON. */
const stringify: (value: Json) => string | undefined = JSON.stringify;

function textsOf(event: NewEvent): readonly [string | undefined, string | undefined] {
  if (!(event instanceof WrittenEvent)) return [jsonText(event.data), jsonText(event.metadata)];
  const { data, metadata } = event.written;
  return [asStorable(data), asStorable(metadata)];
}

/** The text, or undefined if it contains a lone surrogate. */
const asStorable = (text: string): string | undefined =>
  text.includes('\\ud') && !isStorable(JSON.parse(text)) ? undefined : text;

/** The JSON text of a value, or undefined if JSON cannot represent the value exactly. */
function jsonText(value: Json): string | undefined {
  let text: string | undefined;
  try {
    text = stringify(value);
  } catch {
    return undefined;
  }
  // JSON.stringify writes lone surrogates as escapes. Inside an array it writes null for NaN and for anything
  // that is not JSON.
  if (text === undefined || ((text.includes('\\ud') || text.includes('null')) && !isStorable(value)))
    return undefined;
  return text;
}

function isStorable(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return isWellFormed(value);
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      if (Array.isArray(value)) return value.every(isStorable);
      return Object.entries(value).every(
        ([key, member]) => isWellFormed(key) && (member === undefined || isStorable(member)),
      );
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return false;
  }
}
