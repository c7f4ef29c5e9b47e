// States that end immediately, without waiting for state-based actions. A bestowed Aura stays an Aura only
// while attached (cr 701.3d, 702.103f); a pair lasts only while both are creatures of one player (cr
// 702.95e).
import { perBattlefieldShape } from '../../fold/journal/epoch.js';
import { isBestowed } from '../../reading/characteristics/alone/bestowed.js';
import { permanents } from '../../reading/characteristics/characteristics.js';
import type { GameEvent } from '../../model/events/events.js';
import { partnerOf, unpairEvents } from '../objects/pairing.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';

interface Bound {
  readonly bestowed: readonly ObjectId[];
  readonly paired: readonly ObjectId[];
}

const bound = perBattlefieldShape((state): Bound => {
  const found = { bestowed: [] as ObjectId[], paired: [] as ObjectId[] };
  for (const id of permanents(state)) {
    const object = state.objects[objectNumber(id)];
    if (object?.permanent?.castAs !== undefined && isBestowed({ permanent: object.permanent }))
      found.bestowed.push(id);
    if (object?.links !== undefined && partnerOf(state, id) !== undefined) found.paired.push(id);
  }
  return found;
});

const NOTHING: readonly never[] = [];

const isOnNothing = ({ objects }: GameState, id: ObjectId): boolean => {
  const host = objects[objectNumber(id)]?.permanent?.attachedTo;
  return typeof host === 'string' && objects[objectNumber(host)]?.zone.kind !== 'battlefield';
};

export function loosened(state: GameState): readonly GameEvent[] {
  const { bestowed, paired } = bound(state);
  if (bestowed.length + paired.length === 0) return NOTHING;
  return [
    ...bestowed
      .filter((id) => isOnNothing(state, id))
      .map((object) => ({ type: 'AttachmentChanged', object, to: null }) as const),
    ...unpairEvents(state, paired),
  ];
}
