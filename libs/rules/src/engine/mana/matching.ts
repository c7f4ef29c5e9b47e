// Matches units to needs: a bipartite matching by augmenting paths, with units taken in the given order.
import type { ManaNeed, ManaTypeSet } from './bill.js';

export interface ManaOffer {
  readonly sorts: ManaTypeSet;
  readonly snow: boolean;
  /** True if it pays only for the cost itself, not for the cost of another mana ability. */
  readonly restricted: boolean;
  /** It is available after so many paid activations. */
  readonly stage: number;
}

/** The stage of the needs of the cost itself, after every activation. */
export const LAST = Number.MAX_SAFE_INTEGER;

export interface Wanted extends ManaNeed {
  /** What it pays for: something before this many activations, or `LAST`. */
  readonly stage: number;
}

const meets = (offer: ManaOffer, want: Wanted): boolean =>
  (offer.sorts & want.sorts) !== 0 &&
  (!want.snow || offer.snow) &&
  offer.stage < want.stage &&
  (!offer.restricted || want.stage === LAST);

/** For each need the index of the offer that meets it; undefined if not all can be met. */
export function matched(
  offers: readonly ManaOffer[],
  wants: readonly Wanted[],
): readonly number[] | undefined {
  if (wants.length > offers.length) return undefined;
  const takenBy: number[] = new Array<number>(offers.length).fill(-1);
  const chosen: number[] = new Array<number>(wants.length).fill(-1);
  // The needs that the fewest sorts meet go first; what is left over pays for generic mana.
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
  offers: readonly ManaOffer[],
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
