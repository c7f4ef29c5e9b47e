// Finds out whether a player whose choice continues a loop could choose otherwise (cr 731.3). A choice is
// never barred if it is the only one, or if all others lead to the same loop.
import type { Steps } from '#kernel';
import { answerTo } from '../going-on/answering.js';
import { goOnUntilAsked } from '../going-on/advance.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { Answer } from '../../model/decisions/answer.js';
import type { Decision, QuestionKind, QuestionOf } from '../../model/decisions/decision.js';
import { choiceNow } from '../../play/repeating/fragmented.js';

/** Some other answers, by kind of question. Null: there is no need to look for one. */
type Otherwise<K extends QuestionKind> = (
  question: QuestionOf<K>,
  answer: Extract<Answer, { kind: K }>,
) => readonly Answer[] | null;

/** The empty choice if it is legal, else choices with one item exchanged. */
function exchanged<T>(chosen: readonly T[], all: readonly T[], least: number): readonly T[][] {
  const [first, ...rest] = chosen;
  if (least === 0) return [[]];
  if (first === undefined) return [];
  const isSame = (one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);
  return all.filter((one) => !chosen.some((other) => isSame(one, other))).map((one) => [one, ...rest]);
}

const OTHERWISE: { readonly [K in QuestionKind]: Otherwise<K> } = {
  // Passing is always possible.
  priority: () => null,
  'yes-no': () => null,
  'choose-players': ({ candidates, count, least = count }, { players }) =>
    exchanged(players, candidates, least).map((other) => ({ kind: 'choose-players', players: other })),
  'choose-objects': ({ candidates, count, least = count }, { objects }) =>
    exchanged(objects, candidates, least).map((other) => ({ kind: 'choose-objects', objects: other })),
  'choose-modes': ({ options, least }, { modes }) =>
    exchanged(modes, [...options.keys()], least).map((other) => ({ kind: 'choose-modes', modes: other })),
  'choose-targets': ({ objects, players, least }, { targets }) =>
    exchanged(
      targets,
      [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))],
      least,
    ).map((other) => ({ kind: 'choose-targets', targets: other })),
  number: ({ least, most }, { number }) =>
    [least, most ?? least + 1]
      .filter((other) => other !== number)
      .map((other) => ({ kind: 'number', number: other })),
  word: ({ from }, { word }) =>
    (from ?? []).filter((other) => other !== word).map((other) => ({ kind: 'word', word: other })),
  divide: (_, { amounts }) => [{ kind: 'divide', amounts: [...amounts].reverse() }],
  // These questions cannot be part of a loop.
  order: () => [],
  attackers: () => [],
  blockers: () => [],
  propose: () => [],
};

/** Tries the answer. One that only leads back to the same question is no alternative. */
export function* hasAlternative(proposal: Proposal, decision: Decision, answer: Answer): Steps<boolean> {
  const others = (
    OTHERWISE[answer.kind] as (asked: Decision['question'], said: Answer) => readonly Answer[] | null
  )(decision.question, answer);
  if (others === null) return true;
  for (const other of others) {
    const isNew = !proposal.state.choices.includes(choiceNow(proposal.state, decision.seat, other));
    if (isNew && (yield* leadsOn(proposal, decision, other))) return true;
  }
  return false;
}

function* leadsOn(proposal: Proposal, decision: Decision, answer: Answer): Steps<boolean> {
  const { state } = proposal;
  const mark = proposal.mark();
  const asked = JSON.stringify(decision.question);
  try {
    if (answerTo(proposal, decision, answer) !== undefined) return false;
    yield* goOnUntilAsked(proposal);
    const next = state.decision;
    return next === null || next.seat !== decision.seat || JSON.stringify(next.question) !== asked;
  } finally {
    proposal.goBack(mark);
  }
}
