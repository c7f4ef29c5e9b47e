// Choices of one or several: entry after entry, until there are enough or one says that that is all.
import type { GivenAnswer } from '../format/answer.js';
import type { AnswerBook } from './book.js';

export interface Choice<T> {
  readonly least: number;
  readonly most: number;
  readonly candidates: readonly T[];
  /** What an entry names, given what is chosen already; undefined where it is of another kind or names nothing here. */
  readonly named: (answer: GivenAnswer, taken: readonly T[]) => readonly T[] | undefined;
  readonly legal: (chosen: readonly T[]) => boolean;
  /** It may be agreed to before anything is said of what. */
  readonly mayAgree: boolean;
}

export function chooseSeveral<T>(book: AnswerBook, choice: Choice<T>): readonly T[] | undefined {
  const { least, most, candidates, named, legal, mayAgree } = choice;
  const before = book.state;
  const chosen: T[] = [];
  let answered = false;
  let willing = false;
  for (const { answer, use } of book.left()) {
    if (answered && chosen.length >= most) break;
    if (answer.kind === 'none') {
      if (chosen.length < least) continue;
      use();
      answered = true;
      break;
    }
    // Where a choice may be declined, it may also be agreed to first.
    if (answer.kind === 'yes' && mayAgree && least === 0 && chosen.length === 0 && !willing) {
      use();
      answered = true;
      if (!answer.of.yes) break;
      willing = true;
      continue;
    }
    const more = named(answer, chosen);
    if (more === undefined || chosen.length + more.length > most) continue;
    use();
    answered = true;
    chosen.push(...more);
    if (more.length === 0) break;
  }
  if (!answered) return undefined;
  const wanted = Math.max(least, willing ? 1 : 0);
  for (const candidate of candidates)
    if (chosen.length < wanted && !chosen.includes(candidate)) chosen.push(candidate);
  if (legal(chosen)) return chosen;
  book.restore(before);
  return undefined;
}
