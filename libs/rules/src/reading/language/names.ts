// The names of an object: none, one or several (cr 201.2, 709.4a), and whether two objects share a name.
import { CREATURE_CARD_NAMES } from '#abilities';
import { HALVES } from '#cards';
import type { Characteristics } from '../../model/printed/shape.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Sight } from './sight.js';

/** pentaland 705.10: a nameless card shares no name with another, and nobody has to name it. */
export function sharesNoName({ state, object }: Sight, id: ObjectId): boolean {
  const card = object(id);
  return (
    state.naming?.granted === 'nonland-where-it-costs' &&
    card?.identity.unnamed !== undefined &&
    card.faceDown === undefined &&
    (card.permanent?.faceDown ?? card.item?.faceDown ?? null) === null
  );
}

export const namesOf = ({ name }: Pick<Characteristics, 'name'>): readonly string[] =>
  name === '' ? [] : name.split(HALVES);

/** cr 612.7: the entry in an object's names that stands for the name of every nonlegendary creature card. */
export const EVERY_CREATURE_NAME = 'all names of nonlegendary creature cards';

/** Whether that name is one of the names. */
export const areNamed = (names: readonly string[], name: string): boolean =>
  names.includes(name) || (names.includes(EVERY_CREATURE_NAME) && CREATURE_CARD_NAMES.has(name));

/** cr 201.2a. */
export const shareName = (names: readonly string[], others: readonly string[]): boolean =>
  names.some((name) => areNamed(others, name)) || others.some((name) => areNamed(names, name));
