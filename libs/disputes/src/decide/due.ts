// What the server does in a dispute without being asked: it follows what the game did, ends what is over in time, and
// lets the game do what was ruled. Any node may do it, at any time, more than once: each step is one command with an
// id of its own.
import { after, type Instant, type PlayerId } from '#kernel';
import { standingRuling, type Dispute, type Ruling } from '../model/dispute.js';
import type { DisputeEvent } from '../model/events.js';
import { isOverdue } from './calls.js';
import { happens, hasEnded, type Decision, type Moment } from './decision.js';
import { becomeFinal, leaveUndecided } from './rulings.js';

/** What the game's own log says of the dispute. It is the one that decides whether a call is taken or over. */
export interface GameNow {
  /** The game is stopped by this dispute. */
  readonly isStopped: boolean;
  /** Who took the call last, how often it was taken, and how often it was handed back. It may lag behind. */
  readonly takenBy: PlayerId | null;
  readonly takings: number;
  readonly handBacks: number;
  /** Why it went on, or that it ended; null: nothing is known of that yet. */
  readonly wentOn: 'ruled' | 'withdrawn' | 'lapsed' | 'ended' | null;
}

export type Due =
  /** Append this to the dispute. */
  | { readonly kind: 'append'; readonly step: string; readonly decide: (dispute: Dispute) => Decision }
  /** Let the game do what was ruled. */
  | { readonly kind: 'apply'; readonly ruling: Ruling }
  /** Give the call back to the queue: its judge has not ruled in time. */
  | { readonly kind: 'hand-back'; readonly judge: PlayerId; readonly step: string }
  | { readonly kind: 'wait'; readonly until: Instant | null };

/** The next step; `wait` if there is none now. */
export function dueIn(dispute: Dispute, game: GameNow, moment: Moment): Due {
  const ruling = standingRuling(dispute);
  if (dispute.stage === 'final' && ruling !== undefined) return { kind: 'apply', ruling };
  return followed(dispute, game, moment) ?? timed(dispute, moment) ?? { kind: 'wait', until: dispute.until };
}

const append = (step: string, decide: (dispute: Dispute) => Decision): Due => ({
  kind: 'append',
  step,
  decide,
});

/** Nothing happens if somebody has acted meanwhile. */
const unless =
  ({ stage, until }: Dispute, event: DisputeEvent) =>
  (now: Dispute): Decision =>
    now.stage === stage && now.until === until ? happens(event) : happens();

function followed(dispute: Dispute, game: GameNow, { now, times }: Moment): Due | undefined {
  const { stage, seat } = dispute;
  if (hasEnded(dispute) || stage === 'done') return undefined;
  const { takenBy, wentOn } = game;
  // A judge who stopped the game has the dispute without taking it.
  const takings = dispute.takings - (seat === null ? 1 : 0);
  if (stage === 'taken' && dispute.judge !== null && game.handBacks >= dispute.takings)
    return append('handed-back', unless(dispute, { type: 'CallHandedBack', judge: dispute.judge }));
  if (stage === 'called' && game.takings > takings && takenBy !== null) {
    const until = after(now, times.judging);
    return append('taken', unless(dispute, { type: 'CallTaken', judge: takenBy, until }));
  }
  if (game.isStopped) return undefined;
  if (wentOn === 'lapsed' && seat !== null)
    return append('lapsed', unless(dispute, { type: 'CallLapsed', seat }));
  // A judge stopped the game, gave the dispute back, and nobody took it.
  if (wentOn === 'lapsed')
    return append('lapsed', unless(dispute, { type: 'DisputeClosed', judge: null, why: 'done' }));
  if (wentOn === 'withdrawn' && seat !== null)
    return append('withdrawn', unless(dispute, { type: 'CallWithdrawn', seat }));
  if (wentOn !== 'ended') return undefined;
  return append('game-over', unless(dispute, { type: 'DisputeClosed', judge: null, why: 'game-over' }));
}

/** The game's own timer ends a call that nobody takes. */
function timed(dispute: Dispute, moment: Moment): Due | undefined {
  if (!isOverdue(dispute, moment)) return undefined;
  const { stage, until } = dispute;
  const judge = dispute.judge ?? dispute.openedBy;
  const at = String(until);
  if (stage === 'taken') return { kind: 'hand-back', judge, step: `overdue/${at}` };
  if (stage === 'ruled') return append(`final/${at}`, (now) => becomeFinal(now, moment));
  if (stage === 'appealed') return append(`undecided/${at}`, (now) => leaveUndecided(now, moment));
  return undefined;
}

/** The game has the call back. */
export const handedBack = (dispute: Dispute, judge: PlayerId): Decision =>
  dispute.stage === 'taken' && dispute.judge === judge
    ? happens({ type: 'CallHandedBack', judge })
    : happens();

/** The game has done what was ruled. */
export const carriedOut = ({ ruling }: Ruling): Decision => happens({ type: 'RulingCarriedOut', ruling });

/** The game refused what was ruled, and changed nothing. */
export const ruledInVain = ({ ruling }: Ruling, code: string, { now, times }: Moment): Decision =>
  happens({ type: 'RulingFailed', ruling, code, until: after(now, times.judging) });

/** The game ended before it could do what was ruled. */
export const endedWithout = (): Decision => happens({ type: 'DisputeClosed', judge: null, why: 'game-over' });
