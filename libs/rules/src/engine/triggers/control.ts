// Records changes of control. The layers determine who controls what (cr 108.4, 110.2, 613.1b); each change
// is an event.
import { changed, perBattlefield, permanents } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../proposal/proposal.js';
import { occur } from './occur.js';
import type { GameEvent } from '../../model/events/events.js';
import { objectNumber } from '../../model/basics/ids.js';

const changes = perBattlefield((state): readonly GameEvent[] => {
  const now = changed(state);
  const events: GameEvent[] = [];
  // cr 702.26e: a phased-out permanent changes control only once it phases in.
  for (const object of permanents(state)) {
    const permanent = state.objects[objectNumber(object)]?.permanent;
    if (permanent === undefined) continue;
    const known = now.size === 0 ? undefined : now.get(object);
    const controller = known === undefined ? permanent.controller : known.controller;
    if (controller !== null && controller !== permanent.controlledBy)
      events.push({ type: 'ControllerChanged', object, controller });
  }
  return events;
});

/** Emits the changes of control (cr 302.6, 506.4); true if there are any. */
export function settleControl(proposal: Proposal): boolean {
  const events = changes(proposal.state);
  occur(proposal, events);
  return events.length > 0;
}
