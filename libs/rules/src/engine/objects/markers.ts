// Designations that only one player has at a time and that have abilities (cr 724, 725). The rules give them
// no source; here a marker in the command zone is the source, owned by the player with the designation.
import { ruleRef } from '../../model/printed/node-ref.js';
import type { Proposal } from '../proposal/proposal.js';
import type { GameEvent } from '../../model/events/events.js';
import type { Seat } from '../../model/basics/ids.js';

export type Designation = 'monarch' | 'initiative';

/** cr 724.3, 725.3: when one player gets it, the player who had it loses it. */
export function passedTo(proposal: Proposal, seat: Seat, designation: Designation): GameEvent[] {
  const made = ruleRef(designation);
  const before = Object.values(proposal.state.objects).filter(({ identity }) => identity.made === made);
  return [
    ...before.map(({ id }): GameEvent => ({ type: 'ObjectCeased', object: id, was: null })),
    { type: 'EmblemMade', object: proposal.nextObject(), seat, made },
    { type: 'PlayerDesignated', seat, designation, on: true },
  ];
}
