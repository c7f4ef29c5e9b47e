// Where the source of an ability has to be for what is said of such sources to mean it.
import type { Filter } from '#abilities';
import type { ObjectId } from '../../model/basics/ids.js';
import { zonesOf } from './filters.js';
import type { Sight } from './sight.js';

/** A name is had in every zone, and what is told by pointing at it is that wherever it is. */
const isAnywhere = (filter: Filter): boolean =>
  filter.kind === 'anything' ||
  filter.kind === 'name' ||
  filter.kind === 'is' ||
  (filter.kind === 'all' && filter.of.some(isAnywhere));

/** cr 109.2: a creature or an artifact is a permanent, and no card elsewhere. */
export function isMeant(sight: Sight, filter: Filter, object: ObjectId): boolean {
  if (isAnywhere(filter)) return true;
  const at = sight.object(object)?.zone.kind;
  return at !== undefined && zonesOf(filter).includes(at);
}
