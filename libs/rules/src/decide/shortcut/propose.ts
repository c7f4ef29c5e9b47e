// cr 731.2a: a player with priority proposes to repeat what they have just done. The shortcut runs on trial
// before anybody is asked. If it cannot be repeated that often or cannot be foreseen, it is refused and
// nobody hears of it.
import type { Steps } from '#kernel';
import type { CommandHandlers } from '../table/handler.js';
import { notAsked, seatedAt } from '../table/handler.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { closeDecision } from '../../engine/frames/ask.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { newFrame } from '../../engine/proposal/frames.js';
import type { Deed } from '../../model/state/deed.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import { again, spokenOf } from '../../play/repeating/again.js';
import { isOpen } from '../../reading/in-force/in-the-open.js';
import { coveredIn, isPredictable } from './predictable.js';
import { playRounds } from './rounds.js';
import type { Shortcut } from '../../model/state/shortcut.js';

/** The events of one command must fit into one append to the log: this many characters. */
const LONGEST = 400_000;

const impossible = (message: string): Refusal => refuse('illegal-answer', 'cr 731.2a', message);

export const shortcutCommands: CommandHandlers<'shortcut'> = {
  shortcut: {
    mayNot({ state, actor }, { decision }) {
      const fault = notAsked(state, actor, decision);
      if (fault !== undefined) return fault;
      return state.decision?.question.kind === 'priority' && state.deeds.length > 0
        ? undefined
        : impossible('You have no action in this step that you could repeat now.');
    },
    *perform(proposal, { choices, times }, player) {
      const { seat } = seatedAt(proposal.state, player);
      const round = lastOf(proposal.state, seat, choices);
      if (typeof round === 'string') return impossible(round);
      const tried = yield* tryOut(proposal, seat, round, times);
      if (typeof tried === 'string') return impossible(tried);
      closeDecision(proposal);
      proposal.emit({ type: 'ShortcutProposed', seat, choices, times });
      const shortcut: Shortcut = { round, times, passes: tried };
      proposal.agenda.frames.push(newFrame('shortcut', { seat, locals: shortcut }));
      return undefined;
    },
  },
};

/** The player's last answers, this many. Between them the others did nothing but pass. */
function lastOf({ deeds }: GameState, seat: Seat, choices: number): readonly Deed[] | string {
  const own = deeds.flatMap((deed, place) => (deed.seat === seat ? [place] : [])).slice(-choices);
  const [first] = own;
  if (first === undefined || own.length < choices) return 'You took fewer actions in this step than that.';
  const others = deeds.slice(first).filter((deed) => deed.seat !== seat);
  if (others.some(({ answer }) => answer.kind !== 'priority' || answer.action !== 'pass'))
    return 'Another player acted during these actions, so they cannot be repeated as one.';
  return own.flatMap((place) => deeds[place] ?? []);
}

/** The players who pass in it, in order, or why it is impossible. Takes the trial back. */
function* tryOut(
  proposal: Proposal,
  by: Seat,
  round: readonly Deed[],
  times: number,
): Steps<readonly Seat[] | string> {
  const { state } = proposal;
  if (spokenOf(state, again(state, round) ?? []).some((object) => !isOpen(object)))
    return 'A repeated action would use hidden information.';
  const covered = coveredIn(state);
  const mark = proposal.mark();
  let seen = proposal.events.length;
  let length = 0;
  const looks = (): string | null => {
    for (; seen < proposal.events.length; seen += 1) {
      const event = proposal.events[seen];
      if (event === undefined || !isPredictable(event, covered))
        return 'The result of these actions cannot be predicted.';
      length += JSON.stringify(event).length;
    }
    return length > LONGEST ? 'That is too many repetitions. Choose a smaller number.' : null;
  };
  const { passes, fault } = yield* playRounds(proposal, { by, round, times }, Infinity, looks);
  proposal.goBack(mark);
  return fault ?? passes;
}
