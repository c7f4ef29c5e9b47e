// Decodes stored events of any version into domain events of the current version.
import type { JsonObject } from '#kernel';
import type { StoredEvent } from '#event-store';
import type { z } from 'zod';
import { kindOf, type Codec, type DomainEvent, type EventKind } from './codec.js';
import { envelopeOf, type Recorded } from './envelope.js';

export type DecodeFault =
  | 'no-envelope'
  /** Unknown type: a newer release wrote it, or another program did. */
  | 'unknown-type'
  /** A version this release does not know yet. */
  | 'newer-version'
  /** An earlier version that has no upcaster. */
  | 'no-upcast'
  /** The data does not match the schema of its type and version. Only strict mode finds this. */
  | 'not-of-its-shape';

/** The event cannot be read. The message names the event and its place, never its content. */
export class UndecodableEvent extends Error {
  override readonly name = 'UndecodableEvent';
  constructor(
    readonly fault: DecodeFault,
    readonly stored: Pick<StoredEvent, 'stream' | 'revision' | 'type'>,
    detail: string,
  ) {
    super(`${stored.stream}@${stored.revision}: ${stored.type} ${detail}`);
  }
}

/** `strict` also checks the data against its schema: for tests, and for data from outside (a restore). */
export type Reading = 'trusting' | 'strict';

export function decode<E extends DomainEvent>(
  codec: Codec<E>,
  stored: StoredEvent,
  reading: Reading = 'trusting',
): Recorded<E> {
  const envelope = envelopeOf(stored);
  if (envelope === undefined) throw new UndecodableEvent('no-envelope', stored, 'has no envelope');
  const kind = kindOf(codec, stored.type);
  if (kind === undefined) throw new UndecodableEvent('unknown-type', stored, 'is of no known type');
  let data = stored.data as JsonObject;
  if (envelope.v !== kind.version) data = upcast(kind, stored, envelope.v);
  if (reading === 'strict') data = checked(kind, stored, data);
  const { at, actor, commandId, hash } = envelope;
  const event = { type: stored.type, ...data } as DomainEvent as E;
  return { event, revision: stored.revision, id: stored.id, at, actor, commandId, hash };
}

function upcast(kind: EventKind, stored: StoredEvent, from: number): JsonObject {
  if (from > kind.version)
    throw new UndecodableEvent(
      'newer-version',
      stored,
      `is of version ${from}; this release knows version ${kind.version}`,
    );
  let data = stored.data as JsonObject;
  for (let version = from; version < kind.version; version += 1) {
    const step = kind.upcasts?.[version];
    if (step === undefined)
      throw new UndecodableEvent('no-upcast', stored, `of version ${version} has no upcast`);
    data = step(data);
  }
  return data;
}

function checked(kind: EventKind, stored: StoredEvent, data: JsonObject): JsonObject {
  const parsed = kind.schema.safeParse(data);
  // The data is returned unparsed: a parsed copy has the schema's member order, and decisions depend on the
  // stored order.
  if (parsed.success) return data;
  throw new UndecodableEvent('not-of-its-shape', stored, `is not of its shape at ${placesOf(parsed.error)}`);
}

/** Paths and codes only: a schema's message may quote the value. */
export const placesOf = ({ issues }: z.ZodError): string =>
  issues.map((issue) => `${issue.path.join('.') || '(whole)'} (${issue.code})`).join(', ');
