// Maps what a table votes on, and what it refers to a judge, to the contract's types.
import type { ReferredGame, ReferredPage } from '#matches';
import type { ProposalView, ReferralView } from '#visibility';
import type { ClausePart } from '../generated/schema.js';
import { shownTerms } from './terms.js';
import { connection, type After } from './connection.js';
import type { Answer, Words } from './types.js';

export const PARTS: Words<ProposalView['part'], ClausePart> = {
  effect: 'EFFECT',
  costs: 'COSTS',
  trigger: 'TRIGGER',
};

export const proposalView = (proposal: ProposalView): Answer<'Proposal'> => ({
  seat: proposal.seat,
  object: proposal.object ?? null,
  text: proposal.text,
  part: PARTS[proposal.part],
  attempt: proposal.attempt,
  does: proposal.does,
  names: proposal.names.map(({ name, objects, players, hidden = [] }) => ({
    name,
    objects: [...objects],
    seats: [...players],
    hidden: hidden.map(({ zone, seat, count }) => ({ zone, seat: seat ?? null, count })),
  })),
});

export const referralView = (referral: ReferralView): Answer<'Referral'> => ({
  id: referral.id,
  seat: referral.seat,
  object: referral.object ?? null,
  text: referral.text,
  part: PARTS[referral.part],
  proposals: referral.proposals.map(proposalView),
  votesForNothing: [...referral.nothing],
  votesToStand: [...referral.stands],
  since: referral.since,
  until: referral.until,
});

const referredGame = ({ id, terms, seats, referral }: ReferredGame): Answer<'ReferredGame'> => ({
  id,
  terms: shownTerms(terms),
  seats: seats.map(({ seat, player }) => ({ seat, player: player === null ? null : { id: player } })),
  referral: referralView(referral),
});

export const referralPage = ({ games, next }: ReferredPage, after: After): Answer<'ReferralConnection'> =>
  connection(
    games.map((game) => ({ cursor: game.id, node: referredGame(game) })),
    { after, next },
  );
