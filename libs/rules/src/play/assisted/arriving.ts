// Asks about an unread static text once, as its permanent comes onto the battlefield.
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { newFrame } from '../../engine/proposal/frames.js';
import { clauseKey } from '../../model/state/assisted.js';
import { contextOf } from '../../model/state/context.js';
import { objectNumber } from '../../model/basics/ids.js';
import { bearers, unreadText, unreadOf } from './unread.js';

/** True if the game stops at such a text. */
export function askAboutArrivals(proposal: Proposal): boolean {
  const { state } = proposal;
  for (const id of bearers(state, 'battlefield')) {
    const permanent = state.objects[objectNumber(id)]?.permanent;
    const controller = controllerOf(state, id);
    if (permanent?.phasedOut !== 'no' || controller === null) continue;
    const clause = unreadOf(state, id).find(
      (one) => one.ability.as === 'static' && !state.assisted.asked.includes(clauseKey(id, unreadText(one))),
    );
    if (clause === undefined) continue;
    const context = proposal.addContext(contextOf(id, controller));
    const at = childRef(clause.ref, 'body', 'effect');
    proposal.agenda.frames.push(newFrame('effect', { at, context }));
    return true;
  }
  return false;
}
