// What a player does in the game: answer a question, concede, or concede for one who is away (cr 104.3a).
import { after, hasPassed, seconds } from '#kernel';
import { wrongProposal } from '../assisted/wrong-proposal.js';
import { act } from '../casting/act.js';
import { wrongDeclaration } from '../combat/wrong-declaration.js';
import { wrongAnswer } from '../decisions/check.js';
import type { Answer, AnswerOf, Decision } from '../decisions/decision.js';
import { wrongName } from '../engine/naming.js';
import { answerTopFrame } from '../engine/loop.js';
import { passPriority } from '../turn/flow.js';
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

/** The same check for every question; then it goes to what asked. */
function answerTo(proposal: Proposal, decision: Decision, answer: Answer): Refusal | undefined {
  // Of a declaration the rule that forbids it says more than that it is not among those offered.
  const wrong =
    wrongDeclaration(proposal.state, decision, answer) ??
    wrongAnswer(decision, answer) ??
    wrongName(proposal, answer) ??
    wrongProposal(proposal.state, decision, answer);
  if (wrong !== undefined) return wrong;
  const seat = decision.of ?? decision.seat;
  if (answer.kind === 'priority') return answerPriority(proposal, seat, answer.action);
  closeDecision(proposal);
  if (proposal.isInTheMiddle) answerTopFrame(proposal, answer);
  else answerStart(proposal, seat, answer);
  return undefined;
}

function answerPriority(
  proposal: Proposal,
  seat: Seat,
  action: AnswerOf<'priority'>['action'],
): Refusal | undefined {
  closeDecision(proposal);
  switch (action) {
    case 'pass':
      passPriority(proposal, seat);
      return undefined;
    case 'pass-turn':
      begin(proposal, 'end');
      return undefined;
    default:
      return act(proposal, seat, action);
  }
}

/** The questions of the start of the game (cr 103), which no frame asks. */
function answerStart(proposal: Proposal, seat: Seat, answer: Answer): void {
  if (answer.kind === 'choose-players') {
    const [chosen] = answer.players;
    if (chosen !== undefined) dealOpeningHands(proposal, chosen);
  } else if (answer.kind === 'yes-no')
    proposal.emit({ type: 'MulliganDeclared', seat, choice: answer.yes ? 'mulligan' : 'keep' });
  else if (answer.kind === 'choose-objects') {
    putOnBottom(proposal, seat, answer.objects);
    proposal.emit({ type: 'HandBottomed', seat, count: answer.objects.length });
  }
}

export const seatsToConcedeFor = (state: GameState): readonly Seat[] =>
  state.decision === null ? [] : [state.decision.seat];
