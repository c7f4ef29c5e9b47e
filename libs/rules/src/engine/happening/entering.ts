// Applies what begins as an object enters the battlefield: links, attacking or blocking, and continuous
// changes.
import type { Proposal } from '../proposal/proposal.js';
import { beginChanged } from '../lasting/begin.js';
import { attackOn, canBecomeAttacker } from '../objects/attacking.js';
import { canComeBlocking } from '../objects/blocking.js';
import type { Context } from '../../model/state/context.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { objectNumber } from '../../model/basics/ids.js';
import { occur } from '../triggers/occur.js';
import type { Entering } from '../verbs/verb.js';

/**
 * cr 611.2e, 614.1c: the change starts as the object enters, so abilities that trigger on its entering see it
 * changed.
 */
export function beginEnteringChanges(proposal: Proposal, object: ObjectId, entering: Entering): void {
  if (proposal.state.objects[objectNumber(object)] === undefined) return;
  for (const [link, bound] of Object.entries(entering.links ?? {}))
    proposal.emit({ type: 'LinkSet', object, link, bound });
  for (const index of entering.contexts ?? []) speakOf(proposal.contextAt(index), object);
  for (const change of entering.changed ?? []) beginChanged(proposal, object, change);
}

/** cr 508.4, 509.4: it was never declared, so nothing triggers on its attacking or blocking. */
export function enterCombat(proposal: Proposal, object: ObjectId, { attacking, blocking }: Entering): void {
  const { state } = proposal;
  if (state.objects[objectNumber(object)] === undefined) return;
  if (attacking !== undefined && canBecomeAttacker(state, object)) {
    const attack = attackOn(state, object, attacking);
    if (attack !== undefined) occur(proposal, [{ type: 'AttackerAdded', attack }]);
  }
  if (blocking !== undefined && canComeBlocking(state, object, blocking))
    occur(proposal, [{ type: 'BecameBlocked', attacker: blocking, blocker: object }]);
}

/** Effects that spoke of the object before it entered speak of the permanent it has become (cr 400.7). */
function speakOf(context: Context, object: ObjectId): void {
  const { event, source } = context;
  if (event === null) return;
  if (source === event.subject) context.source = object;
  context.event = { ...event, subject: object };
}
