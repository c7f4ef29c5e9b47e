// Tries whether a game can go on from an open question at all. While a player has priority only passing
// counts, because whoever has priority has to pass in the end.
import type { Answer } from '../../model/decisions/answer.js';
import type { Decision, QuestionKind, QuestionOf } from '../../model/decisions/decision.js';
import { leastAnswer } from './least-answer.js';
import { referredIn } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Proposed } from '../../model/commands/command.js';

/** The number of answers tried. Each may cost a whole budget of work. */
const MOST_TRIED = 12;

type Others<K extends QuestionKind> = (question: QuestionOf<K>) => readonly Answer[];

/** Other answers a player might give besides the smallest, in order of size. */
const OTHERS: { readonly [K in QuestionKind]: Others<K> } = {
  priority: () => [],
  'choose-players': ({ candidates, count, least = count }) =>
    least > 1 ? [] : candidates.map((seat) => ({ kind: 'choose-players', players: [seat] })),
  'choose-objects': ({ candidates, count, least = count }) =>
    least > 1 ? [] : candidates.map((object) => ({ kind: 'choose-objects', objects: [object] })),
  'yes-no': () => [{ kind: 'yes-no', yes: true }],
  'choose-modes': ({ options, least }) =>
    least > 1 ? [] : [...options.keys()].map((mode) => ({ kind: 'choose-modes', modes: [mode] })),
  'choose-targets': ({ objects, players, least }) =>
    least > 1
      ? []
      : [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))].map((target) => ({
          kind: 'choose-targets',
          targets: [target],
        })),
  number: ({ least, most }) =>
    [least + 1, ...(most === null ? [] : [most])]
      .filter((number) => most === null || number <= most)
      .map((number) => ({ kind: 'number', number })),
  word: ({ from }) => (from ?? []).map((word) => ({ kind: 'word', word })),
  order: () => [],
  divide: () => [],
  attackers: () => [{ kind: 'attackers', attacks: [] }],
  propose: () => [],
  blockers: () => [{ kind: 'blockers', blocks: [] }],
};

/**
 * The answers to the open question that the server tries, as commands of the asked player, the smallest
 * first. If the time for a judge's ruling has run out there is only one.
 */
export function commandsToTry(state: GameState): readonly Proposed[] {
  const { decision } = state;
  const referred = referredIn(state);
  if (decision === null && referred !== null) {
    const { referral } = referred;
    return [{ actor: 'timer', command: { type: 'leave-unruled', referral } }];
  }
  const actor = decision === null ? null : (state.seats[decision.seat]?.player ?? null);
  if (decision === null || actor === null) return [];
  return answersTo(state, decision).map((answer) => ({
    actor,
    command: { type: 'answer', decision: decision.id, answer },
  }));
}

function answersTo(state: GameState, decision: Decision): readonly Answer[] {
  const least = leastAnswer(state, decision);
  const others = (OTHERS[decision.question.kind] as Others<QuestionKind>)(decision.question);
  return [...(least === null ? [] : [least]), ...others].slice(0, MOST_TRIED);
}
