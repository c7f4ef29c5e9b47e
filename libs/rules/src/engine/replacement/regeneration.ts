// Regeneration (cr 701.19): instead of being destroyed, a permanent is tapped, loses its damage and is
// removed from combat.
import { childRef, ruleRef } from '../../model/printed/node-ref.js';
import { useUp } from '../lasting/use-up.js';
import type { Verb } from '../verbs/verb.js';
import type { Application } from './application.js';
import type { EffectSource } from '../watching/sources.js';

/** The rule's own effect, applied to the subject of the event. */
const REGENERATION = childRef(ruleRef('regeneration'), 'body', 'effect');

export function beginRegeneration(application: Application): void {
  application.later(REGENERATION);
}

/** cr 701.19a: this uses up a regeneration shield. */
export function regenerate(
  application: Application,
  { lasting }: Extract<EffectSource, { form: 'regeneration' }>,
): Verb[] {
  beginRegeneration(application);
  useUp(application.run.proposal, lasting, 1);
  return [];
}
