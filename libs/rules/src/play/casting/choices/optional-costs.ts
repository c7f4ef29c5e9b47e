// Optional additional costs and how often they are paid, and alternatives between costs (cr 601.2b, 118.8).
import { fault } from '../ways/fault.js';
import { asAnswer, type Pick } from './pick.js';
import type { Located } from '../../../model/printed/located.js';

/** The counts a search tries for a cost that may be paid several times. */
const TRIED_TIMES = 20;

export function optionalTimes(pick: Pick, label: string, repeats: boolean): number {
  const times = pick.choose<number>({
    into: 'optional',
    prompt: 'pay',
    given: ({ optional }) => optional?.[label],
    filled: (choices, count) => ({ ...choices, optional: { ...choices.optional, [label]: count } }),
    options: () => (repeats ? Array.from({ length: TRIED_TIMES + 1 }, (_, count) => count) : [0, 1]),
    question: () => ({ kind: 'number', least: 0, most: repeats ? null : 1 }),
    read: (answer) => asAnswer('number', answer).number,
    unsaid: 0,
  });
  if (times > 1 && !repeats) fault('cr 601.2b', `The cost ${JSON.stringify(label)} can be paid only once.`);
  return times;
}

export function orCosts(
  pick: Pick,
  costs: readonly Located[],
  or: readonly Located[] | undefined,
): readonly Located[] {
  if (or === undefined) return costs;
  const which = pick.choose<number>({
    into: 'either',
    prompt: 'pay',
    given: ({ either }) => either?.[0],
    filled: (choices, one) => ({ ...choices, either: [one, ...(choices.either ?? []).slice(1)] }),
    options: () => [0, 1],
    question: () => ({
      kind: 'choose-modes',
      options: [{ label: 'cost 1' }, { label: 'cost 2' }],
      least: 1,
      most: 1,
      repeat: false,
    }),
    read: (answer) => asAnswer('choose-modes', answer).modes[0] ?? 0,
  });
  return which === 0 ? costs : or;
}
