// Maps what a judge tries out for a seat to the games' types.
import type { Tried } from '#matches';
import type { TriedInput } from '../generated/schema.js';
import { ApiError } from '../errors/api-error.js';
import { givenWithPayment } from './given.js';
import { givenPassing } from './passing.js';

/** The contract guarantees exactly one member. */
export function tried(input: TriedInput): Tried {
  if (input.answer !== undefined)
    return { type: 'answer', answer: givenWithPayment(input.answer.answer, input.answer.pay) };
  if (input.shortcut !== undefined) {
    const { choices, times } = input.shortcut;
    return { type: 'shortcut', choices, times };
  }
  if (input.passing !== undefined) return givenPassing(input.passing.until, input.passing.stops);
  if (input.concedeAbsent !== undefined) return { type: 'concede-absent', seat: input.concedeAbsent };
  if (!input.concede) throw new ApiError('BAD_USER_INPUT', 'Give `concede` the value true, or leave it out.');
  return { type: 'concede' };
}
