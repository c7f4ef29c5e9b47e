// What a replacement effect does before the event: choices as an object enters (cr 614.12a), and revealing
// cards that go to a hidden zone. It also says which choices are kept (cr 607.2d).
import { linkOf } from '../../model/state/links.js';
import { walk, type Effect, type Outcome } from '#abilities';
import { childRef, ruleRef } from '../../model/printed/node-ref.js';
import type { Verb } from '../verbs/verb.js';
import type { Bound, Context } from '../../model/state/context.js';
import type { NodeRef } from '../../model/basics/ids.js';
import type { EffectSource } from '../watching/sources.js';

const outcomesIn = (source: EffectSource): readonly Outcome[] =>
  source.form === 'replace' || source.form === 'enters' ? source.node.outcomes : [];

/** The places of the effects that happen before the event. */
export function placesBefore(source: EffectSource, verb: Verb): NodeRef[] {
  return outcomesIn(source).flatMap((outcome, index) => {
    if (outcome.kind === 'choosing') return [childRef(source.ref, 'outcomes', index, 'effect')];
    if (outcome.kind === 'to-zone' && outcome.reveal !== undefined && verb.verb === 'move')
      return [childRef(ruleRef('revealed'), 'body', 'effect')];
    return [];
  });
}

/** The choices to keep, by link: those `remember` names, and the last choice of an outcome with a link. */
export function keptChoices(source: EffectSource, context: Context): Record<string, Bound> {
  const { bindings } = context;
  const kept: Record<string, Bound> = {};
  for (const outcome of outcomesIn(source)) {
    if (outcome.kind !== 'choosing') continue;
    for (const { sort, node } of walk('effect', outcome.effect)) {
      if (sort !== 'effect') continue;
      const effect = node as Effect;
      if (effect.kind === 'remember' && effect.on === undefined) {
        const bound = bindings[effect.what];
        if (bound !== undefined) kept[linkOf(effect.as, context)] = bound;
      }
      if (outcome.as !== undefined && 'bind' in effect) {
        const bound = bindings[effect.bind ?? ''];
        if (bound !== undefined) kept[linkOf(outcome.as, context)] = bound;
      }
    }
  }
  return kept;
}
