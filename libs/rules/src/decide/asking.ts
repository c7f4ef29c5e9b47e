// Bounds the work of one question about a game, so that no question keeps other players waiting. A question
// changes nothing.
import { err, ok, type Result } from '#kernel';
import { QUERY_BUDGET } from '../model/basics/bounds.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import { lookingAtMost, TOO_MUCH } from '../fold/journal/effort.js';

export const TOO_MUCH_ASKED: Refusal = refuse(
  'too-much-work',
  'table work',
  'This question takes too much work on this board. You can still act or pass without asking it.',
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
