// Events of quarantine: a game that cannot continue is stopped until the operator repairs or ends it.
import { z } from 'zod';
import { objectId } from '../basics/ids.js';
import { QUARANTINE_REASONS } from '../basics/quarantine.js';
import { declare } from './declare.js';

export const QUARANTINE_EVENTS = {
  /** The game is quarantined from now on: no player, clock, timer or bot can act in it. */
  GameQuarantined: declare({
    version: 1,
    schema: z.strictObject({ why: z.enum(QUARANTINE_REASONS) }),
    audience: () => ({ everyone: ['why'] }),
  }),
  /**
   * The game continues. The milliseconds since it was stopped or last repaired count for no
   * clock.
   */
  QuarantineLifted: declare({
    version: 1,
    schema: z.strictObject({ stood: z.int() }),
    audience: () => ({ everyone: ['stood'] }),
  }),
  /**
   * The operator dropped what could not be done. `object`: the object that was resolving, or would have
   * resolved next, and does nothing more; null: what the game was in the middle of came from no object on the
   * stack.
   */
  GameRepaired: declare({
    version: 1,
    schema: z.strictObject({ object: objectId.nullable(), stood: z.int() }),
    audience: () => ({ everyone: ['object', 'stood'] }),
  }),
};
