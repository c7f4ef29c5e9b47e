// What a player does in the game: answer a question, concede, or concede for one who is away (cr 104.3a).
import { after, hasPassed, seconds } from '#kernel';
import type { Answer, Decision } from '../decisions/decision.js';
import type { CommandType } from '../commands/command.js';
import { refuse, type Refusal } from '../commands/refusal.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';
import { closeDecision } from './ask.js';
import { lose } from './ending.js';
import { notPlaying, seatedAt, seatOf, type CommandHandlers } from './handler.js';
import { putOnBottom } from './library.js';
import type { Proposal } from './proposal.js';
import { dealOpeningHands } from './start-of-game.js';
import { begin } from './turns.js';

export const playCommands: CommandHandlers<Extract<CommandType, 'answer' | 'concede' | 'concede-absent'>> = {
  answer: {
    mayNot({ state, actor }, { decision }) {
      const playing = notPlaying(state, actor);
      if (playing !== undefined) return playing;
      if (state.decision?.id !== decision)
        return refuse('stale-decision', 'table decisions', 'That question is not open any more.');
      if (state.decision.seat !== seatOf(state, actor)?.seat)
        return refuse('not-your-decision', 'table decisions', 'That question is not yours to answer.');
      return undefined;
    },
    perform(proposal, { answer }) {
      const { decision } = proposal.state;
      if (decision === null) throw new Error('answered a question that is not open');
      return answerTo(proposal, decision, answer);
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
        return refuse('not-due', 'terms absentAfter', 'That player has not been away for long enough.');
      return undefined;
    },
    perform(proposal, { seat }) {
      lose(proposal, seat, 'absent');
      return undefined;
    },
  },
};

/** When the player the game waits for counts as absent. */
export function absentFrom({ decision, terms }: GameState) {
  if (decision === null || terms === null) return undefined;
  return after(decision.since, seconds(terms.absentAfter));
}

const illegal = (rule: string, message: string): Refusal => refuse('illegal-answer', rule, message);

function answerTo(proposal: Proposal, decision: Decision, answer: Answer): Refusal | undefined {
  const { question, seat } = decision;
  switch (answer.kind) {
    case 'choose-players': {
      if (question.kind !== answer.kind) return wrongKind(decision);
      const [chosen] = answer.players;
      if (chosen === undefined || answer.players.length !== question.count)
        return illegal('cr 103.1', 'Choose one player.');
      if (!question.candidates.includes(chosen)) return illegal('cr 103.1', 'Choose a player of this game.');
      closeDecision(proposal);
      dealOpeningHands(proposal, chosen);
      return undefined;
    }
    case 'yes-no': {
      if (question.kind !== answer.kind) return wrongKind(decision);
      closeDecision(proposal);
      proposal.emit({ type: 'MulliganDeclared', seat, choice: answer.yes ? 'mulligan' : 'keep' });
      return undefined;
    }
    case 'choose-objects': {
      if (question.kind !== answer.kind) return wrongKind(decision);
      const chosen = new Set(answer.objects);
      if (chosen.size !== answer.objects.length) return illegal('cr 103.5', 'A card can be chosen once.');
      if (chosen.size !== question.count)
        return illegal('cr 103.5', `Choose exactly ${question.count} of the cards in your hand.`);
      if (answer.objects.some((object) => !question.candidates.includes(object)))
        return illegal('cr 103.5', 'Choose cards of your hand.');
      closeDecision(proposal);
      putOnBottom(proposal, seat, answer.objects);
      proposal.emit({ type: 'HandBottomed', seat, count: question.count });
      return undefined;
    }
    case 'priority': {
      if (question.kind !== answer.kind) return wrongKind(decision);
      closeDecision(proposal);
      begin(proposal, 'end');
      return undefined;
    }
  }
}

const wrongKind = ({ kind }: Decision): Refusal =>
  illegal('table decisions', `This question wants an answer of the kind ${kind}.`);

export const seatsToConcedeFor = (state: GameState): readonly Seat[] =>
  state.decision === null ? [] : [state.decision.seat];
