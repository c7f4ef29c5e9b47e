// Around each event's own data: which version it is, when and by whom it was made, and its link in the chain.
import type { CommandId, EventId, Hash, Instant, Json, JsonObject } from '#kernel';
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

/** A domain event as the log has it. */
export interface Recorded<E extends DomainEvent> {
  readonly event: E;
  readonly revision: Revision;
  readonly id: EventId;
  readonly at: Instant;
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly hash: Hash;
}

/** The envelope of a stored event, or undefined when it never had one. Hand-written: it is on the way of every fold. */
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
  return whole ? (m as unknown as Envelope) : undefined;
}

/** What a link of the chain covers: everything of the event but the link itself. In canonical order already. */
export function chained(stored: NewEvent | StoredEvent, envelope: Omit<Envelope, 'hash'>): Json {
  return {
    actor: envelope.actor,
    at: envelope.at,
    commandId: envelope.commandId,
    data: stored.data,
    id: stored.id,
    type: stored.type,
    v: envelope.v,
  };
}

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
