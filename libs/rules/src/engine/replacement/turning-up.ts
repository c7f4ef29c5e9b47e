// cr 614.1e: 'as this is turned face up' effects, its own and those of others, as they are once it is face
// up.
import { cloned } from '#kernel';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { paymentName } from '../../reading/language/cast.js';
import { valueOf } from '../../reading/language/values.js';
import type { Context } from '../../model/state/context.js';
import { happening, type Happening } from '../../model/state/happening.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { factsOf } from '../watching/facts.js';
import { outcomesOf, replaceFits } from './applicable.js';
import { sources, sourcesFor, type EffectSource } from '../watching/sources.js';

/** Begins them for a permanent just turned up, whether or not a cost was paid. Nothing happens in between. */
export function beginTurningUp(run: Run, id: ObjectId, paid?: string): void {
  const turned = happening('turned-face-up', {
    subject: id,
    word: paid === undefined ? null : paymentName(paid),
  });
  for (const source of sourcesFor(sources(run.state), turned.kind))
    if (source.form === 'replace' && replaceFits(run.state, sightOf(run.state), source, null, turned))
      begin(run, source, turned, id);
}

function begin(run: Run, source: EffectSource, turned: Happening, id: ObjectId): void {
  const context: Context = { ...cloned(source.context), event: factsOf(turned) };
  const index = run.proposal.addContext(context);
  for (const [nth, outcome] of outcomesOf(source).entries()) {
    if (outcome.kind === 'with-counters') {
      const by = valueOf(run.sight, outcome.count, context);
      const verb: Verb = { verb: 'counters', on: id, counter: outcome.counter, by };
      if (by > 0) run.perform([[verb]]);
    }
    if (outcome.kind === 'also' || outcome.kind === 'choosing')
      run.enter(childRef(source.ref, 'outcomes', nth, 'effect'), index);
  }
}
