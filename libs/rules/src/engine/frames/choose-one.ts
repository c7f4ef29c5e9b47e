// Chooses one of several objects or players, or none if that is allowed. It asks only if there is a choice.
import type { Prompt } from '../../model/decisions/decision.js';
import type { Run } from './run.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

export function chooseOne(
  run: Run,
  seat: Seat,
  prompt: Prompt,
  among: readonly (ObjectId | Seat)[],
): ObjectId | Seat | undefined {
  const near = run.withinRangeOf(seat, among);
  const [first, ...others] = near;
  if (first === undefined || others.length === 0) return first;
  return asked(run, seat, prompt, near, 1);
}

export const chooseOneOrNone = (
  run: Run,
  seat: Seat,
  prompt: Prompt,
  among: readonly (ObjectId | Seat)[],
): ObjectId | Seat | undefined => {
  const near = run.withinRangeOf(seat, among);
  return near.length === 0 ? undefined : asked(run, seat, prompt, near, 0);
};

function asked(
  run: Run,
  seat: Seat,
  prompt: Prompt,
  among: readonly (ObjectId | Seat)[],
  least: number,
): ObjectId | Seat | undefined {
  const { targets } = run.ask<'choose-targets'>(seat, prompt, () => ({
    kind: 'choose-targets',
    objects: among.filter((one) => typeof one === 'string'),
    players: among.filter((one) => typeof one === 'number'),
    least,
    most: 1,
  }));
  const [chosen] = targets;
  if (chosen === undefined) return undefined;
  return 'object' in chosen ? chosen.object : chosen.seat;
}
