// Events for automatic passing; only the player it concerns sees them.
import { z } from 'zod';
import { seat } from '../basics/ids.js';
import { passing } from '../basics/passing.js';
import { declare } from './declare.js';

export const PASSING_EVENTS = {
  PassingSet: declare({
    version: 1,
    schema: z.strictObject({ seat, ...passing.shape }),
    audience: ({ seat }) => ({ seat: { seat, fields: ['seat', 'until', 'stops'] } }),
  }),
};
