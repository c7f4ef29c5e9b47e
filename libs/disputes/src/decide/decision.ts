// What a decision gives: the events of one command and the text that goes with them, or a refusal.
import { ok, type Duration, type Instant, type PlayerId, type Result } from '#kernel';
import type { Seat } from '#rules';
import { DISPUTE_BOUNDS } from '../model/bounds.js';
import type { Dispute, Stage } from '../model/dispute.js';
import type { DisputeEvent, TextWritten } from '../model/events.js';
import { refusal, type DisputeRefusal, type DisputeRule } from '../model/refusals.js';

export interface Decided {
  readonly events: readonly DisputeEvent[];
  /** What somebody wrote: it is stored beside the events, where it can be deleted. */
  readonly text: TextWritten | null;
}

export type Decision = Result<Decided, DisputeRefusal>;

export const happens = (...events: readonly DisputeEvent[]): Decision => ok({ events, text: null });
export const writes = (entry: number, text: string, ...events: readonly DisputeEvent[]): Decision =>
  ok({ events, text: { type: 'TextWritten', entry, text } });

/** Somebody who acts as a judge; the caller has checked their role. */
export interface Official {
  readonly player: PlayerId;
  readonly isHead: boolean;
}

/** How long things wait. */
export interface DisputeTimes {
  /** For the judge who has it to rule. */
  readonly judging: Duration;
  /** For the players to appeal. */
  readonly appeal: Duration;
  /** For a head judge to decide. */
  readonly headJudge: Duration;
}

export interface Moment {
  readonly now: Instant;
  readonly times: DisputeTimes;
}

export const nextText = ({ texts }: Dispute): number => texts + 1;

/** The stages in which nothing more can be done. */
const ENDED: ReadonlySet<Stage> = new Set(['withdrawn', 'lapsed', 'closed']);
export const hasEnded = ({ stage }: Dispute): boolean => ENDED.has(stage);

export const seatOf = ({ players }: Dispute, player: PlayerId): Seat | undefined =>
  players.find((party) => party.player === player)?.seat;

/** The judge who has the call, or the head judge who decided its appeal. */
export const isJudgeOf = ({ judge, appeal }: Dispute, player: PlayerId): boolean =>
  judge === player || (appeal !== null && appeal.judge === player);

/** Why this official cannot act in it at all. */
export function notForOfficial(
  dispute: Dispute,
  { player }: Official,
  rule: DisputeRule = 'table disputes',
): DisputeRefusal | undefined {
  if (seatOf(dispute, player) !== undefined) return refusal('own-game', rule);
  return hasEnded(dispute) ? refusal('dispute-closed', rule) : undefined;
}

/** Why this official cannot act as the judge of it. */
export function notTheJudge(
  dispute: Dispute,
  official: Official,
  rule: DisputeRule = 'table disputes',
): DisputeRefusal | undefined {
  const wrong = notForOfficial(dispute, official, rule);
  if (wrong !== undefined) return wrong;
  if (isJudgeOf(dispute, official.player)) return undefined;
  return refusal(dispute.judge === null ? 'call-not-taken' : 'not-the-judge', rule);
}

export const isFull = (count: number, of: keyof typeof DISPUTE_BOUNDS): boolean =>
  count >= DISPUTE_BOUNDS[of];
