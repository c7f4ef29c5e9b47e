// Last known information (cr 113.7a, 400.7, 608.2h), recorded as an object leaves.
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { LastKnown, Looks } from '../../model/state/last-known.js';
import { standing } from '../../model/state/standing.js';
import { known } from './characteristics.js';

/** The object as it is now, for use after it is gone. */
export function makeLastKnown(state: GameState, id: ObjectId): LastKnown {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) throw new Error(`${id} is not there to be remembered`);
  return { ...looksOf(state, id), ...standing(state, object) };
}

/** The part that effects determine, as it is now. */
export function looksOf(state: GameState, id: ObjectId): Looks {
  const now = known(state, id);
  if (now === undefined) throw new Error(`${id} is not there to be remembered`);
  return {
    identity: now.copiable,
    owner: now.owner,
    controller: now.controller,
    name: now.name,
    cost: now.cost,
    manaValue: now.manaValue,
    colours: [...now.colours],
    supertypes: [...now.supertypes],
    types: [...now.types],
    subtypes: [...now.subtypes],
    abilities: now.abilities.map(({ ref }) => ref),
    power: now.power,
    toughness: now.toughness,
    loyalty: now.loyalty,
  };
}
