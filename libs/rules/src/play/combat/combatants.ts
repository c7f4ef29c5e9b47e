// Which creatures fight, and in which of two combat damage steps (cr 510.4, 702.4, 702.7).
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

/** Creatures with first or double strike now, as the first of two combat damage steps would begin. */
export const firstStrikers = (state: GameState): ObjectId[] =>
  [...new Set([...attackersOf(state), ...blockersOf(state)])].filter((id) => strikesFirst(state, id));

/** cr 510.4: the additional step exists only if there is such a creature. */
export const hasFirstStrikeStep = (state: GameState): boolean => firstStrikers(state).length > 0;

/** cr 508.8: without attackers, the declare blockers and combat damage steps are skipped. */
export const isFought = ({ combat }: GameState): boolean => combat?.fought === true;

/**
 * Base profile ninth: damage announced and not yet dealt. Damage to an attacking player who has left is never
 * dealt.
 */
export const isDamageWaiting = ({ combat, turn, seats }: GameState): boolean =>
  (combat?.assigned ?? null) !== null && turn !== null && seats[turn.active]?.lost === null;

/** cr 510.4, 702.4c-d, 702.7c: true if it assigns its damage in that step. */
export function strikesIn(state: GameState, id: ObjectId, step: DamageStep): boolean {
  if (step === 'first-strike-damage') return strikesFirst(state, id);
  return state.combat?.struckFirst.includes(id) !== true || hasQuality(state, id, 'double-strike');
}
