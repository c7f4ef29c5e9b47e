// Penalties, and the end of a dispute.
import { err } from '#kernel';
import type { Seat } from '#rules';
import type { Dispute } from '../model/dispute.js';
import type { Infraction, PenaltyGrade } from '../model/infractions.js';
import { refuse } from '../model/refusals.js';
import { happens, isFull, notTheJudge, type Decision, type Official } from './decision.js';

export interface GivenPenalty {
  readonly seat: Seat;
  readonly infraction: Infraction;
  readonly grade: PenaltyGrade;
  /** The event at which it counts. */
  readonly event: string;
  readonly words: string;
}

/** It is a record. A game that it costs is ended by the ruling's remedy, which the players may appeal. */
export function givePenalty(dispute: Dispute, official: Official, given: GivenPenalty): Decision {
  const rule = 'table penalties';
  const wrong = notTheJudge(dispute, official, rule);
  if (wrong !== undefined) return err(wrong);
  const party = dispute.players.find(({ seat }) => seat === given.seat);
  if (party === undefined) return refuse('not-a-party', rule);
  if (isFull(dispute.penalties.length, 'penalties')) return refuse('too-many', rule);
  const { seat, infraction, grade, event: at, words } = given;
  const { player } = party;
  return happens({
    type: 'PenaltyGiven',
    judge: official.player,
    seat,
    player,
    infraction,
    grade,
    at,
    words,
  });
}

/** Once the game goes on, and there is nothing more to say. */
export function close(dispute: Dispute, official: Official): Decision {
  const wrong = notTheJudge(dispute, official);
  if (wrong !== undefined) return err(wrong);
  if (dispute.stage !== 'done') return refuse('not-done');
  return happens({ type: 'DisputeClosed', judge: official.player, why: 'done' });
}
