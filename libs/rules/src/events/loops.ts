// What is kept to tell that a game goes round in circles (cr 104.4b).
import { z } from 'zod';
import { hash } from '../state/ids.js';
import { declare } from './declare.js';

export const LOOP_EVENTS = {
  /** How the game stood then, but for names and counts: should it come back to that, nobody can stop it. */
  PositionNoted: declare({
    version: 1,
    schema: z.strictObject({ position: hash }),
    audience: () => ({}),
  }),
};
