// A spell or ability does nothing to objects and players outside its controller's range of influence (cr
// 801.10). The same holds for whatever an effect puts in the place of what it does (cr 801.13a).
import { isInRange, isEitherInRange, isObjectInRange } from '../../reading/language/range.js';
import { isComing } from '../verbs/would-be.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { Run } from './run.js';
import type { Verb } from '../verbs/verb.js';

export function isOutOfRange(run: Run, verb: Verb): boolean {
  if (run.state.range === undefined) return false;
  const by = affecting(run, verb);
  return by !== null && !isWithin(run, by, verb);
}

/** The controller of the spell or ability that acts; null for what the rules do (combat damage aside). */
function affecting(run: Run, verb: Verb): Seat | null {
  if (run.frame.context !== undefined) return run.context.controller;
  if (verb.verb !== 'damage') return null;
  const source = run.sight.remembered(verb.source);
  return source?.controller ?? source?.owner ?? null;
}

function isWithin({ sight, state }: Run, by: Seat, verb: Verb): boolean {
  const either = (what: ObjectId | Seat): boolean => isEitherInRange(sight, by, what);
  switch (verb.verb) {
    case 'move':
      return either(verb.object) && (!isComing(verb) || isInRange(state, by, verb.entering.under));
    case 'destroy':
    case 'tap':
      return isObjectInRange(sight, by, verb.object);
    case 'attach':
      return either(verb.object) && (verb.to === null || either(verb.to));
    case 'damage':
      return either(verb.to);
    case 'counters':
      return either(verb.on);
    case 'life':
    case 'draw':
    case 'mana':
      return isInRange(state, by, verb.seat);
    case 'token':
      return isInRange(state, by, verb.who);
  }
}
