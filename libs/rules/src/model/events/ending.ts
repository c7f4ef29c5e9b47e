// How players and games end (cr 104, 800.4).
import { z } from 'zod';
import { END_REASONS, LOSS_REASONS } from '../basics/end-reasons.js';
import { objectId, seat } from '../basics/ids.js';
import { looks } from '../state/last-known.js';
import { declare } from './declare.js';

export const ENDING_EVENTS = {
  /**
   * cr 104.3. Who loses leaves at once. In a game that goes on with turns all that goes along leaves by this event
   * (cr 800.4a); it is not listed, for the state says what it is. A game that ends with it stays as it lies.
   */
  PlayerLost: declare({
    version: 1,
    schema: z.strictObject({
      seat,
      reason: z.enum(LOSS_REASONS),
      /** The last known information of what goes along: what looks alike is told once. */
      leaving: z.array(z.strictObject({ objects: z.array(objectId), looks })).optional(),
    }),
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
