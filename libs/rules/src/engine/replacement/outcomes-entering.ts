// Outcomes that change how an object enters the battlefield (cr 614.1c-d, 614.12).
import type { Entering, Verb } from '../verbs/verb.js';
import { childRef } from '../../model/printed/node-ref.js';
import { NO_OBJECT } from '../objects/attaching.js';
import { withCopyExceptions, copyIdentity } from '../objects/copies.js';
import type { Application } from './application.js';
import { bothCounters, countersOn } from '../../reading/language/stats.js';
import type { OutcomeHandlers } from './outcome-handlers.js';
import { printedCounters } from '../verbs/printed-counters.js';
import { asItWouldBe, identityOf, isComing, type Coming } from '../verbs/would-be.js';

type EnteringOutcome =
  | 'tapped'
  | 'untapped'
  | 'with-counters'
  | 'with-counters-of'
  | 'under-control'
  | 'as-copy'
  | 'itself'
  | 'choosing'
  | 'changed'
  | 'transformed'
  | 'face-down'
  | 'attacking'
  | 'attached'
  | 'blocking';

/** Applies the same change to how each object enters; other verbs are unchanged. */
const coming = (verbs: readonly Verb[], change: (entering: Entering) => Entering): Verb[] =>
  verbs.map((verb) => (isComing(verb) ? { ...verb, entering: change(verb.entering) } : verb));

/** cr 306.5b: additional loyalty counters are added to the printed ones. */
function printed({ run }: Application, verb: Coming, counter: string): Record<string, number> {
  const wouldBe = asItWouldBe(run.state, verb);
  const count = wouldBe === undefined ? undefined : printedCounters(wouldBe, verb)[counter];
  return count === undefined ? {} : { [counter]: count };
}

/** Adds or subtracts counters of each kind, without kinds that end at zero. */
function combined(
  counters: Readonly<Record<string, number>> = {},
  more: Readonly<Record<string, number>>,
  sign: 1 | -1,
): Record<string, number> {
  const kinds = [...new Set([...Object.keys(counters), ...Object.keys(more)])];
  return Object.fromEntries(
    kinds
      .map((kind) => [kind, (counters[kind] ?? 0) + sign * (more[kind] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

export const enteringOutcomes: OutcomeHandlers<EnteringOutcome> = {
  tapped: (application, { if: condition }, __, verbs) =>
    condition === undefined || application.holds(condition)
      ? coming(verbs, (entering) => ({ ...entering, tapped: true }))
      : [...verbs],
  untapped: (_, __, ___, verbs) => coming(verbs, (entering) => ({ ...entering, tapped: false })),
  /** An object that does not enter the battlefield gets the counters in its new zone (cr 122.1). */
  'with-counters'(application, { counter, count }, _, verbs) {
    const more = Math.max(0, application.value(count));
    if (more === 0) return [...verbs];
    const added = (counters: Record<string, number> = {}): Record<string, number> => ({
      ...counters,
      [counter]: (counters[counter] ?? 0) + more,
    });
    return verbs.map((verb) => {
      if (isComing(verb)) {
        const { entering } = verb;
        const before = { ...printed(application, verb, counter), ...entering.counters };
        return { ...verb, entering: { ...entering, counters: added(before) } };
      }
      return verb.verb === 'move' ? { ...verb, counters: added(verb.counters) } : verb;
    });
  },
  'with-counters-of': (application, { of }, _, verbs) =>
    coming(verbs, (entering) => ({
      ...entering,
      counters: application
        .objects(of)
        .map((id) => countersOn(application.run.sight, id))
        .reduce(bothCounters, entering.counters ?? {}),
    })),
  'under-control'(application, { who }, _, verbs) {
    const [under] = application.players(who);
    return under === undefined ? [...verbs] : coming(verbs, (entering) => ({ ...entering, under }));
  },
  'as-copy'(application, { except = [], counter, count }, ref, verbs, index) {
    const chosen = application.choiceAt(index);
    if (typeof chosen !== 'string') return [...verbs];
    const exceptions = except.length === 0 ? undefined : { changes: except, at: childRef(ref, 'except') };
    const copy = copyIdentity(application.run.state, chosen, exceptions, application.context);
    if (copy === undefined) return [...verbs];
    // cr 707.9e: exceptions of an earlier copying no longer apply.
    const own = counter === undefined ? {} : { [counter]: Math.max(0, application.value(count ?? 1)) };
    return coming(verbs, ({ byCopy = {}, ...entering }) => ({
      ...entering,
      copy,
      counters: combined(combined(entering.counters, byCopy, -1), own, 1),
      byCopy: own,
    }));
  },
  /** cr 613.2a: the changes are part of its copiable values. */
  itself(application, { changes, if: condition }, ref, verbs) {
    if (condition !== undefined && !application.holds(condition)) return [...verbs];
    return verbs.map((verb) => {
      const identity = isComing(verb) ? identityOf(application.run.state, verb) : undefined;
      if (!isComing(verb) || identity === undefined) return verb;
      const copy = withCopyExceptions(
        application.run.state,
        identity,
        { changes, at: childRef(ref, 'changes') },
        application.context,
      );
      return { ...verb, entering: { ...verb.entering, copy } };
    });
  },
  /** This was done earlier (before.ts), and the choice is kept. */
  choosing: (_, __, ___, verbs) => [...verbs],
  changed: (application, _, ref, verbs) =>
    coming(verbs, (entering) => ({
      ...entering,
      changed: [
        ...(entering.changed ?? []),
        { at: ref, source: application.context.source, controller: application.context.controller },
      ],
    })),
  transformed: (_, __, ___, verbs) => coming(verbs, (entering) => ({ ...entering, face: 1 })),
  'face-down': (_, __, ___, verbs) => coming(verbs, (entering) => ({ ...entering, faceDown: 'effect' })),
  attacking(application, _, __, verbs, index) {
    const attacking = application.choiceAt(index);
    return attacking === null ? [...verbs] : coming(verbs, (entering) => ({ ...entering, attacking }));
  },
  attached(application, { to, players }, _, verbs) {
    const [object] = to === undefined ? [] : application.objects(to);
    const [seat] = players === undefined ? [] : application.players(players);
    return coming(verbs, (entering) => ({ ...entering, attachedTo: object ?? seat ?? NO_OBJECT }));
  },
  blocking(application, _, __, verbs, index) {
    const blocking = application.choiceAt(index);
    return typeof blocking === 'string'
      ? coming(verbs, (entering) => ({ ...entering, blocking }))
      : [...verbs];
  },
};
