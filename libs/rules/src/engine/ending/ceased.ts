// Makes an object cease to exist in its zone (cr 111.7, 704.5d-e, 800.4a). If the zone is public, everyone
// sees which object it was.
import { isPublicZone } from '../../model/events/objects.js';
import type { EventData, GameEvent } from '../../model/events/events.js';
import type { GameObject } from '../../model/state/game-state.js';

export function ceased(
  { id, zone }: Pick<GameObject, 'id' | 'zone'>,
  was: EventData<'ObjectCeased'>['was'] = null,
): GameEvent<'ObjectCeased'> {
  const from = isPublicZone(zone) ? {} : { from: zone };
  return { type: 'ObjectCeased', object: id, ...from, was };
}
