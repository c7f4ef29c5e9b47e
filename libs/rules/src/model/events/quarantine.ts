// A game that cannot go on stands still, until whoever runs the server mends or ends it.
import { z } from 'zod';
import { objectId } from '../basics/ids.js';
import { QUARANTINE_REASONS } from '../basics/quarantine.js';
import { declare } from './declare.js';

export const QUARANTINE_EVENTS = {
  /** Nothing moves the game from here on: no player, clock, timer or bot. */
  GameQuarantined: declare({
    version: 1,
    schema: z.strictObject({ why: z.enum(QUARANTINE_REASONS) }),
    audience: () => ({ everyone: ['why'] }),
  }),
  /** The game goes on. The milliseconds it stood, since it was stopped or last repaired, count for nobody. */
  QuarantineLifted: declare({
    version: 1,
    schema: z.strictObject({ stood: z.int() }),
    audience: () => ({ everyone: ['stood'] }),
  }),
  /**
   * The operator left out what could not be done. `object`: what was resolving, or would have resolved next, which does
   * nothing more; null: what the game was in the middle of came from no object on the stack.
   */
  GameRepaired: declare({
    version: 1,
    schema: z.strictObject({ object: objectId.nullable(), stood: z.int() }),
    audience: () => ({ everyone: ['object', 'stood'] }),
  }),
};
