// What players and the judge write: cases, talk, and names on paper. Each text goes beside the events.
import { err, type PlayerId } from '#kernel';
import type { Seat } from '#rules';
import type { Dispute } from '../model/dispute.js';
import { refuse } from '../model/refusals.js';
import {
  happens,
  hasEnded,
  isFull,
  nextText,
  notTheJudge,
  seatOf,
  writes,
  type Decision,
  type Official,
} from './decision.js';

/** For the judge, before the ruling, and for the head judge before the appeal is decided. */
export function stateCase(dispute: Dispute, player: PlayerId, text: string): Decision {
  const seat = seatOf(dispute, player);
  if (seat === undefined) return refuse('not-a-party');
  if (hasEnded(dispute)) return refuse('dispute-closed');
  if (!['called', 'taken', 'appealed'].includes(dispute.stage)) return refuse('already-ruled');
  if (isFull(dispute.statements.filter((one) => one.seat === seat).length, 'statements'))
    return refuse('too-many');
  const entry = nextText(dispute);
  return writes(entry, text, { type: 'CaseStated', seat, entry });
}

const haveSpoken = ({ messages }: Dispute, player: PlayerId): number =>
  messages.filter(({ by }) => by === player).length;

/** `to`: `judge` alone, or everyone at the table. */
export function sayAsPlayer(dispute: Dispute, player: PlayerId, to: 'judge' | 'all', text: string): Decision {
  const seat = seatOf(dispute, player);
  if (seat === undefined) return refuse('not-a-party');
  if (hasEnded(dispute)) return refuse('dispute-closed');
  if (dispute.judge === null) return refuse('call-not-taken');
  if (isFull(haveSpoken(dispute, player), 'messages')) return refuse('too-many');
  const entry = nextText(dispute);
  return writes(entry, text, { type: 'Said', seat, by: player, to: to === 'judge' ? seat : null, entry });
}

/** `to`: one seat, or everyone at the table (null). While an appeal is open, head judges can speak too. */
export function sayAsJudge(dispute: Dispute, official: Official, to: Seat | null, text: string): Decision {
  const mayAsHead =
    official.isHead && dispute.stage === 'appealed' && seatOf(dispute, official.player) === undefined;
  const wrong = mayAsHead ? undefined : notTheJudge(dispute, official);
  if (wrong !== undefined) return err(wrong);
  if (to !== null && !isParty(dispute, to)) return refuse('not-a-party');
  if (isFull(haveSpoken(dispute, official.player), 'messages')) return refuse('too-many');
  const entry = nextText(dispute);
  return writes(entry, text, { type: 'Said', seat: null, by: official.player, to, entry });
}

/** The name must be clear enough to show that the player knows the card. */
export function askName(dispute: Dispute, official: Official, seat: Seat): Decision {
  const rule = 'war-zone Card Templating';
  const wrong = notTheJudge(dispute, official, rule);
  if (wrong !== undefined) return err(wrong);
  if (!isParty(dispute, seat)) return refuse('not-a-party', rule);
  if (dispute.stage !== 'taken') return refuse('already-ruled', rule);
  if (dispute.namesAsked.includes(seat)) return refuse('name-asked', rule);
  if (isFull(dispute.names.length, 'statements')) return refuse('too-many', rule);
  return happens({ type: 'NameAsked', judge: official.player, seat });
}

export function writeName(dispute: Dispute, player: PlayerId, name: string): Decision {
  const rule = 'war-zone Card Templating';
  const seat = seatOf(dispute, player);
  if (seat === undefined) return refuse('not-a-party', rule);
  if (hasEnded(dispute)) return refuse('dispute-closed', rule);
  if (!dispute.namesAsked.includes(seat)) return refuse('name-not-asked', rule);
  const entry = nextText(dispute);
  return writes(entry, name, { type: 'NameWritten', seat, entry });
}

export const isParty = ({ players }: Dispute, seat: Seat): boolean =>
  players.some((party) => party.seat === seat);
