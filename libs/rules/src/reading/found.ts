// Objects as they stand in the state, or as they last stood there (cr 608.2h).
import type { GameObject } from '../state/game-state.js';
import { objectNumber, type ObjectId } from '../state/ids.js';
import type { Permanent, StackItem } from '../state/objects.js';
import type { Sight } from './sight.js';

export const objectIn = ({ state }: Pick<Sight, 'state'>, id: ObjectId): GameObject | undefined =>
  state.objects[objectNumber(id)];

const goneIn = ({ state }: Pick<Sight, 'state'>, id: ObjectId) => state.gone[String(objectNumber(id))];

/** A permanent as it is, or as it last was. */
export const permanentOf = (sight: Pick<Sight, 'state'>, id: ObjectId): Permanent | undefined =>
  objectIn(sight, id)?.permanent ?? goneIn(sight, id)?.was?.permanent ?? undefined;

/** What stood on the stack, as it stands there or last did. */
export const itemOf = (sight: Pick<Sight, 'state'>, id: ObjectId): StackItem | undefined =>
  objectIn(sight, id)?.item ?? goneIn(sight, id)?.was?.item ?? undefined;

/** What it was doing in combat as it left. */
export const wasIn = (sight: Pick<Sight, 'state'>, id: ObjectId, doing: 'attacking' | 'blocking'): boolean =>
  goneIn(sight, id)?.was?.[doing] === true;
