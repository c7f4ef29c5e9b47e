// What every batch begins with: the command that made it, and the time that came in with it.
import { z } from 'zod';
import { instant } from '../state/ids.js';
import { declare } from './declare.js';

export const BATCH_EVENTS = {
  /** As secret as its content; `engine` names the version that decides it to the same events again. */
  CommandAccepted: declare({
    version: 1,
    schema: z.strictObject({ command: z.looseObject({ type: z.string() }), engine: z.string(), at: instant }),
    audience: () => ({}),
  }),
};
