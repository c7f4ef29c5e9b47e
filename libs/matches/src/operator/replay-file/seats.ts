// The players of a replay file, as its header lists them.
import { z } from 'zod';

export const seatsSchema = z
  .array(
    z.strictObject({
      seat: z.int().min(0).max(7),
      player: z.string().min(1).max(100),
      name: z.string().min(1).max(100).nullable(),
    }),
  )
  .max(8);
