// cr 614.9: whom damage is dealt to instead: what is there and can be dealt damage, or a player.
import type { Effect, Players, Reference } from '#abilities';
import type { Damage } from '../verbs/verb.js';
import type { Application } from './application.js';

/** A shield that takes damage elsewhere, and prevents none. */
export const redirects = ({
  redirect,
  redirectPlayers,
}: Extract<Effect, { kind: 'prevent-damage' }>): boolean =>
  redirect !== undefined || redirectPlayers !== undefined;

/** Undefined: what is not there any more, or cannot be dealt damage, takes none, and the effect does nothing. */
export function elsewhere(
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
