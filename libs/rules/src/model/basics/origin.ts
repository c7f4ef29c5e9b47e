// Where a game that goes on from a position comes from.
import { z } from 'zod';
import { gameId } from './ids.js';

export const origin = z.discriminatedUnion('kind', [
  /** The end of the last command up to a moment of another game. */
  z.strictObject({ kind: z.literal('game'), game: gameId, moment: z.int().min(0) }),
  z.strictObject({ kind: z.literal('scenario'), name: z.string().min(1).max(300) }),
]);
export type Origin = z.infer<typeof origin>;
