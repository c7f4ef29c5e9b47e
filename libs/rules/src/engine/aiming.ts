// Of several libraries or graveyards of a player who is a target one is meant, and that is said before the spell or ability
// is on the stack (war-zone Dual Libraries and Graveyards). An effect on those of others is asked about as it comes to it.
import type { Effect } from '#abilities';
import type { Part } from '../casting/body-parts.js';
import { nodeAt } from '../characteristics/node-ref.js';
import { aimedZonesOf } from '../reading/aimed-zones.js';
import { needsZone } from '../reading/needs-identity.js';
import { chosenZone, chosenZones, zoneBinding, type Twofold } from '../reading/which-zone.js';
import type { Context } from '../state/context.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';
import type { TargetChoice } from '../state/objects.js';

export interface Aimed {
  readonly kind: Twofold;
  readonly seat: Seat;
}

type Targets = readonly (readonly TargetChoice[])[];

export function aimsOf(state: GameState, parts: readonly Part[], targets: Targets): readonly Aimed[] {
  if (state.graveyards === 1) return [];
  return parts.flatMap(({ effect }, part) =>
    aimedZonesOf(nodeAt(state, effect) as Effect).flatMap(({ kind, slot }) =>
      (targets[part]?.[slot]?.players ?? []).map((seat): Aimed => ({ kind, seat })),
    ),
  );
}

/** Breaks off until all of them are said. */
export function settleAims(aims: readonly Aimed[], context: Context): void {
  for (const { kind, seat } of aims) if (chosenZone(context, kind, seat) === undefined) needsZone(kind, seat);
}

/** From which library something was paid is no part of what the spell or ability does. */
export function keepAimsAlone(aims: readonly Aimed[], context: Context): void {
  const kept = new Set(aims.map(({ kind, seat }) => zoneBinding(kind, seat)));
  const paid = chosenZones(context).map(({ kind, seat }) => zoneBinding(kind, seat));
  const entries = Object.entries(context.bindings);
  context.bindings = Object.fromEntries(entries.filter(([name]) => kept.has(name) || !paid.includes(name)));
}
