// A player runs out of time: they lose, or the server gives their smallest legal answer. Also handles clocks
// that stopped while no server ran.
import { refuse } from '../../model/basics/refusal.js';
import { answerTo } from '../going-on/answering.js';
import { lose } from '../../engine/ending/ending.js';
import type { CommandHandlers } from '../table/handler.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { Decision } from '../../model/decisions/decision.js';
import { leastAnswer } from '../going-on/least-answer.js';
import { hasPassed } from '#kernel';
import { flagAt } from '../../fold/evolve/clock.js';

export const NOT_DUE = refuse('not-due', 'table timers', 'This timer has not run out yet.');

export const clockCommands: CommandHandlers<'flag' | 'resume-clocks'> = {
  flag: {
    mayNot({ state, now }, { decision }) {
      const at = flagAt(state);
      return state.decision?.id === decision && at !== undefined && hasPassed(at, now) ? undefined : NOT_DUE;
    },
    perform(proposal) {
      const { decision } = proposal.state;
      if (decision === null) throw new Error('a clock ran out that did not run');
      proposal.emit({ type: 'FlagFell', seat: decision.seat, decision: decision.id });
      if (proposal.terms.clock?.flag === 'loses' || !saysTheLeast(proposal, decision))
        lose(proposal, decision.seat, 'out-of-time');
      return undefined;
    },
  },
  'resume-clocks': {
    mayNot({ state, now }, { decision, since }) {
      const open = state.decision;
      if (open?.id !== decision || flagAt(state) === undefined) return NOT_DUE;
      return open.since < since && hasPassed(since, now) ? undefined : NOT_DUE;
    },
    perform(proposal, { decision, since }) {
      proposal.emit({ type: 'ClocksResumed', decision, since });
      return undefined;
    },
  },
};

/** False if the server cannot answer this question for a player. */
function saysTheLeast(proposal: Proposal, decision: Decision): boolean {
  const answer = leastAnswer(proposal.state, decision);
  return answer !== null && answerTo(proposal, decision, answer) === undefined;
}
