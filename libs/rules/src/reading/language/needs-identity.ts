// Thrown when something cannot be known before a card has a name. Any read may throw it; the code that
// continues the game catches it, asks for the name and begins again (decision 7). It is not a program fault.
import type { Filter } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { ObjectId, Seat, Zone } from '../../model/basics/ids.js';
import type { Twofold } from '../../model/state/chosen-zones.js';
import type { Occasion } from '../../model/variant/variant.js';

export interface NameNeed {
  readonly object: ObjectId;
  /** The owner in its zone, or in the zone it was going to. */
  readonly owner: Seat | null;
  readonly occasion: Exclude<Occasion, 'used'>;
  /** The player who chose it; null where nobody did. */
  readonly chooser: Seat | null;
  /** The zone it is about to go to, if the action that moves it gives it a name for that. */
  readonly to?: Zone;
  /** What it must be once it has a name. */
  readonly want: { readonly filter: Filter; readonly context: Context } | null;
  /** The name that is searched for in a hand, and the cards there that could have it (pentaland 705.11). */
  readonly sought?: Sought;
}

export interface Sought {
  readonly names: readonly string[];
  readonly among: readonly ObjectId[];
}

export class NeedsIdentity {
  constructor(readonly need: NameNeed) {}
}

/**
 * Thrown when an effect cannot continue before a player says which of several libraries or graveyards is
 * meant (war-zone).
 */
export class NeedsZone {
  constructor(
    readonly kind: Twofold,
    readonly seat: Seat,
  ) {}
}

function breakOff(missing: NeedsIdentity | NeedsZone): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw missing;
}

export const needsIdentity = (need: NameNeed): never => breakOff(new NeedsIdentity(need));
export const needsZone = (kind: Twofold, seat: Seat): never => breakOff(new NeedsZone(kind, seat));

/**
 * Runs the read. If it needs the name of a card that nobody owns, that player is its owner: the player whose
 * library was meant names a common library's card (pentaland 702.2).
 */
export function asOwnedBy<T>(seat: Seat, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof NeedsIdentity) || thrown.need.owner !== null) throw thrown;
    return needsIdentity({ ...thrown.need, owner: seat });
  }
}

/** Runs the read; returns `unknown` if it needs a name. */
export function unlessUnknown<T>(read: () => T, unknown: T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof NeedsIdentity) return unknown;
    throw thrown;
  }
}
