// Bounds the work of one question about a game, so that no question keeps other players waiting. A question
// changes nothing.
import { err, ok, type Result } from '#kernel';
import { QUERY_BUDGET } from '../model/basics/bounds.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import { withLookLimit, TOO_MUCH } from '../fold/journal/effort.js';

export const QUERY_TOO_LARGE: Refusal = refuse(
  'too-much-work',
  'table work',
  'This question takes too much work on this board. You can still act or pass without asking it.',
);

/** Answers the question, or refuses it if it exceeds its budget. */
export function withQueryBudget<T>(
  question: () => T,
  looks: number = QUERY_BUDGET.looks,
): Result<T, Refusal> {
  try {
    return ok(withLookLimit(looks, question));
  } catch (thrown) {
    if (thrown === TOO_MUCH) return err(QUERY_TOO_LARGE);
    throw thrown;
  }
}
