// Who takes damage that is dealt to something else instead (cr 614.9).
import type { Players, Reference } from '#abilities';
import type { ObjectId, Seat } from '../state/ids.js';
import type { Application } from './application.js';

/** What is not there any more, or cannot be dealt damage, takes none. */
export function takerOf(
  application: Application,
  to: Reference | undefined,
  players: Players | undefined,
): ObjectId | Seat | undefined {
  const [object] = to === undefined ? [] : application.objects(to);
  const [seat] = players === undefined ? [] : application.players(players);
  const types = object === undefined ? [] : (application.run.sight.known(object)?.types ?? []);
  const isThere =
    object !== undefined &&
    application.isPermanent(object) &&
    ['creature', 'planeswalker', 'battle'].some((type) => types.includes(type));
  return isThere ? object : seat;
}
