// Orders sources that are otherwise equal. Colourless sources come first, then colours that the cost itself
// asks for, then others; within each group the most common sort comes first. So the colours a cost does not
// need stay available. It looks only at public information: what is tapped reveals nothing about a hand.
import { ANY_COLOUR, ANY_TYPE, type Bill, type ManaTypeSet } from './bill.js';

export interface Alike {
  readonly rank: number;
  readonly freedom: number;
  readonly sorts: ManaTypeSet;
}

const isColoured = ({ sorts }: Bill[number]): boolean =>
  (sorts & ANY_COLOUR) !== 0 && (sorts & ANY_COLOUR) !== ANY_COLOUR;

/**
 * `sources` are sorted by rank and freedom. Sources with the same rank and freedom are ordered among
 * themselves.
 */
export function sparing<T extends Alike>(sources: readonly T[], bill: Bill): readonly T[] {
  const own = bill.reduce((all, need) => (isColoured(need) ? all | (need.sorts & ANY_COLOUR) : all), 0);
  const found: T[] = [];
  for (let at = 0; at < sources.length;) {
    const first = sources[at];
    if (first === undefined) break;
    let end = at + 1;
    while (sources[end]?.rank === first.rank && sources[end]?.freedom === first.freedom) end += 1;
    const alike = sources.slice(at, end);
    if (alike.every(({ sorts }) => sorts === first.sorts)) found.push(...alike);
    else
      for (const wanted of [0, 1, 2]) found.push(...evenly(alike.filter((one) => want(one, own) === wanted)));
    at = end;
  }
  return found;
}

function want({ sorts }: Alike, own: ManaTypeSet): number {
  if ((sorts & ANY_COLOUR) === 0) return 0;
  return (sorts & own) === 0 ? 2 : 1;
}

/** Takes from the sort with the most sources left; between equals, from the one that came first. */
function evenly<T extends Alike>(sources: readonly T[]): readonly T[] {
  const left = new Map<ManaTypeSet, T[]>();
  for (const source of sources) {
    const others = left.get(source.sorts & ANY_TYPE);
    if (others === undefined) left.set(source.sorts & ANY_TYPE, [source]);
    else others.push(source);
  }
  if (left.size < 2) return sources;
  return sources.map((source) => {
    let most: T[] = [];
    for (const some of left.values()) if (some.length > most.length) most = some;
    return most.shift() ?? source;
  });
}
