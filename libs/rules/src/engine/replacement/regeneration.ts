// Regeneration (cr 701.19): instead of being destroyed its damage is removed, it is tapped, and is out of combat.
import { childRef, ruleRef } from '../../model/printed/node-ref.js';
import { useUp } from '../lasting/use-up.js';
import type { Verb } from '../verbs/verb.js';
import type { Application } from './application.js';
import type { Source } from '../watching/sources.js';

/** What that means is an effect given by rule, said of the event's subject. */
const REGENERATION = childRef(ruleRef('regeneration'), 'body', 'effect');

export function beginRegeneration(application: Application): void {
  application.later(REGENERATION);
}

/** cr 701.19a: a shield is used up by it. */
export function regenerate(
  application: Application,
  { lasting }: Extract<Source, { form: 'regeneration' }>,
): Verb[] {
  beginRegeneration(application);
  useUp(application.run.proposal, lasting, 1);
  return [];
}
