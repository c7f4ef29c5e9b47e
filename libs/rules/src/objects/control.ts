// Who controls what is worked out by the layers (cr 613.1b); when it comes to another result, that is an event.
import { known, permanents } from '../characteristics/characteristics.js';
import type { Proposal } from '../decide/proposal.js';
import { perEpoch } from '../engine/epoch.js';
import { occur } from '../engine/occur.js';
import type { GameEvent } from '../events/events.js';
import { objectNumber } from '../state/ids.js';

const changes = perEpoch((state): GameEvent[] =>
  permanents(state).flatMap((object) => {
    const controller = known(state, object)?.controller ?? null;
    const before = state.objects[objectNumber(object)]?.permanent?.controlledBy;
    return controller === null || controller === before
      ? []
      : [{ type: 'ControllerChanged' as const, object, controller }];
  }),
);

/** True when something changed hands. */
export function settleControl(proposal: Proposal): boolean {
  const events = changes(proposal.state);
  if (events.length === 0) return false;
  occur(proposal, events);
  return true;
}
