// Events for detecting loops (cr 104.4b) and for agreeing on shortcuts through them (cr 731).
import { z } from 'zod';
import { hash, seat } from '../basics/ids.js';
import { declare } from './declare.js';

export const LOOP_EVENTS = {
  /**
   * The position at that time, except for names and counts. If the game returns to it, nobody can stop the
   * loop.
   */
  PositionNoted: declare({
    version: 1,
    schema: z.strictObject({
      position: hash,
      /** The same position without the parts that can grow forever. */
      outline: hash.optional(),
    }),
    audience: () => ({}),
  }),
  /** cr 731.3: a choice that may come round again: what was chosen, and the position. */
  ChoiceNoted: declare({
    version: 1,
    schema: z.strictObject({ choice: hash }),
    audience: () => ({}),
  }),
  /** cr 731.2a: a player proposes to repeat their last actions this many times. */
  ShortcutProposed: declare({
    version: 1,
    schema: z.strictObject({ seat, choices: z.int(), times: z.int() }),
    audience: () => ({ everyone: ['seat', 'choices', 'times'] }),
  }),
  /** cr 731.2c: the number of the round of the shortcut that begins. */
  ShortcutRound: declare({
    version: 1,
    schema: z.strictObject({ seat, round: z.int() }),
    audience: () => ({ everyone: ['seat', 'round'] }),
  }),
};
