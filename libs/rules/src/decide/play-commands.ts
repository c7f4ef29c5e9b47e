// What a player does in the game: answer a question, concede, or concede for an absent player (cr 104.3a).
import { after, hasPassed, seconds, type Steps } from '#kernel';
import type { CommandType } from '../model/commands/command.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import type { Answer } from '../model/decisions/answer.js';
import type { Decision } from '../model/decisions/decision.js';
import { isForced } from '../model/decisions/forced.js';
import { choiceNow, comesRound, isFree } from '../play/repeating/fragmented.js';
import { hasAlternative } from './shortcut/otherwise.js';
import type { GameState } from '../model/state/game-state.js';
import type { Seat } from '../model/basics/ids.js';
import { answerTo } from './going-on/answering.js';
import { lose } from '../engine/ending/ending.js';
import { notAsked, notPlaying, seatedAt, type CommandHandlers } from './table/handler.js';
import type { Proposal } from '../engine/proposal/proposal.js';

export const playCommands: CommandHandlers<Extract<CommandType, 'answer' | 'concede' | 'concede-absent'>> = {
  answer: {
    mayNot: ({ state, actor }, { decision }) => notAsked(state, actor, decision),
    perform(proposal, { answer }) {
      const { decision } = proposal.state;
      if (decision === null) throw new Error('answered a question that is not open');
      return mayLeadRound(proposal.state, decision, answer)
        ? unlessRound(proposal, decision, answer)
        : answerTo(proposal, decision, answer);
    },
  },
  concede: {
    mayNot: ({ state, actor }) => notPlaying(state, actor),
    perform(proposal, _, player) {
      lose(proposal, seatedAt(proposal.state, player).seat, 'conceded');
      return undefined;
    },
  },
  'concede-absent': {
    mayNot({ state, actor, now }, { seat }) {
      const playing = notPlaying(state, actor);
      if (playing !== undefined) return playing;
      const from = absentFrom(state);
      if (state.decision?.seat !== seat || state.seats[seat]?.player === actor || from === undefined)
        return refuse('not-absent', 'terms absentAfter', 'The game is not waiting for that player.');
      if (!hasPassed(from, now))
        return refuse(
          'not-due',
          'terms absentAfter',
          'That player still has time to answer. Wait for their clock.',
        );
      return undefined;
    },
    perform(proposal, { seat }) {
      lose(proposal, seat, 'absent');
      return undefined;
    },
  },
};

/** Choices without an alternative, and payments, cannot cause a loop by themselves. */
const mayLeadRound = (state: GameState, decision: Decision, answer: Answer): boolean =>
  decision.prompt !== 'mana' &&
  !(answer.kind !== 'priority' && isForced(decision, answer)) &&
  (comesAgain(state, decision, answer) || isFree(state, answer));

/** The last recorded action is this one. */
const comesAgain = (state: GameState, { seat }: Decision, answer: Answer): boolean =>
  comesRound(state, seat, answer, state.deeds.slice(0, -1));

/** cr 731.3: refuses a choice that continues a fragmented loop its player has to break. */
function* unlessRound(proposal: Proposal, decision: Decision, answer: Answer): Steps<Refusal | undefined> {
  const { state } = proposal;
  const choice = choiceNow(state, decision.seat, answer);
  if (!state.choices.includes(choice)) proposal.emit({ type: 'ChoiceNoted', choice });
  else if (comesAgain(state, decision, answer) && (yield* hasAlternative(proposal, decision, answer)))
    return refuse('illegal-answer', 'cr 731.3', 'That would repeat the same loop. Do something else.');
  return answerTo(proposal, decision, answer);
}

/** The time from which the player the game waits for counts as absent. */
export function absentFrom({ decision, terms }: GameState) {
  if (decision === null || terms === null) return undefined;
  return after(decision.since, seconds(terms.absentAfter));
}

export const seatsToConcedeFor = (state: GameState): readonly Seat[] =>
  state.decision === null ? [] : [state.decision.seat];
