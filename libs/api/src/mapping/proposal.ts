// What a table votes on, in the contract's types.
import type { ProposalView } from '#visibility';
import type { ClausePart } from '../generated/schema.js';
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
