// Declares an event type: its version, its shape and its audience. The audience says who learns which fields;
// a field that no audience names stays on the server. This is the only place that decides a game's secrets.
import type { JsonObject } from '#kernel';
import type { z } from 'zod';
import type { Seat } from '../basics/ids.js';

export interface Audience<Field extends string> {
  /**
   * The fields that everyone at and around the table learns; undefined: they do not even learn that it
   * happened.
   */
  readonly everyone?: readonly Field[];
  /** The additional fields that one seat learns. */
  readonly seat?: { readonly seat: Seat; readonly fields: readonly Field[] };
}

export interface EventDeclaration<Schema extends z.ZodObject = z.ZodObject> {
  /** Rises when the stored shape changes; upcasters then convert older events. */
  readonly version: number;
  /** Converts each earlier version to the next one. */
  readonly upcasts?: Readonly<Record<number, (data: JsonObject) => JsonObject>>;
  readonly schema: Schema;
  readonly audience: (data: z.infer<Schema>) => Audience<string & keyof z.infer<Schema>>;
}

export const declare = <Schema extends z.ZodObject>(
  declaration: EventDeclaration<Schema>,
): EventDeclaration<Schema> => declaration;
