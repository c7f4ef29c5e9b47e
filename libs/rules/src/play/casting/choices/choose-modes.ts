// Modes (cr 700.2, 601.2b): chooses the modes of a modal text, in the number it states, each with legal
// targets.
import type { Body, Option } from '#abilities';
import { holds } from '../../../reading/language/conditions.js';
import { playersOf } from '../../../reading/language/players.js';
import { valueOf } from '../../../reading/language/values.js';
import type { Seat } from '../../../model/basics/ids.js';
import { targetCounts, isSlotUsed, targetCandidates } from '../../../engine/targets/targets.js';
import { fault } from '../ways/fault.js';
import { asAnswer, type Pick } from './pick.js';
import type { Scene } from '../ways/scene.js';

type Modal = Extract<Body, { kind: 'modal' }>;

/** cr 700.2a: a mode without legal targets cannot be chosen. */
export function isOpen({ sight, context }: Scene, option: Option): boolean {
  if (option.if !== undefined && !holds(sight, option.if, context)) return false;
  return (option.targets ?? []).every((spec, slot) => {
    if (spec.kind !== 'target' || !isSlotUsed(sight, spec, context)) return true;
    // Targets that depend on an earlier target are checked when that one is chosen.
    const { least } = targetCounts(sight, spec, context);
    if (least === 0 || slot > 0) return true;
    const { objects, players } = targetCandidates(sight, spec, context);
    return objects.length + players.length >= least;
  });
}

function* choicesOf(open: readonly number[], least: number, most: number): Generator<readonly number[]> {
  if (least === 0) yield [];
  for (let count = Math.max(1, least); count <= Math.min(most, open.length); count += 1)
    for (let at = 0; at + count <= open.length; at += 1) yield open.slice(at, at + count);
}

/** cr 601.6, 700.2e: another player, or chance. Undefined: the player who casts or activates it. */
function choosersOf(
  { sight, context, seat }: Scene,
  { by, random }: Modal,
): readonly Seat[] | 'random' | undefined {
  if (random !== undefined) return 'random';
  const choosers = by === undefined ? [] : playersOf(sight, by, context);
  return choosers.length === 0 || choosers.includes(seat) ? undefined : choosers;
}

/** `all`: entwined (cr 702.42b). */
export function chooseModes(
  scene: Scene,
  pick: Pick,
  body: Modal,
  all: boolean,
  isUsed: (mode: number) => boolean = () => false,
): readonly number[] {
  const { sight, context } = scene;
  const repeats = body.repeat !== undefined;
  const everyMode = [...body.options.keys()];
  const open = everyMode.filter((mode) => {
    const option = body.options[mode];
    return option !== undefined && !isUsed(mode) && isOpen(scene, option);
  });
  if (all) {
    if (open.length < everyMode.length) fault('cr 700.2a', 'Not all of the chosen modes can be chosen.');
    return everyMode;
  }
  const most = Math.max(0, valueOf(sight, body.most, context));
  const least = Math.min(most, Math.max(0, valueOf(sight, body.least, context)));
  if (open.length === 0 || (!repeats && open.length < least))
    return fault('cr 700.2a', 'None of its modes can be chosen.');
  const [first] = open;
  const isOnly = open.length === least && least === most && (!repeats || open.length === 1);
  const modes = pick.choose<readonly number[]>({
    into: 'modes',
    prompt: 'mode',
    by: choosersOf(scene, body),
    given: (choices) => choices.modes,
    filled: (choices, chosen) => ({ ...choices, modes: [...chosen] }),
    options: () =>
      repeats && first !== undefined
        ? [...open.map((mode) => Array.from({ length: Math.max(1, least) }, () => mode))]
        : [...choicesOf(open, least, most)],
    question: () => ({
      kind: 'choose-modes',
      options: open.map((mode) => ({ label: body.options[mode]?.name ?? `mode ${mode + 1}` })),
      least,
      most: repeats ? most : Math.min(most, open.length),
      repeat: repeats,
    }),
    // The answer counts only the offered modes, which are those that can be chosen.
    read: (answer) => asAnswer('choose-modes', answer).modes.flatMap((index) => open[index] ?? []),
    only: isOnly ? open : undefined,
  });
  checkModes(modes, open, { least, most, repeats });
  // cr 700.2: modes happen in printed order, whatever order they were chosen in.
  return [...modes].sort((one, other) => one - other);
}

function checkModes(
  modes: readonly number[],
  open: readonly number[],
  { least, most, repeats }: { readonly least: number; readonly most: number; readonly repeats: boolean },
): void {
  if (modes.length < least || modes.length > most)
    fault('cr 601.2b', `Choose from ${least} to ${most} modes.`);
  if (modes.some((mode) => !open.includes(mode))) fault('cr 700.2a', 'That mode cannot be chosen.');
  if (!repeats && new Set(modes).size !== modes.length)
    fault('cr 700.2d', 'Each mode can be chosen only once.');
}
