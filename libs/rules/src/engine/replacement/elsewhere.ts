// cr 614.9: the new recipient of redirected damage: an object that exists and can be dealt damage, or a
// player.
import type { Effect, Players, Reference } from '#abilities';
import type { Damage } from '../verbs/verb.js';
import type { Application } from './application.js';

/** True for a shield that redirects damage and prevents none. */
export const redirects = ({
  redirect,
  redirectPlayers,
}: Extract<Effect, { kind: 'prevent-damage' }>): boolean =>
  redirect !== undefined || redirectPlayers !== undefined;

/** Undefined if the object is gone or cannot be dealt damage: then the effect does nothing. */
export function redirectTarget(
  application: Application,
  to: Reference | undefined,
  players: Players | undefined,
): Damage['to'] | undefined {
  const [object] = to === undefined ? [] : application.objects(to);
  const [seat] = players === undefined ? [] : application.players(players);
  const types = object === undefined ? [] : (application.run.sight.known(object)?.types ?? []);
  const isThere =
    object !== undefined &&
    application.isPermanent(object) &&
    ['creature', 'planeswalker', 'battle'].some((type) => types.includes(type));
  return isThere ? object : seat;
}
