// Encodes domain events as stored events: content-derived ids, envelopes and chain links.
import {
  linkOver,
  eventId,
  saltAt,
  uuidsIn,
  whole,
  type CommandId,
  type EventId,
  type Instant,
  type Json,
  type JsonObject,
  type Steps,
  type StreamName,
  plainData,
} from '#kernel';
import { WrittenEvent } from '#event-store';
import type { Actor } from './actor.js';
import type { Tail } from './chain.js';
import type { Codec, DomainEvent } from './codec.js';
import { placesOf } from './decode.js';
import { NATIVE_DIGESTS } from './digests.js';
import { envelopesOf } from './envelope.js';
import { Recent } from './recent.js';

/** The UUID namespace from which each stream's namespace is derived; a random number, chosen once. */
const PENTALAND = '7d5c3f0a-52fe-4f0e-9b1d-6a0a7c9be2b4';

export interface Batch<E extends DomainEvent> {
  readonly stream: StreamName;
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly at: Instant;
  readonly events: readonly E[];
  /** The tail of the stream's chain now. */
  readonly after: Tail;
  /** The stream's chain secret. */
  readonly secret: string;
}

interface Written {
  readonly type: string;
  readonly v: number;
  readonly data: JsonObject;
  readonly text: string;
}

export interface Encoded {
  readonly events: readonly WrittenEvent[];
  /** The tail of the chain after the append. */
  readonly tail: Tail;
}

/**
 * The event could not be read back once written. The message names its type and the faulty places, never the
 * content.
 */
export class UnreadableOutcome extends Error {
  override readonly name = 'UnreadableOutcome';
  constructor(
    readonly type: string,
    places: string,
  ) {
    super(`${type} would not be of its shape at ${places}`);
  }
}

/**
 * Throws UnreadableOutcome if the strict reader could not read one of the events. Such a batch is never
 * appended.
 */
export const encodeBatch = <E extends DomainEvent>(codec: Codec<E>, batch: Batch<E>): Encoded =>
  whole(encoding(codec, batch));

/** The same in steps, two for each event. */
export function* encoding<E extends DomainEvent>(codec: Codec<E>, batch: Batch<E>): Steps<Encoded> {
  const { stream, actor, commandId, at, secret, after } = batch;
  const envelopes = envelopesOf({ at, actor, commandId });
  const written: Written[] = [];
  for (const event of batch.events) {
    const type: E['type'] = event.type;
    const { version: v, schema } = codec[type];
    const data = dataOf(event);
    const read = schema.safeParse(data);
    if (!read.success) throw new UnreadableOutcome(type, placesOf(read.error));
    written.push({ type, v, data, text: JSON.stringify(data) });
    yield;
  }
  const idOf = idsOf(stream, contentOf(envelopes.common, after, written));
  let tail = after;
  const events: WrittenEvent[] = [];
  for (const { type, v, data, text } of written) {
    const id = idOf(events.length);
    const salt = saltAt(secret, tail.links, NATIVE_DIGESTS);
    const hash = linkOver(tail.hash, salt, envelopes.chained(id, type, data, v), NATIVE_DIGESTS);
    tail = { links: tail.links + 1, hash };
    events.push(new WrittenEvent(id, type, { data: text, metadata: envelopes.written(v, hash) }));
    yield;
  }
  return { events, tail };
}

/** About how many bytes these events add to the log. */
export const sizeOf = (events: readonly WrittenEvent[]): number =>
  events.reduce(
    (sum, { type, written }) => sum + type.length + written.data.length + written.metadata.length,
    0,
  );

/** The event's own fields. Undefined members are not written to the log. */
function dataOf(event: DomainEvent): JsonObject {
  const data: Record<string, Json> = {};
  const fields = plainData(event);
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (key !== 'type' && value !== undefined) data[key] = value;
  }
  return data;
}

const namespaceOf = uuidsIn(PENTALAND, NATIVE_DIGESTS);
const idsIn = new Recent((stream) => uuidsIn(namespaceOf(stream), NATIVE_DIGESTS));

const PLACE_DIGITS = 4;

/**
 * Everything that determines a batch's bytes, as lines. JSON text, types and hashes contain no line break.
 */
function contentOf(common: string, { links, hash }: Tail, events: readonly Written[]): string {
  let content = `${common}\n${String(links)} ${hash}`;
  for (const { type, v, text } of events) content += `\n${type}\n${String(v)}\n${text}`;
  return content;
}

/**
 * The ids of one batch's events, by their place in it: one digest of the whole batch, with its last digits
 * replaced by the place, so that the ids are adjacent in a store's index. Equal ids therefore mean equal
 * bytes: two servers that decide one command differently make two batches, and the log takes one of them.
 */
function idsOf(stream: StreamName, content: string): (index: number) => EventId {
  const ofBatch = idsIn.of(stream)(content).slice(0, -PLACE_DIGITS);
  return (index) => eventId(ofBatch + index.toString(16).padStart(PLACE_DIGITS, '0'));
}
