// Calls: opened by a player or by a judge, withdrawn, taken, handed back, and over when nobody comes.
import { after, err, hasPassed, type PlayerId } from '#kernel';
import type { Dispute } from '../model/dispute.js';
import type { EventOfType } from '../model/events.js';
import { refuse } from '../model/refusals.js';
import {
  happens,
  hasEnded,
  isFull,
  notForOfficial,
  notTheJudge,
  type Decision,
  type Moment,
  type Official,
} from './decision.js';

/** What the game's log says of the stop. */
export type Stop = Pick<
  EventOfType<'DisputeOpened'>,
  'game' | 'seat' | 'by' | 'moment' | 'decision' | 'players' | 'challenge' | 'until'
>;

export const open = (stop: Stop): Decision => happens({ type: 'DisputeOpened', ...stop });

/** Only while no judge has it: then the game goes on as if nobody had called. */
export function withdraw(dispute: Dispute, player: PlayerId): Decision {
  if (hasEnded(dispute)) return refuse('dispute-closed');
  if (dispute.seat === null || dispute.openedBy !== player) return refuse('not-your-call');
  if (dispute.stage !== 'called') return refuse('call-taken');
  return happens({ type: 'CallWithdrawn', seat: dispute.seat });
}

export function take(dispute: Dispute, official: Official, { now, times }: Moment): Decision {
  const wrong = notForOfficial(dispute, official);
  if (wrong !== undefined) return err(wrong);
  if (dispute.stage === 'taken' && dispute.judge === official.player) return happens();
  if (dispute.stage !== 'called') return refuse('call-taken');
  if (isFull(dispute.takings, 'takings')) return refuse('too-many');
  return happens({ type: 'CallTaken', judge: official.player, until: after(now, times.judging) });
}

/** Before a ruling: another judge can take it then. */
export function handBack(dispute: Dispute, official: Official): Decision {
  const wrong = notTheJudge(dispute, official);
  if (wrong !== undefined) return err(wrong);
  if (dispute.stage !== 'taken') return refuse('already-ruled');
  return happens({ type: 'CallHandedBack', judge: official.player });
}

/** Whether the time of what it waits for is over. */
export const isOverdue = ({ until }: Dispute, { now }: Moment): boolean =>
  until !== null && hasPassed(until, now);
