// Text that people write beside a game: of a length, and storable, which half of a surrogate pair is not.
import { z } from 'zod';

const LONE_SURROGATE = /\p{Surrogate}/u;

export const storable = (least: number, most: number): z.ZodString =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !LONE_SURROGATE.test(text), { error: 'it has half of a character' });
