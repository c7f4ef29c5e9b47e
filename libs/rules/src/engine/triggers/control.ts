// Records changes of control. The layers determine who controls what (cr 108.4, 110.2, 613.1b); each change
// is an event.
import { changed, perBattlefield } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../proposal/proposal.js';
import { occur } from './occur.js';
import type { GameEvent } from '../../model/events/events.js';
import { BATTLEFIELD, objectNumber, zoneKey } from '../../model/basics/ids.js';

const changes = perBattlefield((state): GameEvent[] => {
  const now = changed(state);
  return (state.zones[zoneKey(BATTLEFIELD)] ?? []).flatMap((object): GameEvent[] => {
    const permanent = state.objects[objectNumber(object)]?.permanent;
    // cr 702.26e: a phased-out permanent changes control only once it phases in.
    if (permanent?.phasedOut !== 'no') return [];
    const known = now.get(object);
    const controller = known === undefined ? permanent.controller : known.controller;
    return controller === null || controller === permanent.controlledBy
      ? []
      : [{ type: 'ControllerChanged', object, controller }];
  });
});

/** Emits the changes of control (cr 302.6, 506.4); true if there are any. */
export function settleControl(proposal: Proposal): boolean {
  const events = changes(proposal.state);
  occur(proposal, events);
  return events.length > 0;
}
