// Removal from combat, folded (cr 506.4).
import type { GameState } from '../state/game-state.js';
import type { ObjectId } from '../state/ids.js';
import type { Writer } from '../state/journal.js';

/** As what it takes part: a creature that fights, or something that is attacked; a permanent can be both (cr 506.4d). */
export type CombatPart = 'fights' | 'is-attacked';

/** cr 506.4: what leaves the battlefield, changes control or phases out is out of combat in every way. */
export function leaveCombat(state: GameState, object: ObjectId, write: Writer, part?: CombatPart): void {
  if (part !== 'is-attacked') stopFighting(state, object, write);
  if (part !== 'fights') stopBeingAttacked(state, object, write);
}

function stopFighting({ combat }: GameState, object: ObjectId, write: Writer): void {
  if (combat === null) return;
  const attack = combat.attacks.find(({ attacker }) => attacker === object);
  if (attack !== undefined) {
    write.fill(
      combat.attacks,
      combat.attacks.filter((other) => other !== attack),
    );
    write.push(combat.former, attack);
  }
  const ended = combat.blocks.flatMap(({ blocker, attackers }) =>
    blocker === object
      ? [{ blocker, attackers: [...attackers] }]
      : attackers.includes(object)
        ? [{ blocker, attackers: [object] }]
        : [],
  );
  if (ended.length > 0) {
    write.set(combat, 'formerBlocks', [...(combat.formerBlocks ?? []), ...ended]);
    write.fill(
      combat.blocks,
      combat.blocks
        .filter(({ blocker }) => blocker !== object)
        .map((block) => ({ ...block, attackers: block.attackers.filter((other) => other !== object) })),
    );
  }
}

/** cr 506.4c: what attacked it goes on attacking, but nothing any more. */
function stopBeingAttacked({ combat }: GameState, object: ObjectId, write: Writer): void {
  if (combat === null) return;
  combat.attacks.forEach((attack, index) => {
    if (attack.defender === object)
      write.set(combat.attacks, index, { ...attack, defender: null, lost: object });
  });
}
