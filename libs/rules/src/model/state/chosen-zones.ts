// Which of a player's several libraries or graveyards an effect concerns (war-zone). It is chosen once, and
// the effect keeps it in its context's bindings.
import type { Context } from './context.js';
import type { Seat, Zone } from '../basics/ids.js';

/** The zones of which a player can have several. */
export type Twofold = 'library' | 'graveyard';

export const zoneBinding = (kind: Twofold, seat: Seat): string => `${kind} of ${String(seat)}`;

/** Counted from 0. */
export const chosenZone = ({ bindings }: Context, kind: Twofold, seat: Seat): number | undefined =>
  bindings[zoneBinding(kind, seat)]?.amount;

const BINDING = /^(library|graveyard) of (\d+)$/;

export interface ChosenZone {
  readonly kind: Twofold;
  readonly seat: Seat;
  readonly index: number;
}

/** All that were chosen, by name. */
export const chosenZones = ({ bindings }: Context): readonly ChosenZone[] =>
  Object.entries(bindings)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, { amount }]) => {
      const [, kind, seat] = BINDING.exec(name) ?? [];
      return amount === undefined || kind === undefined
        ? []
        : [{ kind: kind as Twofold, seat: Number(seat) as Seat, index: amount }];
    });

/** Null: the effect concerns none of them any more. */
export type ChosenAnew = Omit<ChosenZone, 'index'> & { readonly index: number | null };

/** Updates the bindings after the targets have changed. */
export function bindingsAnew(
  bindings: Context['bindings'],
  anew: readonly ChosenAnew[],
): Context['bindings'] {
  const said = anew.map(({ kind, seat, index }) => [zoneBinding(kind, seat), index] as const);
  const changed = new Set(said.map(([name]) => name));
  return Object.fromEntries<Context['bindings'][string]>([
    ...Object.entries(bindings).filter(([name]) => !changed.has(name)),
    ...said.flatMap(([name, index]) => (index === null ? [] : [[name, { amount: index }] as const])),
  ]);
}

/** Filters the zones to the chosen ones, where a choice was made. */
export const amongChosen = (context: Context, zones: readonly Zone[]): readonly Zone[] =>
  zones.filter(({ kind, seat, index }) => {
    if (seat === null || (kind !== 'library' && kind !== 'graveyard')) return true;
    const chosen = chosenZone(context, kind, seat);
    return chosen === undefined || chosen === index;
  });
