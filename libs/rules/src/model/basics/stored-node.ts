// Nodes of the language as the log stores them. They were checked when they were written: cards are validated as
// they are imported, and proposals as they are made.
import { z } from 'zod';

const node = z.looseObject({ kind: z.string() });

export const storedNode = <N extends { readonly kind: string }>(): z.ZodType<N> =>
  node as z.ZodType as z.ZodType<N>;
