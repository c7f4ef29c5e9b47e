// Applies one replacement or prevention effect (cr 614.6, 615.6, 616.1f): the event becomes other events, or
// none. All its choices are made first; its additional effects come after the event.
import { boundedTimes } from '../../model/basics/bounds.js';
import { cloned } from '#kernel';
import type { Outcome } from '#abilities';
import { childRef } from '../../model/printed/node-ref.js';
import type { Run } from '../frames/run.js';
import { useUp } from '../lasting/use-up.js';
import type { Verb } from '../verbs/verb.js';
import { contextOf, type Context } from '../../model/state/context.js';
import type { Seat } from '../../model/basics/ids.js';
import { factsOf } from '../watching/facts.js';
import type { Applicable } from './applicable.js';
import { Application } from './application.js';
import { applyOutcome } from './outcomes.js';
import { placesBefore, keptChoices } from './before.js';
import { COMING } from './coming.js';
import { prevented, preventBy } from './prevent.js';
import { printedCounters } from '../verbs/printed-counters.js';
import { redirected } from './redirection.js';
import { regenerate } from './regeneration.js';
import type { EffectSource } from '../watching/sources.js';
import { asItWouldBe, isComing } from '../verbs/would-be.js';

/** What began before the event and is over by now (cr 614.12a). */
interface Begun {
  readonly key: string;
  readonly context: number;
}

/**
 * The verbs the event becomes. 'again': something happens first, and the effect is applied again afterwards.
 */
export function applyReplacement(run: Run, applicable: Applicable, verb: Verb): Verb[] | 'again' {
  const { effect } = applicable;
  if (effect.form === 'each') return oneByOne(verb);
  if (effect.form === 'printed') return withPrinted(run, verb);
  if (effect.form === 'protection') return kept(run, applicable, verb);
  if (effect.form === 'redirection') return redirected(run, applicable.may ?? (0 as Seat), verb);
  const begun = run.local('replacing') as Begun | null | undefined;
  if (begun?.key === applicable.key) {
    const becomes = applied(run, applicable, effect, verb, begun.context);
    run.keep('replacing', null);
    return becomes;
  }
  const { may } = applicable;
  // cr 614.12a: the choice is made before the object enters. A player who declines leaves the event
  // unchanged.
  if (may !== null && !run.asksYes(may, 'may')) return [verb];
  const first = placesBefore(effect, verb);
  if (first.length > 0) {
    const context = run.proposal.addContext(withComing(run, contextFor(applicable, effect)));
    for (const ref of first) run.enter(ref, context);
    run.keep('replacing', { key: applicable.key, context });
    return 'again';
  }
  return applied(run, applicable, effect, verb, null);
}

/** The context of the effect: that of its source, and the event it replaces. */
const contextFor = ({ happening }: Applicable, { context }: EffectSource): Context => ({
  ...cloned(context),
  event: factsOf(happening),
});

/** cr 614.13a: objects that enter at the same time cannot be chosen. */
function withComing(run: Run, context: Context): Context {
  const [group = []] = (run.local('groups') ?? []) as readonly (readonly Verb[])[];
  const objects = group.flatMap((verb) => (verb.verb === 'move' && isComing(verb) ? [verb.object] : []));
  return { ...context, bindings: { ...context.bindings, [COMING]: { objects } } };
}

function applied(
  run: Run,
  applicable: Applicable,
  effect: EffectSource,
  verb: Verb,
  begun: number | null,
): Verb[] {
  const context = begun === null ? contextFor(applicable, effect) : run.proposal.contextAt(begun);
  const application = new Application(run, applicable, context, begun, verb);
  switch (effect.form) {
    case 'shield':
      return preventBy(application, effect);
    case 'regeneration':
      return regenerate(application, effect);
    case 'replace':
    case 'enters': {
      const outcomes = effect.node.outcomes.map((outcome, index) => ({
        outcome,
        ref: childRef(effect.ref, 'outcomes', index),
      }));
      const becomes = replaced(application, outcomes, verb);
      // cr 614.6: without an outcome the event does not happen.
      if (begun !== null) keepChoices(application, effect, becomes);
      useUp(application.run.proposal, effect.lasting, 1);
      return outcomes.length === 0 ? [] : becomes;
    }
  }
}

interface Placed {
  readonly outcome: Outcome;
  readonly ref: ReturnType<typeof childRef>;
}

function replaced(application: Application, outcomes: readonly Placed[], verb: Verb): Verb[] {
  application.choose(outcomes.map(({ outcome }) => outcome));
  let becomes: Verb[] = [verb];
  for (const [index, { outcome, ref }] of outcomes.entries())
    becomes = applyOutcome(application, outcome, ref, becomes, index);
  return becomes;
}

/** cr 607.2d: keeps the choices on the permanent. */
function keepChoices(application: Application, effect: EffectSource, verbs: readonly Verb[]): void {
  const kept = keptChoices(effect, application.context);
  if (Object.keys(kept).length === 0) return;
  for (const verb of verbs)
    if (isComing(verb)) verb.entering = { ...verb.entering, links: { ...verb.entering.links, ...kept } };
}

function withPrinted({ state }: Run, verb: Verb): Verb[] {
  const wouldBe = isComing(verb) ? asItWouldBe(state, verb) : undefined;
  if (!isComing(verb) || wouldBe === undefined) return [verb];
  const { entering } = verb;
  const counters = { ...entering.counters, ...printedCounters(wouldBe, verb) };
  return [{ ...verb, entering: { ...entering, counters } }];
}

/** cr 702.16e. */
function kept(run: Run, applicable: Applicable, verb: Verb): Verb[] {
  if (verb.verb !== 'damage') return [verb];
  const context = contextOf(applicable.source, run.state.turn?.active ?? (0 as Seat));
  return prevented(new Application(run, applicable, context, null, verb), verb, Infinity).rest;
}

/** cr 616.1g: tokens created together enter one by one, each by its own effects. */
function oneByOne(verb: Verb): Verb[] {
  if (verb.verb !== 'token') return [verb];
  return Array.from({ length: boundedTimes(verb.count) }, () => ({
    ...verb,
    entering: cloned(verb.entering),
    count: 1,
  }));
}
