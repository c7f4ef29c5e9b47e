// Every object by itself, as no effect had changed it yet.
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { Known } from '../../../model/printed/shape.js';
import { READERS } from '../../language/readers.js';
import type { Sight } from '../../language/sight.js';
import { plainOf } from './plain.js';

export function sightOfPlain(state: GameState): Sight {
  const known = (id: ObjectId): Known | undefined => {
    const object = state.objects[objectNumber(id)];
    return object === undefined ? undefined : plainOf(state, object);
  };
  return {
    state,
    object: (id) => state.objects[objectNumber(id)],
    zone: (key) => state.zones[key] ?? [],
    known,
    remembered: known,
    read: READERS,
  };
}
