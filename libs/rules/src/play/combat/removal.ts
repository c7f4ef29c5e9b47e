// Removes objects from combat that no longer belong there (cr 506.4).
import { controllerOf, hasType } from '../../reading/characteristics/characteristics.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { perEpoch } from '../../fold/journal/epoch.js';
import { occur } from '../../engine/triggers/occur.js';
import type { CombatPart } from '../../fold/evolve/leave-combat.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { attackersOf, blockersOf } from './combatants.js';
import { attackingSeats, defendingFor, isOnBattlefield } from '../../reading/in-force/defenders.js';

const canFight = (state: GameState, id: ObjectId): boolean =>
  isOnBattlefield(state, id) && hasType(state, id, 'creature') && !hasType(state, id, 'battle');

/** Objects that stopped being able to fight or be attacked (cr 506.4, 506.4d-e), or changed sides. */
const misplaced = perEpoch((state): readonly { object: ObjectId; part: CombatPart }[] => {
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
});

/** Call this whenever something may have changed. True if anything left combat. */
export function checkCombat(proposal: Proposal): boolean {
  if (proposal.state.combat === null) return false;
  const leaving = misplaced(proposal.state);
  if (leaving.length === 0) return false;
  occur(
    proposal,
    leaving.map((one) => ({ type: 'RemovedFromCombat', ...one }) as const),
  );
  return true;
}
