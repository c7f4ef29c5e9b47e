// What is kept to tell that a game goes round in circles (cr 104.4b), and what is agreed on to go round for (cr 731).
import { z } from 'zod';
import { hash, seat } from '../basics/ids.js';
import { declare } from './declare.js';

export const LOOP_EVENTS = {
  /** How the game stood then, but for names and counts: should it come back to that, nobody can stop it. */
  PositionNoted: declare({
    version: 1,
    schema: z.strictObject({
      position: hash,
      /** The same without what there can be more and more of. */
      outline: hash.optional(),
    }),
    audience: () => ({}),
  }),
  /** cr 731.3: a choice that may come round again: what was chosen, and how the game stood. */
  ChoiceNoted: declare({
    version: 1,
    schema: z.strictObject({ choice: hash }),
    audience: () => ({}),
  }),
  /** cr 731.2a: a player would do the last so many things of theirs again, so often. */
  ShortcutProposed: declare({
    version: 1,
    schema: z.strictObject({ seat, choices: z.int(), times: z.int() }),
    audience: () => ({ everyone: ['seat', 'choices', 'times'] }),
  }),
  /** cr 731.2c: it is taken, for the so-manieth time. */
  ShortcutRound: declare({
    version: 1,
    schema: z.strictObject({ seat, round: z.int() }),
    audience: () => ({ everyone: ['seat', 'round'] }),
  }),
};
