// Events of going back: a game returns to what it was at the end of an earlier command.
import { z } from 'zod';
import { instant, referralId, seat } from '../basics/ids.js';
import { declare } from './declare.js';

/** Why a game is rewound: the players agreed to what one of them asked for, or a judge ruled so. */
export const rewoundBy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('consent'), seat }),
  z.strictObject({ kind: z.literal('ruling'), ruling: z.string().min(1).max(100) }),
]);
export type RewoundBy = z.infer<typeof rewoundBy>;

/** A player asks the others to take back, and how it ended without a rewind. */
export const TAKE_BACK_EVENTS = {
  /** `asks`: the players who must agree. */
  TakeBackAsked: declare({
    version: 1,
    schema: z.strictObject({ seat, moment: z.int().min(0), asks: z.array(seat) }),
    audience: () => ({ everyone: ['seat', 'moment', 'asks'] }),
  }),
  TakeBackAgreed: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** `seat`: the player who refused, or who asked and withdraws; null: the game went on. */
  TakeBackEnded: declare({
    version: 1,
    schema: z.strictObject({
      seat: seat.nullable(),
      why: z.enum(['refused', 'withdrawn', 'moved-on']),
    }),
    audience: () => ({ everyone: ['seat', 'why'] }),
  }),
};

export const REWIND_EVENTS = {
  /**
   * The state is what it was after the log's first `to` events, with the moment that everyone can name. What
   * is counted goes on counting, so nothing drawn since is drawn again and no id comes twice. The open question
   * is asked anew. Shuffles of what somebody learned follow as events of their own. `lost`: who
   * had left the game then. `referred`: the text that waits for a judge's ruling again.
   */
  Rewound: declare({
    version: 1,
    schema: z.strictObject({
      to: z.int().min(1),
      moment: z.int().min(0),
      by: rewoundBy,
      because: z.string().max(2_000).nullable(),
      /** Whether names given since can be given again. */
      names: z.enum(['free', 'used']),
      /** Whether cards whose place in a library was known then stay there. */
      positions: z.enum(['shuffle', 'keep-known']),
      lost: z.array(seat),
      referred: z.strictObject({ referral: referralId, until: instant }).nullable(),
    }),
    audience: () => ({
      everyone: ['moment', 'by', 'because', 'names', 'positions', 'lost', 'referred'],
    }),
  }),
};
