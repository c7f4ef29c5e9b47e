// What a reader needs to know about each event type: the current version, the schema of its data (the event's
// fields without `type`), and the upcasters from each earlier version to the next.
import type { JsonObject } from '#kernel';
import type { z } from 'zod';

/** A domain event: a type and its own fields. */
export interface DomainEvent {
  readonly type: string;
}

export type Upcast = (data: JsonObject) => JsonObject;

export interface EventKind {
  /** The current version; the first is 1. */
  readonly version: number;
  /** The schema of the current version's data. */
  readonly schema: z.ZodType;
  /** Upcasters: from each earlier version to the next one. */
  readonly upcasts?: Readonly<Record<number, Upcast>>;
}

export type Codec<E extends DomainEvent> = { readonly [T in E['type']]: EventKind };

/** The kind of a type; undefined if the codec does not know it. */
export function kindOf(codec: Readonly<Record<string, EventKind>>, type: string): EventKind | undefined {
  return Object.hasOwn(codec, type) ? codec[type] : undefined;
}

/** The faults of a codec itself: earlier versions without an upcaster. */
export function codecGaps(codec: Readonly<Record<string, EventKind>>): readonly string[] {
  return Object.entries(codec).flatMap(([type, kind]) =>
    Array.from({ length: kind.version - 1 }, (_, index) => index + 1)
      .filter((version) => kind.upcasts?.[version] === undefined)
      .map((version) => `${type} has no upcast from version ${version}`),
  );
}

/** The union of the events that a table of kinds describes. */
export type EventOf<Kinds extends Readonly<Record<string, { readonly schema: z.ZodType }>>> = {
  [T in keyof Kinds & string]: Readonly<{ type: T } & z.infer<Kinds[T]['schema']>>;
}[keyof Kinds & string];
