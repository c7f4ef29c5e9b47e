// Whether a question leaves no choice: nobody has to have said what can only be answered one way.
import type { QuestionKind, QuestionOf } from '#rules';
import type { Asking } from './asking.js';

type Checks = { readonly [K in QuestionKind]: (question: QuestionOf<K>) => boolean };

const all = (candidates: number, least: number, most: number): boolean =>
  most === 0 || (least === most && candidates <= most);

const CHECKS: Checks = {
  'choose-objects': ({ candidates, count, least = count }) => all(candidates.length, least, count),
  'choose-players': ({ candidates, count, least = count }) => all(candidates.length, least, count),
  'choose-targets': ({ objects, players, least, most }) => all(objects.length + players.length, least, most),
  'choose-modes': ({ options, least, most, repeat }) => !repeat && all(options.length, least, most),
  'yes-no': () => false,
  number: ({ least, most }) => least === most,
  word: ({ from }) => from?.length === 1,
  order: ({ options }) => new Set(options.map(({ label }) => label)).size <= 1,
  divide: ({ among }) => among.length <= 1,
  priority: () => true,
  attackers: () => true,
  blockers: () => true,
  propose: () => false,
};

export const isForced = ({ question }: Pick<Asking, 'question'>): boolean =>
  (CHECKS[question.kind] as (question: Asking['question']) => boolean)(question);
