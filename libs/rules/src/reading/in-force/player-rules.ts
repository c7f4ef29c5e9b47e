// The rules in force about a player: what they cannot do, and their properties (cr 101.2, 104.3, 402.2).
import type { Sorts } from '#abilities';
import { sightOf } from '../characteristics/characteristics.js';
import { cannots, inForce } from './in-force.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import { playersOf } from '../language/players.js';
import { valueOf } from '../language/values.js';

type Property = Extract<Sorts['static'], { kind: 'player' }>['property'];

export const playerCannot = (
  state: GameState,
  kind: 'gain-life' | 'lose-life' | 'pay-life' | 'search' | 'win-game' | 'lose-game',
  seat: Seat,
): boolean =>
  cannots(state, kind).some(({ action, context }) =>
    playersOf(sightOf(state), action.who, context).includes(seat),
  );

export const playerHas = (state: GameState, property: Property, seat: Seat): boolean =>
  inForce(state, 'player').some(
    ({ effect, context }) =>
      effect.property === property && playersOf(sightOf(state), effect.who, context).includes(seat),
  );

/** Each number that an effect gives the player for this property, in the order of the effects. */
export const amountsFor = (state: GameState, property: Property, seat: Seat): readonly number[] =>
  inForce(state, 'player').flatMap(({ effect, context }) =>
    effect.property === property && playersOf(sightOf(state), effect.who, context).includes(seat)
      ? [valueOf(sightOf(state), effect.value ?? 1, context)]
      : [],
  );

/** cr 121.2b: whether a player could draw this many cards; one who can draw only some of them cannot. */
export const canDraw = (state: GameState, seat: Seat, count: number): boolean =>
  cannots(state, 'draw').every(({ action, context }) => {
    if (!playersOf(sightOf(state), action.who, context).includes(seat)) return true;
    if (action.most === undefined) return false;
    const drawn = state.history.turn.filter(({ kind, player }) => kind === 'draws' && player === seat);
    return drawn.length + count <= valueOf(sightOf(state), action.most, context);
  });
