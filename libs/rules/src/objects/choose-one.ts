// One of several objects or players, chosen where there is a choice.
import type { Prompt } from '../decisions/decision.js';
import type { Run } from '../engine/run.js';
import type { ObjectId, Seat } from '../state/ids.js';

export function chooseOne(
  run: Run,
  seat: Seat,
  prompt: Prompt,
  among: readonly (ObjectId | Seat)[],
): ObjectId | Seat | undefined {
  const [first, ...others] = among;
  if (first === undefined || others.length === 0) return first;
  const { targets } = run.ask<'choose-targets'>(seat, prompt, {
    kind: 'choose-targets',
    objects: among.filter((one) => typeof one === 'string'),
    players: among.filter((one) => typeof one === 'number'),
    least: 1,
    most: 1,
  });
  const [chosen] = targets;
  if (chosen === undefined) return undefined;
  return 'object' in chosen ? chosen.object : chosen.seat;
}
