// Whether everyone sees which card an object is by where and how it lies.
import { isPublicZone } from '../../model/events/objects.js';
import type { GameObject } from '../../model/state/game-state.js';

/** In play, in exile or in another zone. */
export const liesFaceDown = ({ faceDown, permanent }: GameObject): boolean =>
  faceDown !== undefined || (permanent?.faceDown ?? null) !== null;

/** True if everyone knows the object and can follow where it goes. */
export const isOpen = (object: GameObject): boolean => isPublicZone(object.zone) && !liesFaceDown(object);
