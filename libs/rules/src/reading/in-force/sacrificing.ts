// Whether a permanent may be sacrificed at all (cr 101.2, 701.21a).
import { cannots } from './in-force.js';
import { matches } from '../language/filters.js';
import type { Sight } from '../language/sight.js';
import type { ObjectId } from '../../model/basics/ids.js';

export function canBeSacrificed(sight: Sight, id: ObjectId): boolean {
  return !cannots(sight.state, 'be-sacrificed').some(({ action, object, context }) =>
    action.what === undefined ? object === id : matches(sight, action.what, id, context),
  );
}
