// The zones of a game and the combat, as a viewer sees them.
import type { Json } from '#kernel';
import {
  BATTLEFIELD,
  COMMAND,
  COMMON_LIBRARY,
  EXILE,
  graveyardsOf,
  handOf,
  isPlayed,
  librariesOf,
  outsideOf,
  STACK,
  zoneKey,
  type GameState,
  type Zone,
} from '#rules';
import type { Knowledge } from './knowledge.js';
import { seesInto } from '../viewers/permissions.js';
import type { SeenZones } from './seen-zones.js';
import type { CombatView } from './view.js';
import type { Viewer } from '../viewers/viewer.js';

/** Every zone of the game. */
function zonesOf(state: GameState): Zone[] {
  const seats = state.seats.map(({ seat }) => seat);
  if (!isPlayed(state)) return [...seats.map(handOf), COMMON_LIBRARY];
  const libraries = seats.flatMap((seat) => librariesOf(state, seat));
  return [
    ...seats.map(handOf),
    ...new Map(libraries.map((zone) => [zoneKey(zone), zone])).values(),
    ...seats.flatMap((seat) => graveyardsOf(state, seat)),
    BATTLEFIELD,
    STACK,
    EXILE,
    COMMAND,
    ...seats.map(outsideOf).filter((zone) => state.zones[zoneKey(zone)] !== undefined),
  ];
}

export const zonesInSight = (state: GameState, viewer: Viewer): Zone[] =>
  zonesOf(state).filter((zone) => seesInto(viewer, zone));

type PublicZones = { readonly [Z in 'battlefield' | 'stack' | 'exile' | 'command']: Json | undefined };

/** A rewind may return to before the first turn: a member that is not named would stay in the feed. */
const NO_ZONES: PublicZones = {
  battlefield: undefined,
  stack: undefined,
  exile: undefined,
  command: undefined,
};

/** The contents of the public zones, in their order. */
export function publicZones(state: GameState, { sight }: { readonly sight: SeenZones }): PublicZones {
  if (!isPlayed(state) || state.turn === null) return NO_ZONES;
  return {
    battlefield: sight.idsIn(state, BATTLEFIELD),
    stack: sight.idsIn(state, STACK),
    exile: sight.idsIn(state, EXILE),
    command: sight.idsIn(state, COMMAND),
  };
}

export function combatView({ combat }: GameState, knowledge: Knowledge): CombatView | undefined {
  if (combat === null) return undefined;
  return {
    attacks: combat.attacks.map(({ attacker, defender, defending, blocked, band }) => ({
      attacker: knowledge.idOf(attacker),
      ...(defender === null
        ? {}
        : { defender: typeof defender === 'number' ? defender : knowledge.idOf(defender) }),
      defending,
      blocked,
      ...(band === null ? {} : { band }),
    })),
    blocks: combat.blocks.map(({ blocker, attackers }) => ({
      blocker: knowledge.idOf(blocker),
      attackers: attackers.map((attacker) => knowledge.idOf(attacker)),
    })),
    ...(combat.assigned === null
      ? {}
      : {
          assigned: combat.assigned.map(({ source, to, amount }) => ({
            source: knowledge.idOf(source),
            to: typeof to === 'number' ? to : knowledge.idOf(to),
            amount,
          })),
        }),
  };
}
