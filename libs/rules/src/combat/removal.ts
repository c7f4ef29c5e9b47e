// Coming into and out of combat other than by a declaration (cr 506.3-506.4, 508.4).
import { controllerOf, hasType, permanents } from '../characteristics/characteristics.js';
import type { Proposal } from '../decide/proposal.js';
import { occur } from '../engine/occur.js';
import type { GameEvent } from '../events/events.js';
import type { CombatPart } from '../evolve/leave-combat.js';
import type { GameState } from '../state/game-state.js';
import type { ObjectId } from '../state/ids.js';
import type { Defender } from '../state/turn-state.js';
import { attackersOf, blockersOf } from './combatants.js';
import { attackable, attackingSeats, defendingFor } from './defenders.js';

/** cr 506.3e: a creature, and not a battle. */
const canFight = (state: GameState, id: ObjectId): boolean =>
  permanents(state).includes(id) && hasType(state, id, 'creature') && !hasType(state, id, 'battle');

const isAmong = <T>(items: readonly T[], item: T | null): boolean => item !== null && items.includes(item);

/**
 * cr 506.3a-f, 508.4: what makes it attack, where the rules let it; it never attacked for what triggers on that, and no
 * restriction or requirement is asked (cr 508.4c).
 */
export function attackerAdded(
  state: GameState,
  attacker: ObjectId,
  defender: Defender,
): GameEvent<'AttackerAdded'> | undefined {
  const defending = defendingFor(state, defender);
  if (state.combat === null || defending === null || attackersOf(state).includes(attacker)) return undefined;
  if (!canFight(state, attacker) || !isAmong(attackingSeats(state), controllerOf(state, attacker)))
    return undefined;
  if (!attackable(state).includes(defender)) return undefined;
  return {
    type: 'AttackerAdded',
    attack: { attacker, defender, defending, blocked: false, band: null },
  };
}

/** cr 506.4: what an effect removes, or regenerates. */
export function removeFromCombat(proposal: Proposal, objects: readonly ObjectId[]): void {
  const { state } = proposal;
  const inCombat = objects.filter(
    (id) =>
      attackersOf(state).includes(id) ||
      blockersOf(state).includes(id) ||
      state.combat?.attacks.some(({ defender }) => defender === id),
  );
  occur(
    proposal,
    inCombat.map((object) => ({ type: 'RemovedFromCombat', object }) as const),
  );
}

/** cr 506.4, 506.4d-e: what has become something that cannot fight or be attacked, or is another player's now. */
export function misplaced(state: GameState): readonly { object: ObjectId; part: CombatPart }[] {
  const { combat } = state;
  if (combat === null) return [];
  const attacking = attackingSeats(state);
  const stray = (id: ObjectId, side: 'attacking' | 'defending'): boolean => {
    const controller = controllerOf(state, id);
    const fits = controller !== null && attacking.includes(controller) === (side === 'attacking');
    return !canFight(state, id) || !fits;
  };
  const attacked = combat.attacks.flatMap(({ defender, defending }) =>
    typeof defender === 'string' && defendingFor(state, defender) !== defending ? [defender] : [],
  );
  return [
    ...attackersOf(state)
      .filter((id) => stray(id, 'attacking'))
      .map((object) => ({ object, part: 'fights' }) as const),
    ...blockersOf(state)
      .filter((id) => stray(id, 'defending'))
      .map((object) => ({ object, part: 'fights' }) as const),
    ...[...new Set(attacked)].map((object) => ({ object, part: 'is-attacked' }) as const),
  ];
}

/** To be asked whenever something may have changed; whether anything left combat. */
export function checkCombat(proposal: Proposal): boolean {
  const leaving = misplaced(proposal.state);
  occur(
    proposal,
    leaving.map((one) => ({ type: 'RemovedFromCombat', ...one }) as const),
  );
  return leaving.length > 0;
}
