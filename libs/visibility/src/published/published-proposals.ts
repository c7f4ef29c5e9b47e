// The published form of what a table votes on, and of what it leaves to a judge.
import type { ProposalView, ReferralView } from '../view/view.js';
import { isoTime } from '../json/iso-time.js';
import { PARTS, ZONE_KINDS } from './published-words.js';

export const publishedProposal = (proposal: ProposalView) => ({
  seat: proposal.seat,
  object: proposal.object ?? null,
  text: proposal.text,
  part: PARTS[proposal.part],
  attempt: proposal.attempt,
  does: proposal.does,
  inWords: proposal.inWords ?? null,
  voted: proposal.voted,
  names: proposal.names.map(({ name, objects, players, hidden = [] }) => ({
    name,
    objects,
    seats: players,
    hidden: hidden.map(({ zone, seat, count }) => ({ zone: ZONE_KINDS[zone], seat: seat ?? null, count })),
  })),
});

export const publishedReferral = (referral: ReferralView) => ({
  referralId: referral.id,
  seat: referral.seat,
  object: referral.object ?? null,
  text: referral.text,
  part: PARTS[referral.part],
  proposals: referral.proposals.map(publishedProposal),
  votesForNothing: referral.nothing,
  votesToStand: referral.stands,
  since: isoTime(referral.since),
  until: isoTime(referral.until),
});
