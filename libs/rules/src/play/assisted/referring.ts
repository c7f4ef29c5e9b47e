// Refers a disagreement to a judge, if the table's terms say so. Meanwhile nobody is asked about it and no
// clock runs. The game goes on with the ruling, or without one when the time is over or the proposer leaves.
import { after, seconds } from '#kernel';
import { seatsPlaying, type Proposal } from '../../engine/proposal/proposal.js';
import { SUSPEND, type Run } from '../../engine/frames/run.js';
import type { Frame } from '../../model/state/agenda.js';
import { referredIn } from '../../model/state/assisted.js';
import { isBot } from '../../model/basics/bots.js';
import type { ReferralId, Seat } from '../../model/basics/ids.js';
import { NOTHING, type Clause, type Settled } from './settled.js';

/** No judge is called when only bots are left in a game. */
export const mayRefer = ({ state }: Run): boolean =>
  state.terms?.unresolved !== undefined &&
  seatsPlaying(state).some(({ player }) => player !== null && !isBot(player));

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

/** The ruling; nothing if the operator skipped what waited for it. */
export function rulingOutcome(run: Run): Settled {
  const settled = run.local('ruled') as Settled | undefined;
  if (settled !== undefined) return settled;
  if (referredIn(run.state) === null) return NOTHING;
  throw SUSPEND;
}

/** True if that frame waits for a ruling. */
export const isRulingFrame = ({ locals }: Frame): boolean =>
  locals['stage'] === 'referred' && locals['ruled'] === undefined;

/** True if the game cannot go on before there is a ruling. */
export function waitsForRuling({ state, agenda }: Proposal): boolean {
  const { referred } = state.assisted;
  if (!referred || state.seats[referred.seat]?.lost !== null) return false;
  const top = agenda.frames.at(-1);
  return top !== undefined && isRulingFrame(top);
}
