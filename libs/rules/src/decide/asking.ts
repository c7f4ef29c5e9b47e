// Bounds the work of one question about a game, so that no question keeps other players waiting. A question
// changes nothing.
import { err, ok, type Result } from '#kernel';
import { QUERY_BUDGET } from '../model/basics/bounds.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import { lookingAtMost, TOO_MUCH } from '../fold/journal/effort.js';

export const TOO_MUCH_ASKED: Refusal = refuse(
  'too-much-work',
  'table work',
  'Too much would have to be looked at to answer that. What you may do can still be done: say it, or pass.',
);

/** Answers the question, or refuses it if it exceeds its budget. */
export function asked<T>(question: () => T, looks: number = QUERY_BUDGET.looks): Result<T, Refusal> {
  try {
    return ok(lookingAtMost(looks, question));
  } catch (thrown) {
    if (thrown === TOO_MUCH) return err(TOO_MUCH_ASKED);
    throw thrown;
  }
}
