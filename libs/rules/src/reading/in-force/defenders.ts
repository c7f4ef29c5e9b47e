// Attacking players, defending players, and what can be attacked (cr 506.2-506.3, 802-805).
import { controllerOf, hasType, permanents } from '../characteristics/characteristics.js';
import { inTheGame, turnOrder } from '../language/players.js';
import { isInRange } from '../language/range.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';

/** cr 805.1, 810.2: teams take their turns together. */
const shareTurns = (state: GameState): boolean => state.sharedLife;

/** The seat, or its whole team with shared team turns, in turn order; without players who have left. */
export function teamOf(state: GameState, seat: Seat): Seat[] {
  const team = state.seats[seat]?.team;
  const side = inTheGame({ state })
    .filter((other) => other.seat === seat || (shareTurns(state) && other.team === team))
    .map((other) => other.seat);
  return turnOrder({ state }, side);
}

/** cr 506.2, 805.10a. */
export const attackingSeats = (state: GameState): Seat[] =>
  state.turn === null ? [] : teamOf(state, state.turn.active);

/** cr 801.3. */
const isReached = (state: GameState, seat: Seat): boolean =>
  attackingSeats(state).some((attacker) => isInRange(state, attacker, seat));

/** cr 801.3, 802.2, 803.1, 805.10a: in turn order. */
export function defendingSeats(state: GameState): Seat[] {
  const option = state.terms?.attack ?? 'multiple';
  const active = state.turn?.active;
  if (active === undefined) return [];
  const team = state.seats[active]?.team;
  const opponents = turnOrder(
    { state },
    inTheGame({ state })
      .filter((other) => other.team !== team)
      .map(({ seat }) => seat)
      .filter((seat) => state.range === undefined || isReached(state, seat)),
  );
  if (option === 'multiple') return opponents;
  // cr 803.1a-b: only the neighbour. The seat of a player who left is empty but still counts.
  const { length } = state.seats;
  const beside = (active + (option === 'left' ? 1 : length - 1)) % length;
  return opponents.filter((seat) => seat === beside);
}

/** cr 310.8: who protects a battle. */
export function protectorOf(state: GameState, battle: ObjectId): Seat | null {
  const { players } = (state.objects[objectNumber(battle)]?.links?.['protector'] ?? {}) as {
    players?: Seat[];
  };
  return players?.[0] ?? null;
}

/** cr 110.1, 702.26b: on the battlefield and not phased out. */
export const isOnBattlefield = (state: GameState, id: ObjectId): boolean =>
  state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no';

/**
 * cr 508.5: the defending player: the player attacked, the planeswalker's controller, or the battle's
 * protector.
 */
export function defendingFor(state: GameState, defender: Defender): Seat | null {
  if (typeof defender === 'number') return defender;
  if (!isOnBattlefield(state, defender)) return null;
  if (hasType(state, defender, 'battle')) return protectorOf(state, defender);
  return hasType(state, defender, 'planeswalker') ? controllerOf(state, defender) : null;
}

/** cr 506.2, 508.1b: the players, then what they control or protect. */
export function attackable(state: GameState): Defender[] {
  const seats = defendingSeats(state);
  const permanentsAttacked = permanents(state).filter((id) => {
    const seat = defendingFor(state, id);
    return seat !== null && seats.includes(seat);
  });
  return [...seats, ...permanentsAttacked];
}
