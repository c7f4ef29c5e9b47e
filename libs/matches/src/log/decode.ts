// From stored events back to domain events of today's shape, whatever version they were written in.
import type { JsonObject } from '#kernel';
import type { StoredEvent } from '#event-store';
import type { z } from 'zod';
import { kindOf, type Codec, type DomainEvent, type EventKind } from './codec.js';
import { envelopeOf, type Recorded } from './envelope.js';

export type DecodeFault =
  | 'no-envelope'
  /** No such type: written by a newer release, or not by Pentaland at all. */
  | 'unknown-type'
  /** A version this release does not know yet. */
  | 'newer-version'
  /** A version nothing leads up from. */
  | 'no-upcast'
  /** The data is not of the shape its type and version promise; found in the strict mode only. */
  | 'not-of-its-shape';

/** The event cannot be read. The message names it and its place, never its content. */
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

/** `strict` also holds the data against its schema: for tests, and for what comes from outside (a restore). */
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
  // As it stands: a schema gives the members back in its own order, and what is decided goes by what stands there.
  if (parsed.success) return data;
  throw new UndecodableEvent('not-of-its-shape', stored, `is not of its shape at ${placesOf(parsed.error)}`);
}

/** Paths and codes only: a message of the schema may quote the value. */
export const placesOf = ({ issues }: z.ZodError): string =>
  issues.map((issue) => `${issue.path.join('.') || '(whole)'} (${issue.code})`).join(', ');
