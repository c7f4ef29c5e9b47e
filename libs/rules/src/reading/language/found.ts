// Finds the state of objects, present or as they last existed (cr 608.2h).
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import type { Permanent, StackItem } from '../../model/state/objects.js';
import type { Sight } from './sight.js';

type Looked = Pick<Sight, 'state' | 'object'>;

const goneIn = ({ state }: Pick<Sight, 'state'>, id: ObjectId) => state.gone[String(objectNumber(id))];

/** The permanent as it is, or as it last was. */
export const permanentOf = (sight: Looked, id: ObjectId): Permanent | undefined =>
  sight.object(id)?.permanent ?? goneIn(sight, id)?.was?.permanent ?? undefined;

/** The item on the stack as it is, or as it last was. */
export const itemOf = (sight: Looked, id: ObjectId): StackItem | undefined =>
  sight.object(id)?.item ?? goneIn(sight, id)?.was?.item ?? undefined;

/** Its role in combat as it left. */
export const wasIn = (sight: Pick<Sight, 'state'>, id: ObjectId, doing: 'attacking' | 'blocking'): boolean =>
  goneIn(sight, id)?.was?.[doing] === true;
