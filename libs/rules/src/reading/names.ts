// The names of an object: none, one, or several (cr 201.2, 709.4a).
import { HALVES } from '#cards';
import type { Characteristics } from '../characteristics/shape.js';
import type { ObjectId } from '../state/ids.js';
import type { Sight } from './sight.js';

/** pentaland 705.10: a card without a name shares none with any other, and nobody has to say what it is. */
export function hasNoneToShare({ state, object }: Sight, id: ObjectId): boolean {
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
