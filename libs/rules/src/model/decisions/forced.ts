// Whether an answer was the only legal one (cr 104.4b: loops of only mandatory actions).
import type { Answer } from './answer.js';
import type { Decision, QuestionKind, QuestionOf } from './decision.js';

/** The only legal answer; null where there are several. */
type Only<K extends QuestionKind> = (question: QuestionOf<K>) => Answer | null;

const ONLY: { readonly [K in QuestionKind]: Only<K> } = {
  /** cr 731.5: nobody has to do something that would end a loop, so passing counts as no choice. */
  priority: () => ({ kind: 'priority', action: 'pass' }),
  'choose-players': ({ candidates, count, least = count }) =>
    least >= candidates.length ? { kind: 'choose-players', players: [...candidates] } : null,
  'choose-objects': ({ candidates, count, least = count }) =>
    least >= candidates.length ? { kind: 'choose-objects', objects: [...candidates] } : null,
  'yes-no': () => null,
  'choose-modes': ({ options, least, repeat }) =>
    !repeat && least >= options.length ? { kind: 'choose-modes', modes: [...options.keys()] } : null,
  'choose-targets': ({ objects, players, least }) =>
    least >= objects.length + players.length
      ? {
          kind: 'choose-targets',
          targets: [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))],
        }
      : null,
  number: ({ least, most }) => (least === most ? { kind: 'number', number: least } : null),
  word: ({ from }) => (from !== null && from.length < 2 ? { kind: 'word', word: from[0] ?? '' } : null),
  order: ({ options }) => (options.length < 2 ? { kind: 'order', order: [...options.keys()] } : null),
  divide: ({ total, among }) =>
    among.length < 2 ? { kind: 'divide', amounts: among.map(() => total) } : null,
  attackers: ({ candidates }) => (candidates.length === 0 ? { kind: 'attackers', attacks: [] } : null),
  blockers: ({ candidates }) => (candidates.length === 0 ? { kind: 'blockers', blocks: [] } : null),
  propose: () => null,
};

/** The only legal answer to the decision; null where there is a choice. */
export const onlyAnswer = ({ question }: Decision): Answer | null =>
  (ONLY[question.kind] as (asked: typeof question) => Answer | null)(question);

export function isForced(decision: Decision, answer: Answer): boolean {
  if (answer.kind === 'priority') return answer.action === 'pass';
  return decision.question.kind !== 'priority' && onlyAnswer(decision) !== null;
}
