// Chooses the modes of a triggered ability as it is put on the stack (cr 603.3c, 700.2b).
import type { Body } from '#abilities';
import { atRandom } from '../frames/random.js';
import type { Run } from '../frames/run.js';
import { canBeTargeted } from './choose-targets.js';

type Modal = Extract<Body, { kind: 'modal' }>;

/** The indices of the modes, in printed order; undefined if a mode is required and none can be chosen. */
export function chooseTriggerModes(
  run: Run,
  { options, least, most, repeat, by, random }: Modal,
): number[] | undefined {
  const legal = options.flatMap((option, index) =>
    (option.if === undefined || run.holds(option.if)) && canBeTargeted(run, option.targets ?? [], run.context)
      ? [{ option, index }]
      : [],
  );
  const upTo = repeat === undefined ? Math.min(run.value(most), legal.length) : run.value(most);
  const fewest = run.value(least);
  if (legal.length === 0 || upTo < fewest) return undefined;
  if (random !== undefined) return sorted(atRandom(run, legal, fewest).map(({ index }) => index));
  if (repeat === undefined && fewest === legal.length) return legal.map(({ index }) => index);
  const [seat = run.context.controller] = by === undefined ? [] : run.players(by);
  const { modes } = run.ask<'choose-modes'>(seat, 'mode', {
    kind: 'choose-modes',
    options: legal.map(({ option: { name }, index }) => ({ label: name ?? `mode ${index + 1}` })),
    least: fewest,
    most: upTo,
    repeat: repeat !== undefined,
  });
  // cr 700.2: if the player chooses no mode, the ability is not put on the stack.
  return modes.length === 0 ? undefined : sorted(modes.flatMap((mode) => legal[mode]?.index ?? []));
}

const sorted = (modes: readonly number[]): number[] => [...modes].sort((one, other) => one - other);
