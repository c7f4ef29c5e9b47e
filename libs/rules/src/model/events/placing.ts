// Events for a set-up position: permanents that are there from the start and never entered.
import { z } from 'zod';
import { objectId, seat } from '../basics/ids.js';
import { FACE_DOWN, identity } from '../state/objects.js';
import { declare } from './declare.js';

export const PLACING_EVENTS = {
  /** The permanent does not enter: nothing triggers, and no replacement effect applies. */
  PermanentPlaced: declare({
    version: 1,
    schema: z.strictObject({
      object: objectId,
      owner: seat,
      controller: seat,
      identity,
      tapped: z.boolean(),
      faceDown: z.enum(FACE_DOWN).nullable(),
      counters: z.record(z.string(), z.int()),
      damage: z.int().min(0),
      attachedTo: z.union([objectId, seat]).nullable(),
      /** The turn since which its controller has had it; 0: before the first turn. */
      since: z.int(),
      token: z.literal(true).optional(),
    }),
    audience: ({ faceDown, owner }) => {
      const open = [
        'object',
        'owner',
        'controller',
        'tapped',
        'faceDown',
        'counters',
        'damage',
        'attachedTo',
        'token',
      ] as const;
      return faceDown === null
        ? { everyone: [...open, 'identity', 'since'] }
        : { everyone: [...open, 'since'], seat: { seat: owner, fields: ['identity'] } };
    },
  }),
};
