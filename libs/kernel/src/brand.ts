// A branded type: its base type, but not interchangeable with other brands of the same base.
import type { z } from 'zod';

declare const brand: unique symbol;
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

/** The schema of a branded type: what it accepts gets the brand. A brand exists only for the type checker. */
export const branded = <T extends string | number>(schema: z.ZodType<string | number>): z.ZodType<T> =>
  schema as z.ZodType<T>;
