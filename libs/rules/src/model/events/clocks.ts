// Time to think.
import { z } from 'zod';
import { decisionId, instant, seat } from '../basics/ids.js';
import { declare } from './declare.js';

export const CLOCK_EVENTS = {
  /** Whoever was asked has run out of time; what becomes of it follows. */
  FlagFell: declare({
    version: 1,
    schema: z.strictObject({ seat, decision: decisionId }),
    audience: () => ({ everyone: ['seat', 'decision'] }),
  }),
  /** No server served for a while: the open question counts as asked when one did again. */
  ClocksResumed: declare({
    version: 1,
    schema: z.strictObject({ decision: decisionId, since: instant }),
    audience: () => ({ everyone: ['decision', 'since'] }),
  }),
};
