// An object or a player, in the contract's types.
import type { Answer } from './types.js';

export const target = (one: string | number): Answer<'Target'> =>
  typeof one === 'number' ? { object: null, seat: one } : { object: one, seat: null };
