// Puts an object onto the battlefield attached to something (cr 301.5e, 303.4f-i).
import type { Run } from '../frames/run.js';
import type { Entering } from '../verbs/verb.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { canAttach, enchantable, isAura, type AttachedComing } from './attaching.js';
import { chooseOne } from '../frames/choose-one.js';

/**
 * How the object enters. Its future controller chooses what an Aura enchants, if the effect does not say.
 * Undefined if it cannot enter. An object that is no Aura and cannot be attached there enters unattached.
 */
export function comingAttached(
  run: Run,
  object: ObjectId,
  as: AttachedComing['as'],
  entering: Entering,
): Entering | undefined {
  const { under, attachedTo, castAs } = entering;
  const coming: AttachedComing = {
    under,
    as,
    castFor: attachedTo === undefined ? null : castAs?.alternative,
  };
  if (attachedTo !== undefined) {
    if (canAttach(run.state, object, attachedTo, coming)) return entering;
    if (isAura(run.state, object, coming)) return undefined;
    const unattached = { ...entering };
    delete unattached.attachedTo;
    return unattached;
  }
  if (!isAura(run.state, object, coming)) return entering;
  const host = chooseOne(run, under, 'choose', enchantable(run.state, object, coming));
  return host === undefined ? undefined : { ...entering, attachedTo: host };
}
