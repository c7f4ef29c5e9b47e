// Whether an answer was all there was to say (cr 104.4b: loops of mandatory actions alone).
import type { Answer } from './answer.js';
import type { Decision, QuestionKind, QuestionOf } from './decision.js';

type Asked<K extends QuestionKind> = (question: QuestionOf<K>) => boolean;

/** Nothing else could have been answered. */
const ONLY: { readonly [K in Exclude<QuestionKind, 'priority'>]: Asked<K> } = {
  'choose-players': ({ candidates, count, least = count }) => least >= candidates.length,
  'choose-objects': ({ candidates, count, least = count }) => least >= candidates.length,
  'yes-no': () => false,
  'choose-modes': ({ options, least, repeat }) => !repeat && least >= options.length,
  'choose-targets': ({ objects, players, least }) => least >= objects.length + players.length,
  number: ({ least, most }) => least === most,
  word: ({ from }) => from !== null && from.length < 2,
  order: ({ options }) => options.length < 2,
  divide: ({ among }) => among.length < 2,
  attackers: ({ candidates }) => candidates.length === 0,
  blockers: ({ candidates }) => candidates.length === 0,
  propose: () => false,
};

/** cr 732.5: nobody has to do what would end a loop: passing counts as nothing chosen. */
export function isForced({ question }: Decision, answer: Answer): boolean {
  if (question.kind === 'priority') return answer.kind === 'priority' && answer.action === 'pass';
  return (ONLY[question.kind] as (asked: typeof question) => boolean)(question);
}
