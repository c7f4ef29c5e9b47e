// What goes along with a player who leaves the game (cr 800.4a): the fold of every log follows this rule.
import type { GameObject, GameState } from './game-state.js';
import type { Seat } from '../basics/ids.js';

/** cr 800.4a: what a player owns, and what of theirs is on the stack without being a card. */
const goesAlong = ({ owner, item, zone }: GameObject, seat: Seat): boolean =>
  // pentaland 702.1: the library is nobody's and stays, whoever's cards it shows.
  (owner === seat && (zone.kind !== 'library' || zone.seat !== null)) ||
  (zone.kind === 'stack' && item?.controller === seat && item.kind !== 'spell');

export const goingAlong = ({ objects }: GameState, seat: Seat): GameObject[] =>
  Object.values(objects).filter((object) => goesAlong(object, seat));
