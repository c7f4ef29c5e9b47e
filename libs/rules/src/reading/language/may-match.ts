// Choices among cards of which some are nameless: those may still get a name that fits (pentaland 705.5).
import type { Filter } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { matches } from './filters.js';
import { NeedsIdentity } from './needs-identity.js';
import type { Sight } from './sight.js';

/** Whether the card fits, or could once it has a name. */
export function mayMatch(sight: Sight, filter: Filter, id: ObjectId, context: Context): boolean {
  try {
    return matches(sight, filter, id, context);
  } catch (thrown) {
    if (thrown instanceof NeedsIdentity && thrown.need.object === id) return true;
    throw thrown;
  }
}

/** For callers that only ask what could be meant. */
export const openSight = (sight: Sight): Sight => ({
  ...sight,
  read: { ...sight.read, matches: mayMatch },
});

/** Whether the card fits, if it is the only candidate whose name is needed. */
export function matchesAlone(sight: Sight, filter: Filter, id: ObjectId, context: Context): boolean {
  const alone: Sight = {
    ...sight,
    read: {
      ...sight.read,
      matches: (seen, of, one, by) => (one === id ? matches : mayMatch)(seen, of, one, by),
    },
  };
  return matches(alone, filter, id, context);
}
