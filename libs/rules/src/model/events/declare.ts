// How an event type is declared: its version, its shape, and its audience: who learns which of its fields.
// A field nobody is named for stays with the server. The secrets of a game are decided here and nowhere else.
import type { JsonObject } from '#kernel';
import type { z } from 'zod';
import type { Seat } from '../basics/ids.js';

export interface Audience<Field extends string> {
  /** What everyone at and around the table learns; undefined: not even that it happened. */
  readonly everyone?: readonly Field[];
  /** What one seat learns beyond that. */
  readonly seat?: { readonly seat: Seat; readonly fields: readonly Field[] };
}

export interface EventDeclaration<Schema extends z.ZodObject = z.ZodObject> {
  /** Rises when the stored shape changes; an upcaster then brings older ones up. */
  readonly version: number;
  /** From each earlier version to the next one. */
  readonly upcasts?: Readonly<Record<number, (data: JsonObject) => JsonObject>>;
  readonly schema: Schema;
  readonly audience: (data: z.infer<Schema>) => Audience<string & keyof z.infer<Schema>>;
}

export const declare = <Schema extends z.ZodObject>(
  declaration: EventDeclaration<Schema>,
): EventDeclaration<Schema> => declaration;
