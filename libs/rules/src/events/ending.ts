// How players and games end (cr 104, 800.4).
import { z } from 'zod';
import { END_REASONS, LOSS_REASONS } from '../state/end-reasons.js';
import { seat } from '../state/ids.js';
import { declare } from './declare.js';

export const ENDING_EVENTS = {
  /** cr 104.3. Who loses leaves at once, and what they own leaves with them (cr 800.4a). */
  PlayerLost: declare({
    version: 1,
    schema: z.strictObject({ seat, reason: z.enum(LOSS_REASONS) }),
    audience: () => ({ everyone: ['seat', 'reason'] }),
  }),
  GameEnded: declare({
    version: 1,
    schema: z.strictObject({ reason: z.enum(END_REASONS), winners: z.array(seat) }),
    audience: () => ({ everyone: ['reason', 'winners'] }),
  }),
  /** Who sat there agrees that everyone sees the log and the seed of a game that is over. */
  OpeningAgreed: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
};
