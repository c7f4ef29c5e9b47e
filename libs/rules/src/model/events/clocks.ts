// Events for thinking time.
import { z } from 'zod';
import { decisionId, instant, seat } from '../basics/ids.js';
import { declare } from './declare.js';

export const CLOCK_EVENTS = {
  /** The player asked has run out of time. Other events say what happens to them. */
  FlagFell: declare({
    version: 1,
    schema: z.strictObject({ seat, decision: decisionId }),
    audience: () => ({ everyone: ['seat', 'decision'] }),
  }),
  /** No server was running for a while. The open question counts as asked when a server ran again. */
  ClocksResumed: declare({
    version: 1,
    schema: z.strictObject({ decision: decisionId, since: instant }),
    audience: () => ({ everyone: ['decision', 'since'] }),
  }),
};
