// From domain events to stored ones: ids that are the same on every attempt, envelopes, and links of the chain.
import {
  canonicalJson,
  linkOver,
  eventId,
  saltAt,
  uuidsIn,
  type CommandId,
  type EventId,
  type Instant,
  type Json,
  type JsonObject,
  type StreamName,
} from '#kernel';
import { WrittenEvent } from '#event-store';
import type { Actor } from './actor.js';
import type { Tail } from './chain.js';
import type { Codec, DomainEvent } from './codec.js';
import { NATIVE_DIGESTS } from './digests.js';
import { envelopesOf } from './envelope.js';
import { Recent } from './recent.js';

/** The namespace of all streams' namespaces; a random number, chosen once. */
const PENTALAND = '7d5c3f0a-52fe-4f0e-9b1d-6a0a7c9be2b4';

export interface Batch<E extends DomainEvent> {
  readonly stream: StreamName;
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly at: Instant;
  readonly events: readonly E[];
  /** Where the stream's chain ends now. */
  readonly after: Tail;
  /** The stream's chain secret. */
  readonly secret: string;
}

export interface Encoded {
  readonly events: readonly WrittenEvent[];
  /** Where the chain ends once they are appended. */
  readonly tail: Tail;
}

/** The id of the nth event of an actor's command in a stream: a second attempt brings the same. */
export function eventIdOf(stream: StreamName, actor: Actor, commandId: CommandId, index: number): EventId {
  return idsOf(stream, actor, commandId)(index);
}

export function encodeBatch<E extends DomainEvent>(codec: Codec<E>, batch: Batch<E>): Encoded {
  const { actor, commandId, at, secret } = batch;
  const idOf = idsOf(batch.stream, actor, commandId);
  const envelopes = envelopesOf({ at, actor, commandId });
  let tail = batch.after;
  const events = batch.events.map((event, index) => {
    const type: E['type'] = event.type;
    const { version: v } = codec[type];
    const id = idOf(index);
    const data = dataOf(event);
    const salt = saltAt(secret, tail.links, NATIVE_DIGESTS);
    const hash = linkOver(tail.hash, salt, envelopes.chained(id, type, data, v), NATIVE_DIGESTS);
    tail = { links: tail.links + 1, hash };
    return new WrittenEvent(id, type, { data: JSON.stringify(data), metadata: envelopes.written(v, hash) });
  });
  return { events, tail };
}

/** The event's own fields; members that are undefined are not in the log. */
function dataOf(event: DomainEvent): JsonObject {
  const data: Record<string, Json> = {};
  const fields = event as unknown as JsonObject;
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
 * The ids of the events of one command, by their place among them: that of the command with its last digits made the
 * place, so that they lie side by side in a store's index.
 */
function idsOf(stream: StreamName, actor: Actor, commandId: CommandId): (index: number) => EventId {
  const ofCommand = idsIn
    .of(stream)(canonicalJson([actor, commandId]))
    .slice(0, -PLACE_DIGITS);
  return (index) => eventId(ofCommand + index.toString(16).padStart(PLACE_DIGITS, '0'));
}
