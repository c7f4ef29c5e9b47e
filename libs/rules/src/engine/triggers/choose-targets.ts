// Chooses the targets of a triggered ability, slot by slot, as it is put on the stack (cr 603.3d, 601.2c-d).
import type { TargetSpec } from '#abilities';
import { targetCounts, fitsTogether, isSlotUsed, targetCandidates } from '../targets/targets.js';
import type { Run } from '../frames/run.js';
import { atRandom } from '../frames/random.js';
import { choosersOf } from '../../reading/language/players.js';
import { valueOf } from '../../reading/language/values.js';
import type { Context } from '../../model/state/context.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { TargetChoice } from '../../model/state/objects.js';

type Slot = Extract<TargetSpec, { kind: 'target' }>;
type Candidates = readonly (ObjectId | Seat)[];

const NO_CHOICE: TargetChoice = { objects: [], players: [] };

const withTargets = (context: Context, chosen: readonly TargetChoice[]): Context => ({
  ...context,
  targets: [...chosen],
});

const picks = (candidates: Candidates): TargetChoice => ({
  objects: candidates.filter((one) => typeof one === 'string'),
  players: candidates.filter((one) => typeof one === 'number'),
});
const everyOne = ({ objects, players }: TargetChoice): Candidates => [...objects, ...players];

/** The candidates for a slot, given the choices for the earlier ones. */
function candidatesFor(run: Run, slot: Slot, context: Context, chosen: readonly TargetChoice[]): Candidates {
  const { objects, players } = targetCandidates(run.sight, slot, withTargets(context, chosen), chosen);
  return [...objects, ...players];
}

const isThere = (run: Run, slot: Slot, context: Context, chosen: readonly TargetChoice[]): boolean =>
  isSlotUsed(run.sight, slot, withTargets(context, chosen));

/** True if all slots from here on can be filled. Slots that must differ are tried one by one. */
function canFill(
  run: Run,
  specs: readonly TargetSpec[],
  context: Context,
  chosen: readonly TargetChoice[],
): boolean {
  const slot = specs[chosen.length];
  if (slot === undefined) return true;
  if (slot.kind === 'parameter' || !isThere(run, slot, context, chosen))
    return canFill(run, specs, context, [...chosen, NO_CHOICE]);
  const { least } = targetCounts(run.sight, slot, withTargets(context, chosen));
  if (least === 0) return canFill(run, specs, context, [...chosen, NO_CHOICE]);
  const candidates = candidatesFor(run, slot, context, chosen);
  if (candidates.length < least) return false;
  if (chosen.length === specs.length - 1) return true;
  if (least > 1) return canFill(run, specs, context, [...chosen, picks(candidates.slice(0, least))]);
  return candidates.some((one) => canFill(run, specs, context, [...chosen, picks([one])]));
}

export const canBeTargeted = (run: Run, specs: readonly TargetSpec[], context: Context): boolean =>
  canFill(run, specs, context, []);

/** The choice for every slot; undefined if a required choice is impossible. */
export function chooseTriggerTargets(
  run: Run,
  specs: readonly TargetSpec[],
  context: Context,
): TargetChoice[] | undefined {
  if (!canBeTargeted(run, specs, context)) return undefined;
  const chosen: TargetChoice[] = [];
  const byChance: { index: number; candidates: Candidates; count: number }[] = [];
  for (const [index, slot] of specs.entries()) {
    if (slot.kind === 'parameter' || !isThere(run, slot, context, chosen)) {
      chosen.push(NO_CHOICE);
      continue;
    }
    const seen = withTargets(context, chosen);
    const { least, most } = targetCounts(run.sight, slot, seen);
    const candidates = candidatesFor(run, slot, context, chosen).filter(
      (one) => least !== 1 || canFill(run, specs, context, [...chosen, picks([one])]),
    );
    if (slot.random !== undefined) {
      byChance.push({ index, candidates, count: least });
      chosen.push(NO_CHOICE);
    } else chosen.push(choose(run, slot, seen, candidates, { least, most }));
  }
  for (const { index, candidates, count } of byChance)
    chosen[index] = picks(atRandom(run, candidates, count));
  return chosen;
}

function choose(
  run: Run,
  slot: Slot,
  context: Context,
  all: Candidates,
  { least, most }: { least: number; most: number },
): TargetChoice {
  const [seat = context.controller] = slot.by === undefined ? [] : choosersOf(run.sight, slot.by, context);
  const candidates = run.withinRangeOf(seat, all);
  const count = Math.min(most, candidates.length);
  const fewest = Math.min(least, count);
  const choice =
    fewest === candidates.length
      ? picks(candidates)
      : ask(run, seat, slot, context, candidates, fewest, count);
  const divided = slot.divides === undefined ? undefined : valueOf(run.sight, slot.divides, context);
  return divided === undefined ? choice : divide(run, seat, choice, divided);
}

/** Asks for the whole choice of a slot, and asks again if it breaks a condition. */
function ask(
  run: Run,
  seat: Seat,
  slot: Slot,
  context: Context,
  candidates: Candidates,
  least: number,
  most: number,
): TargetChoice {
  const { objects, players } = picks(candidates);
  for (;;) {
    const { targets } = run.ask<'choose-targets'>(seat, 'target', {
      kind: 'choose-targets',
      objects,
      players,
      least,
      most,
    });
    const choice = picks(targets.map((target) => ('object' in target ? target.object : target.seat)));
    if (fitsTogether(run.sight, slot, context, context.targets, choice)) return choice;
  }
}

/** cr 601.2d: each target gets at least one. */
function divide(run: Run, seat: Seat, choice: TargetChoice, total: number): TargetChoice {
  const among = everyOne(choice);
  if (among.length === 0) return choice;
  if (among.length === 1) return { ...choice, amounts: [total] };
  const { amounts } = run.ask<'divide'>(seat, 'divide', {
    kind: 'divide',
    total,
    least: 1,
    among: [...among],
  });
  return { ...choice, amounts };
}
