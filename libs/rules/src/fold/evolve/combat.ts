// Folds the events for combat and the plan of turns.
import type { COMBAT_EVENTS } from '../../model/events/combat.js';
import type { GameState } from '../../model/state/game-state.js';
import { COMMAND, type NodeRef } from '../../model/basics/ids.js';
import type { ReadOnly } from '../../model/basics/read-only.js';
import type { Attack, CombatState } from '../../model/state/turn-state.js';
import { seatAt, type Handlers } from './handler.js';
import { leaveCombat } from './leave-combat.js';
import { somethingHappened } from './passing.js';
import { addObject } from './in-zones.js';

const emptyCombat = (): CombatState => ({
  attacks: [],
  former: [],
  blocks: [],
  struckFirst: [],
  orders: {},
  assigned: null,
  fought: false,
  attackersDeclared: false,
  blockersDeclared: false,
});

function combatOf(state: GameState): CombatState {
  if (state.combat === null) throw new Error('the log speaks of a combat outside of one');
  return state.combat;
}

/** A copy for the state: it changes during combat, and the event must not. */
const copyOf = (attack: ReadOnly<Attack>): Attack => ({ ...attack });

export const combatHandlers: Handlers<keyof typeof COMBAT_EVENTS> = {
  CombatBegan(state, _, write) {
    if (state.turn !== null) write.set(state.turn, 'combats', state.turn.combats + 1);
    write.set(state, 'combat', emptyCombat());
  },
  AttackersDeclared(state, { attacks }, write) {
    if (attacks.length > 0) somethingHappened(state, write);
    const combat = combatOf(state);
    write.set(combat, 'attacks', attacks.map(copyOf));
    if (attacks.length > 0) write.set(combat, 'fought', true);
    write.set(combat, 'attackersDeclared', true);
  },
  BlockersDeclared(state, { blocks }, write) {
    const combat = combatOf(state);
    for (const { blocker, attackers } of blocks)
      write.push(combat.blocks, { blocker, attackers: [...attackers] });
    for (const attack of combat.attacks)
      if (blocks.some(({ attackers }) => attackers.includes(attack.attacker)))
        write.set(attack, 'blocked', true);
    write.set(combat, 'blockersDeclared', true);
  },
  AttackerAdded(state, { attack }, write) {
    const combat = combatOf(state);
    write.push(combat.attacks, copyOf(attack));
    write.set(combat, 'fought', true);
  },
  BecameBlocked(state, { attacker, blocker }, write) {
    const combat = combatOf(state);
    if (blocker !== undefined) write.push(combat.blocks, { blocker, attackers: [attacker] });
    const attack = combat.attacks.find((other) => other.attacker === attacker);
    if (attack !== undefined) write.set(attack, 'blocked', true);
  },
  BlockersOrdered(state, { object, order }, write) {
    write.set(combatOf(state).orders, object, [...order]);
  },
  RemovedFromCombat(state, { object, part }, write) {
    leaveCombat(state, object, write, part);
  },
  StruckFirst(state, { objects }, write) {
    write.fill(combatOf(state).struckFirst, objects);
  },
  DamageAssigned(state, { damage }, write) {
    write.set(
      combatOf(state),
      'assigned',
      damage.map((one) => ({ ...one })),
    );
  },
  AssignedDamageTaken(state, _, write) {
    write.set(combatOf(state), 'assigned', null);
  },
  CombatEnded(state, _, write) {
    write.set(state, 'combat', null);
  },
  TurnPlanned(state, { ahead }, write) {
    if (state.turn !== null) write.set(state.turn, 'ahead', [...ahead]);
  },
  FuturePlanned(state, { extraTurns, skips, controls }, write) {
    write.set(state, 'future', {
      extraTurns: [...extraTurns],
      skips: skips.map((skip) => ({ ...skip })),
      controls: controls.map((control) => ({ ...control })),
    });
  },
  PlayerDesignated(state, { seat, designation, on }, write) {
    if (designation === 'monarch') write.set(state, 'monarch', on ? seat : null);
    else if (designation === 'initiative') write.set(state, 'initiative', on ? seat : null);
    else if (seat !== null) {
      const at = seatAt(state, seat);
      const others = at.designations.filter((other) => other !== designation);
      write.fill(at.designations, on ? [...others, designation] : others);
    }
  },
  EmblemMade(state, { object, seat, made }, write) {
    addObject(
      state,
      {
        id: object,
        identity: { definition: null, face: 0, made: made as NodeRef },
        owner: seat,
        zone: COMMAND,
      },
      null,
      write,
    );
  },
};
