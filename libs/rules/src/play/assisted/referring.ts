// What a table does not agree on goes to a judge, where its terms say so. The game waits: nobody is asked anything about
// it, and no clock runs for it. It goes on with the ruling, without one when the time for it is over, or when who
// proposed leaves.
import { after, seconds } from '#kernel';
import { playing, type Proposal } from '../../engine/proposal/proposal.js';
import { SUSPEND, type Run } from '../../engine/frames/run.js';
import type { Frame } from '../../model/state/agenda.js';
import { referredIn } from '../../model/state/assisted.js';
import { isBot } from '../../model/basics/bots.js';
import type { ReferralId, Seat } from '../../model/basics/ids.js';
import { NOTHING, type Clause, type Settled } from './settled.js';

/** No judge is called to a game in which only bots are left. */
export const mayRefer = ({ state }: Run): boolean =>
  state.terms?.unresolved !== undefined &&
  playing(state).some(({ player }) => player !== null && !isBot(player));

export function refer(
  { proposal }: Run,
  clause: Clause,
  votes: { readonly nothing: Seat[]; readonly stands: Seat[] },
): void {
  const { state, inputs, terms } = proposal;
  const { seat, object, text, part } = clause;
  const referral = `r${String((state.assisted.referrals ?? 0) + 1)}` as ReferralId;
  const until = after(inputs.now, seconds(terms.unresolved?.within ?? 0));
  proposal.emit({ type: 'ClauseReferred', referral, seat, object, text, part, ...votes, until });
}

/** What was ruled; nothing, where what waited for a ruling was left out by the operator. */
export function ruled(run: Run): Settled {
  const settled = run.local('ruled') as Settled | undefined;
  if (settled !== undefined) return settled;
  if (referredIn(run.state) === null) return NOTHING;
  throw SUSPEND;
}

/** Whether that frame waits for a ruling. */
export const waits = ({ locals }: Frame): boolean =>
  locals['stage'] === 'referred' && locals['ruled'] === undefined;

/** Whether the game goes no further before there is a ruling. */
export function waitsForRuling({ state, agenda }: Proposal): boolean {
  const { referred } = state.assisted;
  if (!referred || state.seats[referred.seat]?.lost !== null) return false;
  const top = agenda.frames.at(-1);
  return top !== undefined && waits(top);
}
