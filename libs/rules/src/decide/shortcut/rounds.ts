// Plays a shortcut (cr 731.2c): it repeats the same choices round after round while everyone else passes in
// between.
import type { Steps } from '#kernel';
import { answerTo } from '../going-on/answering.js';
import { goOnUntilAsked } from '../going-on/advance.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import type { Answer } from '../../model/decisions/answer.js';
import type { QuestionKind } from '../../model/decisions/decision.js';
import type { Deed } from '../../model/state/deed.js';
import type { Seat } from '../../model/basics/ids.js';
import { again } from '../../play/repeating/again.js';
import type { Agreed } from '../../model/state/shortcut.js';

/** Why the shortcut cannot go on. `passes`: the players who have passed in it so far. */
export interface Played {
  readonly passes: readonly Seat[];
  readonly fault: string | null;
}

/** `looks` is called after each choice with what has happened. A value it returns is a fault. */
export function* playRounds(
  proposal: Proposal,
  { by, round, times }: Pick<Agreed, 'by' | 'round' | 'times'>,
  most: number,
  looks: () => string | null,
): Steps<Played> {
  const passes: Seat[] = [];
  const played = (fault: string | null): Played => ({ passes, fault });
  let deeds: readonly Deed[] | null = round;
  for (let nth = 1; nth <= times; nth += 1) {
    // The player who had priority has left, or somebody else is asked now.
    if (!isAsked(proposal, by)) return played(null);
    deeds = again(proposal.state, deeds);
    if (deeds === null) return played('One of these actions can be taken only once.');
    proposal.emit({ type: 'ShortcutRound', seat: by, round: nth });
    for (const { answer } of deeds) {
      const fault = yield* playOne({ proposal, by, passes, most, looks }, answer);
      if (fault !== null) return played(fault);
      if (!isAsked(proposal, by)) return played(null);
    }
    if (!isAsked(proposal, by, 'priority'))
      return played('The repeated actions must end when a player has priority.');
  }
  return played(null);
}

function isAsked({ state }: Proposal, seat: Seat, kind?: QuestionKind): boolean {
  return state.decision?.seat === seat && (kind === undefined || state.decision.kind === kind);
}

interface Playing {
  readonly proposal: Proposal;
  readonly by: Seat;
  readonly passes: Seat[];
  readonly most: number;
  readonly looks: () => string | null;
}

/**
 * Null when the round is done and the player is asked again, when nobody is asked, or at the end of the
 * shortcut.
 */
function* playOne({ proposal, by, passes, most, looks }: Playing, answer: Answer): Steps<string | null> {
  const { state } = proposal;
  let fault = (yield* answerAnd(proposal, answer)) ?? looks();
  while (fault === null && state.decision !== null && state.decision.seat !== by) {
    const { seat, question } = state.decision;
    if (question.kind !== 'priority') return 'Another player has to make a choice during these actions.';
    if (passes.length === most) return null;
    passes.push(seat);
    fault = (yield* answerAnd(proposal, { kind: 'priority', action: 'pass' })) ?? looks();
  }
  return fault;
}

/** Takes back a refused round. */
function* answerAnd(proposal: Proposal, answer: Answer): Steps<string | null> {
  const { decision } = proposal.state;
  if (decision === null) throw new Error('a shortcut went on without a question');
  const mark = proposal.mark();
  const refusal = answerTo(proposal, decision, answer);
  if (refusal === undefined) yield* goOnUntilAsked(proposal);
  else proposal.goBack(mark);
  return refusal?.message ?? null;
}
