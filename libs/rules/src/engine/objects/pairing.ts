// Paired creatures (cr 702.95): which can be paired, and which are no longer paired.
import { known } from '../../reading/characteristics/characteristics.js';
import type { GameEvent } from '../../model/events/events.js';
import type { Bound } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { isPermanent } from './moving.js';

const LINK = 'paired';

export function partnerOf(state: GameState, id: ObjectId): ObjectId | undefined {
  const links = state.objects[objectNumber(id)]?.links?.[LINK] as Bound | undefined;
  return links?.objects?.[0];
}

/** cr 702.95c-d: both are creatures of that player, and neither is paired with another. */
export function canPair(state: GameState, one: ObjectId, other: ObjectId, controller: Seat): boolean {
  const fits = (id: ObjectId): boolean => {
    const now = known(state, id);
    return (
      isPermanent(state, id) &&
      now?.types.includes('creature') === true &&
      now.controller === controller &&
      partnerOf(state, id) === undefined
    );
  };
  return one !== other && fits(one) && fits(other);
}

const link = (object: ObjectId, partner: ObjectId | null): GameEvent[] => [
  { type: 'LinkSet', object, link: LINK, bound: partner === null ? {} : { objects: [partner] } },
  { type: 'Marked', object, mark: LINK, on: partner !== null },
];

export const pairEvents = (one: ObjectId, other: ObjectId): GameEvent[] => [
  ...link(one, other),
  ...link(other, one),
];

/**
 * cr 702.95e: unpairs creatures that are no longer both creatures on the battlefield under the control of the
 * player who controlled them.
 */
export function unpairEvents(state: GameState, ids: readonly ObjectId[]): GameEvent[] {
  return ids.flatMap((id) => {
    const partner = partnerOf(state, id);
    if (partner === undefined) return [];
    const [own, theirs] = [known(state, id), known(state, partner)];
    const holds =
      isPermanent(state, partner) &&
      own?.types.includes('creature') === true &&
      theirs?.types.includes('creature') === true &&
      own.controller === theirs.controller &&
      own.controller === state.objects[objectNumber(id)]?.permanent?.controlledBy;
    return holds ? [] : link(id, null);
  });
}
