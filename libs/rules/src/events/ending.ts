// How players and games end (cr 104, 800.4).
import { z } from 'zod';
import { seat } from '../state/ids.js';
import { declare } from './declare.js';

export const LOSS_REASONS = [
  'conceded',
  'absent',
  'drew-from-empty-library',
  'no-life',
  'poisoned',
  'effect',
  'out-of-time',
  // cr 801.15-16: no loss, but they leave: to them the game is a draw.
  'drawn',
] as const;
export const END_REASONS = [
  'last-one-standing',
  'nobody-left',
  'won-by-effect',
  'drawn-by-effect',
  'mandatory-loop',
  'cancelled',
  'expired',
  'abandoned',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
export type EndReason = (typeof END_REASONS)[number];

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
