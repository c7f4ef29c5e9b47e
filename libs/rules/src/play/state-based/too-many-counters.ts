// cr 122.4, 704.5r: removes counters beyond the number a permanent can have.
import { cannots } from '../../reading/in-force/in-force.js';
import { perLayers, sightOf } from '../../reading/characteristics/characteristics.js';
import type { Verb } from '../../engine/verbs/verb.js';
import { matches } from '../../reading/language/filters.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';

interface Limit {
  readonly counter: string | undefined;
  readonly most: number;
  readonly isOn: (id: ObjectId) => boolean;
}

const limits = perLayers((state): readonly Limit[] =>
  cannots(state, 'have-counters').flatMap(({ action: { what, counter, most }, context, object }) =>
    most === undefined
      ? []
      : [
          {
            counter,
            most,
            isOn: (id) => (what === undefined ? object === id : matches(sightOf(state), what, id, context)),
          },
        ],
  ),
);

export const areCountersLimited = (state: GameState): boolean => limits(state).length > 0;

/** The counters to remove from it. Usually there is no such limit. */
export function tooMany(state: GameState, { id, permanent }: GameObject): readonly Verb[] {
  const found = limits(state);
  if (found.length === 0 || permanent === undefined) return [];
  return Object.entries(permanent.counters).flatMap(([counter, count]): readonly Verb[] => {
    const most = Math.min(
      ...found
        .filter((limit) => (limit.counter ?? counter) === counter && limit.isOn(id))
        .map((limit) => limit.most),
    );
    return count > most ? [{ verb: 'counters', on: id, counter, by: most - count }] : [];
  });
}
