// Who controls what, as the layers say it now (cr 108.4, 110.2, 613.1b): a change is an event of its own.
import { changed, perBattlefield } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../proposal/proposal.js';
import { occur } from './occur.js';
import type { GameEvent } from '../../model/events/events.js';
import { BATTLEFIELD, objectNumber, zoneKey } from '../../model/basics/ids.js';

const changes = perBattlefield((state): GameEvent[] => {
  const now = changed(state);
  return (state.zones[zoneKey(BATTLEFIELD)] ?? []).flatMap((object): GameEvent[] => {
    const permanent = state.objects[objectNumber(object)]?.permanent;
    // cr 702.26e: what is phased out changes hands only once it is back.
    if (permanent?.phasedOut !== 'no') return [];
    const known = now.get(object);
    const controller = known === undefined ? permanent.controller : known.controller;
    return controller === null || controller === permanent.controlledBy
      ? []
      : [{ type: 'ControllerChanged', object, controller }];
  });
});

/** Tells the log who controls something else than before (cr 302.6, 506.4); true when anybody does. */
export function settleControl(proposal: Proposal): boolean {
  const events = changes(proposal.state);
  occur(proposal, events);
  return events.length > 0;
}
