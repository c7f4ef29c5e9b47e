// Choices made to pay: objects, and one of several costs (cr 601.2b, 601.2h).
import type { ObjectId } from '../../../model/basics/ids.js';
import { fault } from '../ways/fault.js';
import { asAnswer, type Pick } from './pick.js';

/** The number of choices read so far, by kind. The action lists them in order. */
export interface Spot {
  costs: number;
  either: number;
}
export const newSpot = (): Spot => ({ costs: 0, either: 0 });

interface Bounds {
  readonly least: number;
  readonly most: number;
  /**
   * Set if a total counts, not the number of objects. The candidates are sorted by weight, heaviest first.
   */
  readonly enough?: (chosen: readonly ObjectId[]) => boolean;
}
interface Chooser {
  readonly pick: Pick;
  readonly spot: Spot;
}

/** A few lists of this many candidates: the first ones, and lists with a later candidate substituted. */
function* some(candidates: readonly ObjectId[], { least, enough }: Bounds): Generator<readonly ObjectId[]> {
  if (enough === undefined) {
    for (let at = 0; at + least <= candidates.length && at < 12; at += 1)
      yield candidates.slice(at, at + least);
    return;
  }
  for (const one of candidates) if (enough([one])) yield [one];
  for (let count = 2; count <= candidates.length; count += 1)
    if (enough(candidates.slice(0, count))) {
      yield candidates.slice(0, count);
      return;
    }
}

/** The least number needed, taking the heaviest candidates first. */
function fewest(candidates: readonly ObjectId[], enough: NonNullable<Bounds['enough']>): number {
  for (let count = 0; count < candidates.length; count += 1)
    if (enough(candidates.slice(0, count))) return count;
  return candidates.length;
}

export function chooseToPay(
  { pick, spot }: Chooser,
  candidates: readonly ObjectId[],
  bounds: Bounds,
): readonly ObjectId[] {
  const { most, enough } = bounds;
  const least = enough === undefined ? bounds.least : fewest(candidates, enough);
  if (most === 0 && enough === undefined) return [];
  if (candidates.length < least || (enough !== undefined && !enough(candidates)))
    fault('cr 118.3', 'There is not enough to pay the cost.');
  const nth = spot.costs;
  // If there are just enough candidates there is no choice, and the action need not state one. Its next entry
  // may be for a later cost.
  const isForced = enough === undefined && candidates.length === least && least === most;
  const said = pick.choices.costs?.[nth];
  const isMeant = !isForced || (said?.length === least && said.every((id) => candidates.includes(id)));
  if (isMeant) spot.costs += 1;
  const chosen = pick.choose<readonly ObjectId[]>({
    into: 'costs',
    prompt: 'pay',
    given: () => (isMeant ? said : undefined),
    filled: (choices, objects) => ({
      ...choices,
      costs: [...(choices.costs ?? []).slice(0, nth), [...objects]],
    }),
    options: () => [...some(candidates, bounds)],
    question: () => ({
      kind: 'choose-objects',
      candidates: [...candidates],
      count: Math.min(most, candidates.length),
      least,
    }),
    read: (answer) => asAnswer('choose-objects', answer).objects,
    only: candidates.length === least && least === most ? candidates : undefined,
  });
  const wrong =
    new Set(chosen).size !== chosen.length ||
    chosen.length < least ||
    chosen.length > most ||
    chosen.some((id) => !candidates.includes(id)) ||
    (enough !== undefined && !enough(chosen));
  if (wrong) fault('cr 601.2h', 'That cannot pay the cost.');
  return chosen;
}

/** `unsaid`: the meaning of a whole action that does not state this choice. */
export function chooseEither({ pick, spot }: Chooser, labels: readonly string[], unsaid?: number): number {
  const every = [...labels.keys()];
  const nth = spot.either;
  spot.either += 1;
  return pick.choose<number>({
    into: 'either',
    prompt: 'pay',
    given: ({ either }) => either?.[nth],
    filled: (choices, one) => ({ ...choices, either: [...(choices.either ?? []).slice(0, nth), one] }),
    options: () => every,
    question: () => ({
      kind: 'choose-modes',
      options: labels.map((label) => ({ label })),
      least: 1,
      most: 1,
      repeat: false,
    }),
    read: (answer) => asAnswer('choose-modes', answer).modes[0] ?? 0,
    unsaid,
  });
}
