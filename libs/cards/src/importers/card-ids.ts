// The ids that Scryfall gives cards and printings. A file without good ones is no worse for it.
import { z } from 'zod';

export const scryfallId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .optional()
  .catch(undefined);
