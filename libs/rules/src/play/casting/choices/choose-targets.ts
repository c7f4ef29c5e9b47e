// Targets, and the division of something among them (cr 601.2c-d), slot by slot.
import type { TargetSpec } from '#abilities';
import { choosersOf } from '../../../reading/language/players.js';
import { valueOf } from '../../../reading/language/values.js';
import type { PendingAnnouncement } from './announced-locals.js';
import type { TargetGiven } from '../../../model/decisions/action.js';
import type { Context } from '../../../model/state/context.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import type { TargetChoice } from '../../../model/state/objects.js';
import { fault } from '../ways/fault.js';
import { asAnswer, ENOUGH_TARGETS, type Pick } from './pick.js';
import type { Scene } from '../ways/scene.js';
import {
  targetCounts,
  fitsTogether,
  isSlotUsed,
  shieldRules,
  targetCandidates,
  type Candidates,
} from '../../../engine/targets/targets.js';

type Spec = Extract<TargetSpec, { kind: 'target' }>;

/** The position of the next slot in the action's lists. */
export interface Slots {
  next: number;
  /** True if targets of other slots may depend on this one. */
  several: boolean;
  /** The targets that other players or chance choose once everything else is settled. */
  readonly pending: PendingAnnouncement[];
  /** The targets of the slots so far, including those chosen automatically. */
  readonly said: (readonly TargetGiven[])[];
}

const choiceOf = (given: readonly TargetGiven[]): TargetChoice => ({
  objects: given.flatMap((one) => ('object' in one ? [one.object] : [])),
  players: given.flatMap((one) => ('seat' in one ? [one.seat] : [])),
});
const NOTHING: TargetChoice = { objects: [], players: [] };

/** war-zone Dual Libraries and Graveyards: a target is one of a player's two graveyards, not both. */
function areInOneOfTwo({ state, object }: Scene['sight'], ids: readonly ObjectId[]): boolean {
  if (state.graveyards === 1) return true;
  const zones = ids.flatMap((id) => object(id)?.zone ?? []).filter(({ kind }) => kind === 'graveyard');
  return zones.every(({ seat, index }) =>
    zones.every((other) => other.seat !== seat || other.index === index),
  );
}

/** Makes the choices for the slots of one part. */
export function chooseTargets(
  scene: Scene,
  pick: Pick,
  specs: readonly TargetSpec[],
  slots: Slots,
  part: number,
): TargetChoice[] {
  const { sight, context } = scene;
  const chosen: TargetChoice[] = [];
  for (const spec of specs) {
    const seeing: Context = { ...context, targets: [...chosen] };
    if (spec.kind !== 'target' || !isSlotUsed(sight, spec, seeing)) chosen.push(NOTHING);
    else if (isOthers(scene, spec, seeing)) {
      slots.pending.push(pendingOf(scene, spec, seeing, part, chosen));
      chosen.push(NOTHING);
    } else chosen.push(slotChoice(scene, pick, spec, seeing, chosen, slots));
  }
  return chosen;
}

/** None: the player who casts or activates it. */
function othersFor({ sight, seat }: Scene, { by }: Spec, context: Context): readonly Seat[] {
  const choosers = by === undefined ? [] : choosersOf(sight, by, context);
  return choosers.includes(seat) ? [] : choosers;
}

const isOthers = (scene: Scene, spec: Spec, context: Context): boolean =>
  spec.random !== undefined || othersFor(scene, spec, context).length > 0;

/** cr 601.2c: legal targets must exist, whoever chooses. */
function pendingOf(
  scene: Scene,
  spec: Spec,
  context: Context,
  part: number,
  sofar: readonly TargetChoice[],
): PendingAnnouncement {
  const { objects, players } = targetCandidates(scene.sight, spec, context, sofar);
  if (objects.length + players.length < targetCounts(scene.sight, spec, context).least)
    fault('cr 601.2c', 'There are not enough legal targets.');
  const seats = spec.random === undefined ? othersFor(scene, spec, context) : null;
  return { part, slot: sofar.length, spec, seats };
}

function slotChoice(
  scene: Scene,
  pick: Pick,
  spec: Spec,
  context: Context,
  sofar: readonly TargetChoice[],
  slots: Slots,
): TargetChoice {
  const { sight } = scene;
  const nth = slots.next;
  slots.next += 1;
  const before = [...slots.said];
  const { least, most } = targetCounts(sight, spec, context);
  const candidates = targetCandidates(sight, spec, context, sofar, enoughFor(scene, pick, spec, least));
  const all = givenOf(candidates);
  const total = spec.divides === undefined ? undefined : Math.max(0, valueOf(sight, spec.divides, context));
  // cr 601.2d: each of them gets at least one.
  const highest = Math.min(most, all.length, total ?? all.length);
  const shields = (aimed: readonly TargetGiven[]) => shieldRules(sight, aimed.map(idOf), context);
  if (all.length < least || highest < least)
    return fault(
      'cr 601.2c',
      'There are not enough legal targets.',
      shields(pick.choices.targets?.[nth] ?? []),
    );
  const fits = (given: readonly TargetGiven[]): boolean =>
    fitsTogether(sight, spec, context, sofar, choiceOf(given)) &&
    areInOneOfTwo(
      sight,
      given.flatMap((one) => ('object' in one ? [one.object] : [])),
    );
  const isOnly = highest === 0 || (all.length === least && highest === least);
  const given = pick.choose<readonly TargetGiven[]>({
    into: 'targets',
    prompt: 'target',
    isFree: !slots.several,
    given: ({ targets }) => targets?.[nth],
    filled: (choices, one) => ({
      ...choices,
      targets: [...before.map((one) => [...one]), [...one]],
    }),
    options: () => [...someOf(all, Math.max(least, Math.min(1, highest)), fits)],
    question: () => ({
      kind: 'choose-targets',
      objects: [...candidates.objects],
      players: [...candidates.players],
      least,
      most: highest,
    }),
    read: (answer) => asAnswer('choose-targets', answer).targets,
    only: isOnly && fits(all.slice(0, highest)) ? all.slice(0, highest) : undefined,
  });
  slots.said.push(given);
  checkSlot(given, candidates, least, most, shields);
  if (!fits(given)) fault('cr 601.2c', 'Those targets are not legal together.');
  const choice = choiceOf(given);
  if (total === undefined || given.length === 0) return choice;
  return { ...choice, amounts: [...divided(pick, choice, total, nth)] };
}

/** If any single target will do, only the first ones are tried. */
function enoughFor({ state }: Scene, { enough }: Pick, { together, divides }: Spec, least: number): number {
  const isAnyOne = least <= 1 && together === undefined && divides === undefined;
  // Unnamed cards are all checked, because one of them may break off.
  return isAnyOne && state.naming === null ? (enough ?? Infinity) : Infinity;
}

const padded = <T>(lists: readonly (readonly T[])[], length: number): T[][] =>
  Array.from({ length }, (_, index): T[] => [...(lists[index] ?? [])]);

const givenOf = ({ objects, players }: Candidates): TargetGiven[] => [
  ...objects.map((object) => ({ object })),
  ...players.map((seat) => ({ seat })),
];

/** A few combinations of this many. */
function* someOf(
  all: readonly TargetGiven[],
  count: number,
  fits: (given: readonly TargetGiven[]) => boolean,
): Generator<readonly TargetGiven[]> {
  let found = 0;
  for (let at = 0; at + count <= all.length && found < ENOUGH_TARGETS; at += 1) {
    const some = all.slice(at, at + count);
    if (!fits(some)) continue;
    found += 1;
    yield some;
  }
  if (count === 2 && found === 0)
    for (const one of all) {
      const other = all.find((another) => another !== one && fits([one, another]));
      if (other === undefined) continue;
      yield [one, other];
      return;
    }
}

const idOf = (one: TargetGiven): ObjectId | Seat => ('object' in one ? one.object : one.seat);

function checkSlot(
  given: readonly TargetGiven[],
  { objects, players }: Candidates,
  least: number,
  most: number,
  shields: (aimed: readonly TargetGiven[]) => readonly string[],
): void {
  const ids = given.map(idOf);
  if (new Set(ids).size !== ids.length)
    fault('cr 601.2c', 'The same target cannot be chosen twice for one instance of the word.');
  if (ids.length < least || ids.length > most)
    fault('cr 601.2c', least === most ? `Choose ${most} targets.` : 'That is the wrong number of targets.');
  const known = new Set<ObjectId | Seat>([...objects, ...players]);
  if (ids.some((id) => !known.has(id))) fault('cr 601.2c', 'That is not a legal target.', shields(given));
}

/** cr 601.2d: the shares in the order of the targets, objects first. Each is a whole number above zero. */
function divided(
  pick: Pick,
  { objects, players }: TargetChoice,
  total: number,
  nth: number,
): readonly number[] {
  const among = [...objects, ...players];
  const even = among.map((_, index) => (index === 0 ? total - (among.length - 1) : 1));
  const amounts = pick.choose<readonly number[]>({
    into: 'divided',
    prompt: 'divide',
    given: ({ divided: [...shares] = [] }) => (shares[nth]?.length === 0 ? undefined : shares[nth]),
    filled: (choices, shares) => ({
      ...choices,
      divided: [...padded(choices.divided ?? [], nth), [...shares]],
    }),
    options: () => [even],
    question: () => ({ kind: 'divide', total, least: 1, among }),
    read: (answer) => asAnswer('divide', answer).amounts,
    only: among.length === 1 ? [total] : undefined,
  });
  const isWhole = amounts.length === among.length && amounts.every((share) => share >= 1);
  if (!isWhole || amounts.reduce((sum, share) => sum + share, 0) !== total)
    fault('cr 601.2d', `Divide ${total}, with at least 1 for each.`);
  return amounts;
}
