// Counters removed to pay (cr 118.3, 601.2h): a number of one object's counters, or one by one from several
// objects.
import type { Cost } from '#abilities';
import type { VerbOf } from '../../../engine/verbs/verb.js';
import type { Sight } from '../../../reading/language/sight.js';
import { countersOn } from '../../../reading/language/stats.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import { chooseToPay, type Spot } from './cost-choices.js';
import { fault } from '../ways/fault.js';
import type { Pick } from './pick.js';

type Removed = VerbOf<'counters'>;

interface Payer {
  readonly sight: Sight;
  readonly pick: Pick;
  readonly spot: Spot;
}

export function countersToRemove(
  payer: Payer,
  { counter, among }: Extract<Cost, { kind: 'remove-counters' }>,
  candidates: readonly ObjectId[],
  number: number,
): Removed[] {
  const [times, each] = among === undefined ? [Math.min(number, 1), number] : [number, 1];
  const removed: Removed[] = [];
  const left = (id: ObjectId, kind: string, has: number): number =>
    has + (removed.find((one) => one.on === id && one.counter === kind)?.by ?? 0);
  const kindOn = (id: ObjectId): string | undefined =>
    Object.entries(countersOn(payer.sight, id)).find(
      ([kind, has]) => (counter === undefined || kind === counter) && left(id, kind, has) >= each,
    )?.[0];
  if (among !== undefined && inAll(payer, counter, candidates) < number)
    fault('cr 118.3', 'They do not have enough counters.');
  for (let nth = 0; nth < times; nth += 1) {
    const having = candidates.filter((id) => kindOn(id) !== undefined);
    const [on] = chooseToPay(payer, having, { least: 1, most: 1 });
    const kind = on === undefined ? undefined : kindOn(on);
    if (on === undefined || kind === undefined) return fault('cr 118.3', 'There are not enough counters.');
    const before = removed.find((one) => one.on === on && one.counter === kind);
    if (before === undefined) removed.push({ verb: 'counters', on, counter: kind, by: -each });
    else before.by -= each;
  }
  return removed;
}

const inAll = ({ sight }: Payer, counter: string | undefined, candidates: readonly ObjectId[]): number =>
  candidates
    .flatMap((id) => Object.entries(countersOn(sight, id)))
    .reduce((sum, [kind, has]) => (counter === undefined || kind === counter ? sum + has : sum), 0);
