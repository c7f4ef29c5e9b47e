// Reads last known information (cr 113.7a, 608.2h).
import { memoByIdentity } from '#kernel';
import type { ColourName } from '#abilities';
import type { GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import type { LastKnown } from '../../../model/state/last-known.js';
import { instanceAt } from '../../../model/printed/instances.js';
import { keywordsOf, type Known } from '../../../model/printed/shape.js';

const memo = memoByIdentity<LastKnown, Known>();

/** The last known information of an object that is gone. */
export function recalled(state: GameState, id: ObjectId): Known | undefined {
  const was = state.gone[String(objectNumber(id))]?.was;
  if (was === undefined || was === null) return undefined;
  let found = memo.get(was);
  if (found === undefined) memo.set(was, (found = readBack(state, was)));
  return found;
}

function readBack(state: GameState, was: LastKnown): Known {
  const { name, cost, manaValue, supertypes, types, subtypes, power, toughness, loyalty } = was;
  const abilities = was.abilities.map((ref) => instanceAt(state, ref));
  return {
    name,
    cost,
    manaValue,
    colours: was.colours as ColourName[],
    supertypes,
    types,
    subtypes,
    abilities,
    keywords: keywordsOf(abilities),
    power,
    toughness,
    loyalty,
    defense: null,
    controller: was.controller,
    owner: was.owner,
    copiable: was.identity,
    effects: [],
  };
}
