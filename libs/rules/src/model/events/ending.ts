// Events for players leaving and games ending (cr 104, 800.4).
import { z } from 'zod';
import { END_REASONS, LOSS_REASONS } from '../basics/end-reasons.js';
import { objectId, seat } from '../basics/ids.js';
import { looks } from '../state/last-known.js';
import { declare } from './declare.js';

export const ENDING_EVENTS = {
  /**
   * cr 104.3. A player who loses leaves at once. If the game continues, everything that leaves with the
   * player leaves by this event (cr 800.4a); the state determines it, so the event does not list it. A game
   * that ends with this event keeps its objects in place.
   */
  PlayerLost: declare({
    version: 1,
    schema: z.strictObject({
      seat,
      reason: z.enum(LOSS_REASONS),
      /** Last known information of the objects that leave; objects that look alike share one entry. */
      leaving: z.array(z.strictObject({ objects: z.array(objectId), looks })).optional(),
    }),
    audience: () => ({ everyone: ['seat', 'reason'] }),
  }),
  GameEnded: declare({
    version: 1,
    schema: z.strictObject({ reason: z.enum(END_REASONS), winners: z.array(seat) }),
    audience: () => ({ everyone: ['reason', 'winners'] }),
  }),
  /** A former player agrees that everyone may see the log and the seed of a finished game. */
  OpeningAgreed: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
};
