// Maps an object or a player as a target to the contract's type.
import type { Answer } from './types.js';

export const target = (one: string | number): Answer<'Target'> =>
  typeof one === 'number' ? { object: null, seat: one } : { object: one, seat: null };
