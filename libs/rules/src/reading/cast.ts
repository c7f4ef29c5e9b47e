// How a spell was cast (cr 601.2): read of the spell, of the permanent it became, of what is left of either.
import type { ColourName } from '#abilities';
import { objectNumber, type ObjectId } from '../state/ids.js';
import type { CastAs, StackItem } from '../state/objects.js';
import type { Sight } from './sight.js';

export const LETTERS: Readonly<Record<ColourName, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** cr 400.7d, 607.2. */
export function castOf({ state }: Sight, id: ObjectId): StackItem | CastAs | null {
  const object = state.objects[objectNumber(id)];
  const was = state.gone[String(objectNumber(id))]?.was;
  return object?.item ?? object?.permanent?.castAs ?? was?.item ?? was?.permanent?.castAs ?? null;
}
