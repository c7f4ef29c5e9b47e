// Something cannot be known before a card has a name. Thrown wherever it is read; caught where the game goes on, which
// asks for the name and begins again (decision 7). Not a fault of the program.
import type { Filter } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { ObjectId, Seat, Zone } from '../../model/basics/ids.js';
import type { Twofold } from '../../model/state/chosen-zones.js';
import type { Occasion } from '../../model/variant/variant.js';

export interface Need {
  readonly object: ObjectId;
  /** Whose it is there, or would be where it was on its way to. */
  readonly owner: Seat | null;
  readonly occasion: Exclude<Occasion, 'used'>;
  /** Who chose it; null where nobody did. */
  readonly chooser: Seat | null;
  /** Where it is about to go, of what the action that takes it says a name for. */
  readonly to?: Zone;
  /** What it has to be once it has a name. */
  readonly want: { readonly filter: Filter; readonly context: Context } | null;
  /** What is looked for by its name in a hand, and which cards there could have one of those names (pentaland 705.11). */
  readonly sought?: Sought;
}

export interface Sought {
  readonly names: readonly string[];
  readonly among: readonly ObjectId[];
}

export class NeedsIdentity {
  constructor(readonly need: Need) {}
}

/** Which of several libraries or graveyards is meant has to be said before an effect goes on (war-zone). */
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

export const needsIdentity = (need: Need): never => breakOff(new NeedsIdentity(need));
export const needsZone = (kind: Twofold, seat: Seat): never => breakOff(new NeedsZone(kind, seat));

/** What that gives; a card of a library that is nobody's is named by that player, whose library was meant (pentaland 702.2). */
export function asOwnedBy<T>(seat: Seat, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof NeedsIdentity) || thrown.need.owner !== null) throw thrown;
    return needsIdentity({ ...thrown.need, owner: seat });
  }
}

/** What that gives; `unknown` where a name would be needed for it. */
export function unlessUnknown<T>(read: () => T, unknown: T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof NeedsIdentity) return unknown;
    throw thrown;
  }
}
