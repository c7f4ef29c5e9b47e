// Outcomes that change an amount: doubled, halved, prevented, more tokens (cr 614.16, 615.6).
import { BOUNDS, saturated, boundedTimes } from '../../model/basics/bounds.js';
import type { Value } from '#abilities';
import { childRef } from '../../model/printed/node-ref.js';
import type { Verb } from '../verbs/verb.js';
import type { Application } from './application.js';
import { redirectTarget } from './elsewhere.js';
import type { OutcomeHandlers } from './outcome-handlers.js';
import { prevented } from './prevent.js';
import { isComing, type Coming } from '../verbs/would-be.js';

/** cr 122.6: changes the counters an object enters with. */
function withCounters(verb: Coming, counter: string, amount: number): Verb[] {
  const counters = { ...verb.entering.counters, [counter]: amount };
  return [{ ...verb, entering: { ...verb.entering, counters } }];
}

/** The entering verb, if the effect is about its counters. */
const comingCounted = ({ applicable: { happening } }: Application, verb: Verb): Coming | undefined =>
  happening.kind === 'adds-counters' && isComing(verb) ? verb : undefined;

/** The verb with another amount; none if nothing is left. */
function withAmount(application: Application, verb: Verb, amount: number): Verb[] {
  const most = Math.max(0, saturated(amount));
  const counted = comingCounted(application, verb);
  if (counted !== undefined) return withCounters(counted, application.applicable.happening.word ?? '', most);
  switch (verb.verb) {
    case 'damage':
      return most === 0 ? [] : [{ ...verb, amount: most }];
    case 'life':
    case 'counters':
      return most === 0 ? [] : [{ ...verb, by: verb.by < 0 ? -most : most }];
    case 'token':
      return most === 0 ? [] : [{ ...verb, count: boundedTimes(most) }];
    case 'draw':
      // cr 121.2: cards are drawn one after another, each as a draw of its own.
      return Array.from({ length: boundedTimes(most) }, () => ({ ...verb }));
    case 'mana': {
      const { units } = verb;
      const [first] = units;
      if (first === undefined || most === 0) return [];
      const all = Array.from(
        { length: Math.min(most, BOUNDS.mana) },
        (_, index) => units[index % units.length] ?? first,
      );
      return [{ ...verb, units: all.map((unit) => ({ ...unit })) }];
    }
    case 'move':
    case 'destroy':
    case 'tap':
    case 'attach':
      return [verb];
  }
}

const amountOf = (application: Application, verb: Verb): number => {
  const counted = comingCounted(application, verb);
  if (counted !== undefined)
    return counted.entering.counters?.[application.applicable.happening.word ?? ''] ?? 0;
  switch (verb.verb) {
    case 'damage':
      return verb.amount;
    case 'life':
    case 'counters':
      return Math.abs(verb.by);
    case 'token':
      return verb.count;
    case 'mana':
      return verb.units.length;
    case 'draw':
    case 'move':
    case 'destroy':
    case 'tap':
    case 'attach':
      return 1;
  }
};

function workedOut(application: Application, value: Value, verb: Verb): Verb[] {
  application.setAmount(amountOf(application, verb));
  const amount = application.value(value);
  application.setAmount(amount);
  return withAmount(application, verb, amount);
}

export const amountOutcomes: OutcomeHandlers<
  'amount' | 'prevent' | 'redirect' | 'as-counters' | 'more-tokens'
> = {
  amount: (application, { value }, _, verbs) => verbs.flatMap((verb) => workedOut(application, value, verb)),
  /** cr 615.1a: only damage is prevented. */
  prevent(application, { amount }, _, verbs) {
    return verbs.flatMap((verb) => {
      if (verb.verb !== 'damage') return [verb];
      application.setAmount(verb.amount);
      const most = amount === undefined ? Infinity : application.value(amount);
      return prevented(application, verb, most).rest;
    });
  },
  /** cr 614.9: an object that is gone or cannot be dealt damage takes none: then the effect does nothing. */
  redirect(application, { to, players }, _, verbs) {
    const goesTo = redirectTarget(application, to, players);
    if (goesTo === undefined) return [...verbs];
    return verbs.map((verb) => (verb.verb === 'damage' ? { ...verb, to: goesTo } : verb));
  },
  'as-counters': (_, { counter }, __, verbs) =>
    verbs.map((verb) =>
      verb.verb === 'damage' ? { verb: 'counters', on: verb.to, counter, by: verb.amount } : verb,
    ),
  /** Multiplies the tokens; tokens of another kind are added once for the whole event. */
  'more-tokens'(application, { token, times }, ref, verbs) {
    if (token === undefined) {
      const by = times === undefined ? 2 : Math.max(0, application.value(times));
      return verbs.flatMap((verb) =>
        verb.verb === 'token' ? withAmount(application, verb, verb.count * by) : [verb],
      );
    }
    const [first] = verbs.flatMap((verb) => (verb.verb === 'token' ? [verb] : []));
    if (first === undefined) return [...verbs];
    const [copied] = token.kind === 'copy' ? application.objects(token.of) : [];
    const identity =
      token.kind === 'made'
        ? { definition: null, face: 0, made: childRef(ref, 'token', 'face') }
        : copied === undefined
          ? undefined
          : application.run.sight.remembered(copied)?.copiable;
    if (identity === undefined) return [...verbs];
    const count = times === undefined ? 1 : boundedTimes(application.value(times));
    const more: Verb = {
      verb: 'token',
      who: first.who,
      identity,
      entering: { under: first.entering.under },
      count,
    };
    return count === 0 ? [...verbs] : [...verbs, more];
  },
};
