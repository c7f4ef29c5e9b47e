// Range of influence (cr 801): how many seats each player's range covers, and whom it reaches this turn.
import type { Seat } from '../basics/ids.js';
import type { ReadOnly } from '../basics/read-only.js';
import type { Terms } from '../basics/terms.js';

export interface Range {
  /** For each seat; null: it reaches everyone. */
  of: (number | null)[];
  /** cr 801.2c: fixed as the turn begins. Each player is within their own range (cr 801.2b). */
  within: Seat[][];
}

/** The facts about a seat that ranges depend on. */
interface Chair {
  readonly seat: Seat;
  readonly player: unknown;
  readonly lost: unknown;
}

/** The ranges that the terms give: one for all seats or one for each; undefined where none is limited. */
export function rangeAtFirst({ range, seats }: ReadOnly<Terms>): Range | undefined {
  if (range === undefined) return undefined;
  const of = Array.from({ length: seats }, (_, seat) => range[range.length === 1 ? 0 : seat] ?? null);
  if (of.every((one) => one === null)) return undefined;
  const all = of.map((_, seat) => seat as Seat);
  return { of, within: all.map((seat) => within(all, seat, of[seat] ?? null)) };
}

/** cr 801.2: only seats of players still in the game count. */
export function rangeThisTurn(seats: readonly Chair[], { of }: Range): Range {
  const order = seats.filter(({ player, lost }) => player !== null && lost === null).map(({ seat }) => seat);
  return { of: [...of], within: seats.map(({ seat }) => within(order, seat, of[seat] ?? null)) };
}

function within(order: readonly Seat[], seat: Seat, range: number | null): Seat[] {
  const at = order.indexOf(seat);
  if (at === -1) return [seat];
  return order.filter((_, index) => {
    const apart = Math.abs(index - at);
    return range === null || Math.min(apart, order.length - apart) <= range;
  });
}
