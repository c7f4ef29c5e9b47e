// Asks which library or graveyard of a targeted player an effect means, if that player has several. This is
// settled before the spell or ability is on the stack (war-zone Dual Libraries and Graveyards). For players
// who are not targets, it is asked when the effect reaches them.
import type { Effect } from '#abilities';
import type { BodyPart } from '../../model/printed/body-parts.js';
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

export function aimsOf(state: GameState, parts: readonly BodyPart[], targets: Targets): readonly Aimed[] {
  if (state.graveyards === 1) return [];
  return parts.flatMap(({ effect }, part) =>
    aimedZonesOf(nodeAt(state, effect) as Effect).flatMap(({ kind, slot }) =>
      (targets[part]?.[slot]?.players ?? []).map((seat): Aimed => ({ kind, seat })),
    ),
  );
}

/** Suspends the run until all of them are settled. */
export function settleAims(aims: readonly Aimed[], context: Context): void {
  for (const { kind, seat } of aims) if (chosenZone(context, kind, seat) === undefined) needsZone(kind, seat);
}

/**
 * After a change of targets: which library or graveyard is meant of each player who is a new target, chosen
 * by the player who changed the targets; null for a player who is no longer a target.
 */
export function newAims(
  run: Run,
  parts: readonly BodyPart[],
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

/** Keeps only these aims. The library a cost was paid from is not part of what the spell or ability does. */
export function keepOnlyAims(aims: readonly Aimed[], context: Context): void {
  const kept = new Set(aims.map(({ kind, seat }) => zoneBinding(kind, seat)));
  const paid = chosenZones(context).map(({ kind, seat }) => zoneBinding(kind, seat));
  const entries = Object.entries(context.bindings);
  context.bindings = Object.fromEntries(entries.filter(([name]) => kept.has(name) || !paid.includes(name)));
}
