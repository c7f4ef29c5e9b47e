// Folds removal from combat (cr 506.4).
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';

/**
 * The part a permanent has in combat: a creature that fights, or an object that is attacked. It can have both
 * (cr 506.4d).
 */
export type CombatPart = 'fights' | 'is-attacked';

/** cr 506.4: an object that leaves the battlefield, changes control or phases out leaves combat entirely. */
export function leaveCombat(state: GameState, object: ObjectId, write: Writer, part?: CombatPart): void {
  if (state.combat !== null) leaveCombatTogether(state, new Set([object]), write, part);
}

/** The same for several objects at once. */
export function leaveCombatTogether(
  state: GameState,
  objects: ReadonlySet<ObjectId>,
  write: Writer,
  part?: CombatPart,
): void {
  if (part !== 'is-attacked') stopFighting(state, objects, write);
  if (part !== 'fights') stopBeingAttacked(state, objects, write);
}

function stopFighting({ combat }: GameState, objects: ReadonlySet<ObjectId>, write: Writer): void {
  if (combat === null) return;
  const attacks = combat.attacks.filter(({ attacker }) => objects.has(attacker));
  if (attacks.length > 0) {
    write.fill(
      combat.attacks,
      combat.attacks.filter(({ attacker }) => !objects.has(attacker)),
    );
    for (const attack of attacks) write.push(combat.former, attack);
  }
  const ended = combat.blocks.flatMap(({ blocker, attackers }) => {
    const without = objects.has(blocker) ? attackers : attackers.filter((attacker) => objects.has(attacker));
    return objects.has(blocker) || without.length > 0 ? [{ blocker, attackers: [...without] }] : [];
  });
  if (ended.length > 0) {
    write.set(combat, 'formerBlocks', [...(combat.formerBlocks ?? []), ...ended]);
    write.fill(
      combat.blocks,
      combat.blocks
        .filter(({ blocker }) => !objects.has(blocker))
        .map((block) => ({
          ...block,
          attackers: block.attackers.filter((attacker) => !objects.has(attacker)),
        })),
    );
  }
}

/** cr 506.4c: its attackers keep attacking, but attack nothing. */
function stopBeingAttacked({ combat }: GameState, objects: ReadonlySet<ObjectId>, write: Writer): void {
  if (combat === null) return;
  combat.attacks.forEach((attack, index) => {
    const { defender } = attack;
    if (typeof defender === 'string' && objects.has(defender))
      write.set(combat.attacks, index, { ...attack, defender: null, lost: defender });
  });
}
