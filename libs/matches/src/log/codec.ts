// What a reader must know of each event type: the version written today, the shape of its data (the event's
// fields without `type`), and how data of every earlier version becomes that shape, one step at a time.
import type { JsonObject } from '#kernel';
import type { z } from 'zod';

/** What every domain event is: a type and fields of its own. */
export interface DomainEvent {
  readonly type: string;
}

export type Upcast = (data: JsonObject) => JsonObject;

export interface EventKind {
  /** The version written today; the first is 1. */
  readonly version: number;
  /** The data of today's version. */
  readonly schema: z.ZodType;
  /** From each earlier version to the next one. */
  readonly upcasts?: Readonly<Record<number, Upcast>>;
}

export type Codec<E extends DomainEvent> = { readonly [T in E['type']]: EventKind };

/** The kind of a type, unless the codec does not know it. */
export function kindOf(codec: Readonly<Record<string, EventKind>>, type: string): EventKind | undefined {
  return Object.hasOwn(codec, type) ? codec[type] : undefined;
}

/** What is wrong with a codec itself: earlier versions nothing leads up from. */
export function codecGaps(codec: Readonly<Record<string, EventKind>>): readonly string[] {
  return Object.entries(codec).flatMap(([type, kind]) =>
    Array.from({ length: kind.version - 1 }, (_, index) => index + 1)
      .filter((version) => kind.upcasts?.[version] === undefined)
      .map((version) => `${type} has no upcast from version ${version}`),
  );
}

/** The events a table of kinds describes. */
export type EventOf<Kinds extends Readonly<Record<string, { readonly schema: z.ZodType }>>> = {
  [T in keyof Kinds & string]: Readonly<{ type: T } & z.infer<Kinds[T]['schema']>>;
}[keyof Kinds & string];
