// What every batch begins with: the command that made it, and the time that came in with it.
import { z } from 'zod';
import { hash, instant } from '../basics/ids.js';
import { declare } from './declare.js';

export const BATCH_EVENTS = {
  /**
   * As secret as its content; `engine` and `catalogue` name the version that decides it to the same events again, and
   * with which cards. Where no catalogue is named it is that of the command before.
   */
  CommandAccepted: declare({
    version: 2,
    /** Version 1 never names a catalogue: of such commands nobody knows. */
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
