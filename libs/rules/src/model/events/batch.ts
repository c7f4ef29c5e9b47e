// The first event of every batch: the command that made it, and the time that came with it.
import { z } from 'zod';
import { hash, instant } from '../basics/ids.js';
import { declare } from './declare.js';

export const BATCH_EVENTS = {
  /**
   * As secret as the command's content. `engine` and `catalogue` name the engine version and the cards with
   * which the command gives the same events again. Without a catalogue, the one of the previous command
   * applies.
   */
  CommandAccepted: declare({
    version: 2,
    /** Version 1 never names a catalogue; which one its commands used is unknown. */
    upcasts: { 1: (data) => data },
    schema: z.strictObject({
      command: z.looseObject({ type: z.string() }),
      engine: z.string(),
      at: instant,
      catalogue: hash.optional(),
    }),
    audience: () => ({}),
  }),
};
