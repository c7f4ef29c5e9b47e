// Which unit meets which need: a bipartite matching (augmenting paths), units taken in the order they are given.
import type { Need, Sorts } from './bill.js';

export interface Offer {
  readonly sorts: Sorts;
  readonly snow: boolean;
  /** For the cost itself alone, not for what another mana ability costs. */
  readonly restricted: boolean;
  /** It is there after so many paid activations. */
  readonly stage: number;
}

/** A need of the cost itself comes after every activation. */
export const LAST = Number.MAX_SAFE_INTEGER;

export interface Wanted extends Need {
  /** What it is paid for: before this many activations are done, or `LAST`. */
  readonly stage: number;
}

const meets = (offer: Offer, want: Wanted): boolean =>
  (offer.sorts & want.sorts) !== 0 &&
  (!want.snow || offer.snow) &&
  offer.stage < want.stage &&
  (!offer.restricted || want.stage === LAST);

/** For each need the place of the offer that meets it; undefined where not all can be met. */
export function matched(offers: readonly Offer[], wants: readonly Wanted[]): readonly number[] | undefined {
  if (wants.length > offers.length) return undefined;
  const takenBy: number[] = new Array<number>(offers.length).fill(-1);
  const chosen: number[] = new Array<number>(wants.length).fill(-1);
  // The needs that least will do for go first: what is left over does for generic mana.
  const order = [...wants.keys()].sort((one, other) => width(wants[one]) - width(wants[other]));
  for (const want of order) {
    const seen = new Uint8Array(offers.length);
    if (!augment(want, offers, wants, takenBy, chosen, seen)) return undefined;
  }
  return chosen;
}

function width(want: Wanted | undefined): number {
  if (want === undefined) return 0;
  let bits = 0;
  for (let sorts = want.sorts; sorts !== 0; sorts &= sorts - 1) bits += 1;
  return want.snow ? 0 : bits;
}

function augment(
  want: number,
  offers: readonly Offer[],
  wants: readonly Wanted[],
  takenBy: number[],
  chosen: number[],
  seen: Uint8Array,
): boolean {
  const wanted = wants[want];
  if (wanted === undefined) return false;
  for (let at = 0; at < offers.length; at += 1) {
    const offer = offers[at];
    if (offer === undefined || takenBy[at] !== -1 || !meets(offer, wanted)) continue;
    takenBy[at] = want;
    chosen[want] = at;
    return true;
  }
  for (let at = 0; at < offers.length; at += 1) {
    const offer = offers[at];
    const holder = takenBy[at] ?? -1;
    if (offer === undefined || seen[at] === 1 || holder === -1 || !meets(offer, wanted)) continue;
    seen[at] = 1;
    if (!augment(holder, offers, wants, takenBy, chosen, seen)) continue;
    takenBy[at] = want;
    chosen[want] = at;
    return true;
  }
  return false;
}
