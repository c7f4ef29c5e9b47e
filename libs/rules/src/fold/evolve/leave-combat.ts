// Removal from combat, folded (cr 506.4).
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Writer } from '../journal/journal.js';

/** As what it takes part: a creature that fights, or something that is attacked; a permanent can be both (cr 506.4d). */
export type CombatPart = 'fights' | 'is-attacked';

/** cr 506.4: what leaves the battlefield, changes control or phases out is out of combat in every way. */
export function leaveCombat(state: GameState, object: ObjectId, write: Writer, part?: CombatPart): void {
  if (state.combat !== null) leaveCombatTogether(state, new Set([object]), write, part);
}

/** Several at once. */
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

/** cr 506.4c: what attacked it goes on attacking, but nothing any more. */
function stopBeingAttacked({ combat }: GameState, objects: ReadonlySet<ObjectId>, write: Writer): void {
  if (combat === null) return;
  combat.attacks.forEach((attack, index) => {
    const { defender } = attack;
    if (typeof defender === 'string' && objects.has(defender))
      write.set(combat.attacks, index, { ...attack, defender: null, lost: defender });
  });
}
