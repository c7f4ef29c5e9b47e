// Folds the events for set-up positions.
import type { PLACING_EVENTS } from '../../model/events/placing.js';
import type { GameObject } from '../../model/state/game-state.js';
import { BATTLEFIELD } from '../../model/basics/ids.js';
import type { Permanent } from '../../model/state/objects.js';
import type { Handlers } from './handler.js';
import { addObject, newPermanent } from './in-zones.js';

export const placingHandlers: Handlers<keyof typeof PLACING_EVENTS> = {
  PermanentPlaced(state, event, write) {
    const { object, owner, controller, identity, tapped, faceDown, damage, attachedTo, since } = event;
    const counters = event.counters as Record<string, number>;
    const fresh = newPermanent(state, { controller, tapped, faceDown, counters, castAs: null });
    const permanent: Permanent = { ...fresh, damage, attachedTo, enteredTurn: since, controlledSince: since };
    const placed: GameObject = {
      id: object,
      identity: identity as GameObject['identity'],
      owner,
      zone: BATTLEFIELD,
      permanent,
    };
    if (event.token !== undefined) placed.token = event.token;
    addObject(state, placed, null, write);
  },
};
