// Which objects leave the game with a player (cr 800.4a). The fold of every log follows this rule.
import type { GameObject, GameState } from './game-state.js';
import type { Seat } from '../basics/ids.js';

/** cr 800.4a: objects the player owns, and the player's objects on the stack that are not cards. */
const goesAlong = ({ owner, item, zone }: GameObject, seat: Seat): boolean =>
  // pentaland 702.1: the common library belongs to nobody and stays, whatever cards it shows.
  (owner === seat && (zone.kind !== 'library' || zone.seat !== null)) ||
  (zone.kind === 'stack' && item?.controller === seat && item.kind !== 'spell');

export const goingAlong = ({ objects }: GameState, seat: Seat): GameObject[] =>
  Object.values(objects).filter((object) => goesAlong(object, seat));
