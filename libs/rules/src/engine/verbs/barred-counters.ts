// cr 113.6i: an object that cannot have counters, by its own or another's ability, enters without them.
import { cannots } from '../../reading/in-force/in-force.js';
import { matches } from '../../reading/language/filters.js';
import { asItWouldBe, ownStatics, type Coming } from './would-be.js';
import type { GameState } from '../../model/state/game-state.js';

/** Returns the verb unchanged if nothing bars its counters. */
export function withoutBarredCounters(state: GameState, verb: Coming): Coming {
  const { entering } = verb;
  const there = Object.values(entering.counters ?? {}).some((count) => count > 0)
    ? asItWouldBe(state, verb)
    : undefined;
  if (there === undefined) return verb;
  const { id, sight } = there;
  const own = ownStatics(there, entering.under).flatMap(({ effect, context }) =>
    effect.kind === 'cannot' && effect.action.kind === 'have-counters'
      ? [{ action: effect.action, context, object: id }]
      : [],
  );
  const rules = [...cannots(state, 'have-counters'), ...own].filter(
    ({ action: { what, players }, context, object }) =>
      players === undefined && (what === undefined ? object === id : matches(sight, what, id, context)),
  );
  const kept = Object.entries(entering.counters ?? {}).filter(
    ([counter]) =>
      !rules.some(
        ({ action }) =>
          action.most === undefined && (action.counter === undefined || action.counter === counter),
      ),
  );
  return kept.length === Object.keys(entering.counters ?? {}).length
    ? verb
    : { ...verb, entering: { ...entering, counters: Object.fromEntries(kept) } };
}
