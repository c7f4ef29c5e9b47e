// Events for the start of the game (cr 103).
import { z } from 'zod';
import { objectId, seat, zone } from '../basics/ids.js';
import { TAKEN_FOR_GRANTED } from '../state/given-names.js';
import { declare } from './declare.js';

export const START_EVENTS = {
  /** The seats are locked; each player begins with the starting life total (cr 103.4). */
  GameBegan: declare({
    version: 1,
    schema: z.strictObject({
      life: z.int(),
      /** One for each player where absent. */
      graveyards: z.int().optional(),
      /** Cards must be named; this is what everyone knows of a nameless card. */
      naming: z.enum(TAKEN_FOR_GRANTED).optional(),
    }),
    audience: () => ({ everyone: ['life', 'graveyards', 'naming'] }),
  }),
  /** cr 103.1: a random player gets to choose who starts. */
  StarterChooserDetermined: declare({
    version: 1,
    schema: z.strictObject({ seat, drawn: z.int() }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  StartingPlayerChosen: declare({
    version: 1,
    schema: z.strictObject({ seat }),
    audience: () => ({ everyone: ['seat'] }),
  }),
  /** cr 103.5: a round of mulligan declarations begins among the players who have not kept, in turn order. */
  MulliganRoundBegan: declare({
    version: 1,
    schema: z.strictObject({ seats: z.array(seat) }),
    audience: () => ({ everyone: ['seats'] }),
  }),
  MulliganDeclared: declare({
    version: 1,
    schema: z.strictObject({ seat, choice: z.enum(['keep', 'mulligan']) }),
    audience: () => ({ everyone: ['seat', 'choice'] }),
  }),
  /** cr 103.5: the player has put back as many cards as their mulligans require. */
  HandBottomed: declare({
    version: 1,
    schema: z.strictObject({ seat, count: z.int() }),
    audience: () => ({ everyone: ['seat', 'count'] }),
  }),
  /**
   * cr 726: every card except the exempt ones is in its owner's library under a new id; everything else
   * starts over.
   */
  GameRestarted: declare({
    version: 1,
    schema: z.strictObject({
      starting: seat,
      life: z.int(),
      exempt: z.array(objectId),
      libraries: z.array(
        z.strictObject({ zone, cards: z.array(z.strictObject({ object: objectId, becomes: objectId })) }),
      ),
    }),
    audience: () => ({ everyone: ['starting', 'life'] }),
  }),
};
