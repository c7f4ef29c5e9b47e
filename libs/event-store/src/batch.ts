// What every adapter checks of a batch before its store sees it, so that all refuse alike. The events become text
// here, once: what is stored, counted and read back is this text.
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

/** Refuses what can be no count, revision or the like; such a number is a mistake of the caller's. */
export function checkWhole(what: string, number: number, least: number): void {
  if (!Number.isSafeInteger(number) || number < least)
    throw new RangeError(`${what} must be a whole number from ${String(least)}, not ${String(number)}`);
}

const refused = (reason: AppendRefusal): CheckedBatch => ({ kind: 'refused', reason });

/** Nearly all names are of printable ASCII alone. */
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

/** As it really is: of what is no JSON it makes nothing. */
const stringify: (value: Json) => string | undefined = JSON.stringify;

function textsOf(event: NewEvent): readonly [string | undefined, string | undefined] {
  if (!(event instanceof WrittenEvent)) return [jsonText(event.data), jsonText(event.metadata)];
  const { data, metadata } = event.written;
  return [asStorable(data), asStorable(metadata)];
}

/** The text, unless it speaks of a lone surrogate. */
const asStorable = (text: string): string | undefined =>
  text.includes('\\ud') && !isStorable(JSON.parse(text)) ? undefined : text;

/** The JSON text of a value, or undefined when it has none that says the same. */
function jsonText(value: Json): string | undefined {
  let text: string | undefined;
  try {
    text = stringify(value);
  } catch {
    return undefined;
  }
  // JSON.stringify writes lone surrogates as escapes, and null for NaN and for what is no JSON inside an array.
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
