// Who fights, and in which of two combat damage steps (cr 510.4, 702.4, 702.7).
import { hasQuality } from '../../reading/in-force/in-force.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';

export type DamageStep = 'first-strike-damage' | 'combat-damage';

export const attackersOf = ({ combat }: GameState): ObjectId[] =>
  (combat?.attacks ?? []).map(({ attacker }) => attacker);
export const blockersOf = ({ combat }: GameState): ObjectId[] =>
  (combat?.blocks ?? []).map(({ blocker }) => blocker);

const strikesFirst = (state: GameState, id: ObjectId): boolean =>
  hasQuality(state, id, 'first-strike') || hasQuality(state, id, 'double-strike');

/** Those with first or double strike now, as the first of two combat damage steps would begin. */
export const firstStrikers = (state: GameState): ObjectId[] =>
  [...new Set([...attackersOf(state), ...blockersOf(state)])].filter((id) => strikesFirst(state, id));

/** cr 510.4: there is a step of its own for them only if there is one of them. */
export const hasFirstStrikeStep = (state: GameState): boolean => firstStrikers(state).length > 0;

/** cr 508.8: otherwise there are no declare blockers and combat damage steps. */
export const isFought = ({ combat }: GameState): boolean => combat?.fought === true;

/** Base profile ninth: announced, and not yet dealt; for an attacking player who has left it never is. */
export const isDamageWaiting = ({ combat, turn, seats }: GameState): boolean =>
  (combat?.assigned ?? null) !== null && turn !== null && seats[turn.active]?.lost === null;

/** cr 510.4, 702.4c-d, 702.7c: whether it assigns its damage in that step. */
export function strikesIn(state: GameState, id: ObjectId, step: DamageStep): boolean {
  if (step === 'first-strike-damage') return strikesFirst(state, id);
  return state.combat?.struckFirst.includes(id) !== true || hasQuality(state, id, 'double-strike');
}
