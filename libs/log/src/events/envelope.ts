// The envelope around each event's data: its version, when and by whom it was made, and its chain link.
import {
  canonicalJson,
  type CommandId,
  type EventId,
  type Hash,
  type Instant,
  type Json,
  type JsonObject,
} from '#kernel';
import type { NewEvent, Revision, StoredEvent } from '#event-store';
import type { Actor } from './actor.js';
import type { DomainEvent } from './codec.js';

export interface Envelope {
  readonly v: number;
  readonly at: Instant;
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly hash: Hash;
}

/** A domain event as the log stores it. */
export interface Recorded<E extends DomainEvent> {
  readonly event: E;
  readonly revision: Revision;
  readonly id: EventId;
  readonly at: Instant;
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly hash: Hash;
}

/** The envelope of a stored event; undefined if it has none. Hand-written, because every fold calls it. */
export function envelopeOf(stored: NewEvent): Envelope | undefined {
  const m = stored.metadata;
  if (!isObject(m) || !isObject(stored.data)) return undefined;
  const { v, at, actor, commandId, hash } = m;
  const whole =
    typeof v === 'number' &&
    typeof at === 'number' &&
    typeof actor === 'string' &&
    typeof commandId === 'string' &&
    typeof hash === 'string';
  // The cast: every member was looked at above, and the checker does not carry that over to the whole.
  return whole ? (m as unknown as Envelope) : undefined;
}

/** What a chain link covers: the whole event except the link itself, as canonical JSON. */
export const chainedText = (
  { id, type, data }: NewEvent | StoredEvent,
  envelope: Omit<Envelope, 'hash'>,
): string => envelopesOf(envelope).chained(id, type, data, envelope.v);

/** Envelopes as text. The events of one command share most of theirs. */
export function envelopesOf({ actor, at, commandId }: Omit<Envelope, 'hash' | 'v'>) {
  const common = canonicalJson({ actor, at, commandId }).slice(0, -1);
  return {
    common,
    chained: (id: EventId, type: string, data: Json, v: number): string =>
      `${common},"data":${canonicalJson(data)},"id":${canonicalJson(id)},"type":${canonicalJson(type)},"v":${String(v)}}`,
    written: (v: number, hash: Hash): string => `${common},"hash":"${hash}","v":${String(v)}}`,
  };
}

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
