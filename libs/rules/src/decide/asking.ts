// What one question about a game may cost: it changes nothing, and keeps nobody waiting.
import { err, ok, type Result } from '#kernel';
import { QUERY_BUDGET } from '../model/basics/bounds.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import { lookingAtMost, TOO_MUCH } from '../fold/journal/effort.js';

export const TOO_MUCH_ASKED: Refusal = refuse(
  'too-much-work',
  'table work',
  'Too much would have to be looked at to answer that. What you may do can still be done: say it, or pass.',
);

/** The answer, unless too much would have to be looked at for it. */
export function asked<T>(question: () => T, looks: number = QUERY_BUDGET.looks): Result<T, Refusal> {
  try {
    return ok(lookingAtMost(looks, question));
  } catch (thrown) {
    if (thrown === TOO_MUCH) return err(TOO_MUCH_ASKED);
    throw thrown;
  }
}
