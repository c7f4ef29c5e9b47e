// Of several libraries or graveyards of a player who is a target one is meant, and that is said before the spell or ability
// is on the stack (war-zone Dual Libraries and Graveyards). An effect on those of others is asked about as it comes to it.
import type { Effect } from '#abilities';
import type { Part } from '../../model/printed/body-parts.js';
import { nodeAt } from '../../model/printed/node-ref.js';
import { aimedZonesOf } from '../../reading/language/aimed-zones.js';
import { needsZone } from '../../reading/language/needs-identity.js';
import {
  chosenZone,
  chosenZones,
  zoneBinding,
  type ChosenAnew,
  type Twofold,
} from '../../model/state/chosen-zones.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat } from '../../model/basics/ids.js';
import type { StackItem, TargetChoice } from '../../model/state/objects.js';
import type { Run } from './run.js';
import { whichOf } from './which-zone.js';

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

/**
 * Of what has other targets now: which of the libraries or graveyards of a player who was no target before, said by who
 * chose them; null: of one who is none any more.
 */
export function aimsAnew(
  run: Run,
  parts: readonly Part[],
  { context, targets: before }: StackItem,
  targets: Targets,
  chooser: Seat,
): readonly ChosenAnew[] {
  const { state } = run;
  const aims = aimsOf(state, parts, targets);
  const isAmong = (all: readonly Aimed[], { kind, seat }: Aimed): boolean =>
    all.some((one) => one.kind === kind && one.seat === seat);
  const said = aims
    .filter(({ kind, seat }) => chosenZone(context, kind, seat) === undefined)
    .map((one) => ({ ...one, index: whichOf(run, chooser, one.kind) }));
  const gone = aimsOf(state, parts, before).filter((one) => !isAmong(aims, one));
  return [...said, ...gone.map((one) => ({ ...one, index: null }))];
}

/** From which library something was paid is no part of what the spell or ability does. */
export function keepAimsAlone(aims: readonly Aimed[], context: Context): void {
  const kept = new Set(aims.map(({ kind, seat }) => zoneBinding(kind, seat)));
  const paid = chosenZones(context).map(({ kind, seat }) => zoneBinding(kind, seat));
  const entries = Object.entries(context.bindings);
  context.bindings = Object.fromEntries(entries.filter(([name]) => kept.has(name) || !paid.includes(name)));
}
