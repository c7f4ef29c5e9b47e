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

/** The zones of the game that the viewer sees into. Asked after every event, so it makes no list but this one. */
export function zonesInSight(state: GameState, viewer: Viewer): Zone[] {
  const { seats } = state;
  const zones: Zone[] = [];
  const add = (zone: Zone): void => {
    if (seesInto(viewer, zone)) zones.push(zone);
  };
  for (const { seat } of seats) add(handOf(seat));
  if (!isPlayed(state)) {
    add(COMMON_LIBRARY);
    return zones;
  }
  for (const library of librariesInSight(state, viewer)) zones.push(library);
  for (const { seat } of seats) for (const graveyard of graveyardsOf(state, seat)) add(graveyard);
  for (const zone of SHARED_ZONES) add(zone);
  for (const { seat } of seats) {
    const outside = outsideOf(seat);
    if (state.zones[zoneKey(outside)] !== undefined) add(outside);
  }
  return zones;
}

const SHARED_ZONES: readonly Zone[] = [BATTLEFIELD, STACK, EXILE, COMMAND];

/** A common library is there once. */
function librariesInSight(state: GameState, viewer: Viewer): Iterable<Zone> {
  const libraries = new Map<string, Zone>();
  for (const { seat } of state.seats)
    for (const zone of librariesOf(state, seat))
      if (seesInto(viewer, zone)) libraries.set(zoneKey(zone), zone);
  return libraries.values();
}

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
