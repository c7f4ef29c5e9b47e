// The zone in which the source of an ability must be to fit what an effect says about such sources.
import type { Filter } from '#abilities';
import type { ObjectId } from '../../model/basics/ids.js';
import { zonesOf } from './filters.js';
import type { Sight } from './sight.js';

/** A name exists in every zone, and an object that is pointed at is meant wherever it is. */
const isAnywhere = (filter: Filter): boolean =>
  filter.kind === 'anything' ||
  filter.kind === 'name' ||
  filter.kind === 'is' ||
  (filter.kind === 'all' && filter.of.some(isAnywhere));

/** cr 109.2: 'creature' or 'artifact' means a permanent, not a card in another zone. */
export function isInMeantZone(sight: Sight, filter: Filter, object: ObjectId): boolean {
  if (isAnywhere(filter)) return true;
  const at = sight.object(object)?.zone.kind;
  return at !== undefined && zonesOf(filter).includes(at);
}
