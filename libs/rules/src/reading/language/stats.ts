// The numbers of an object (cr 208-210, 202.3), as they are or last were; 0 where it has none (cr 208.3,
// 107.2).
import type { Stat } from '#abilities';
import type { Known } from '../../model/printed/shape.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { permanentOf } from './found.js';
import type { Sight } from './sight.js';

/** cr 122.1: the counters on a permanent, or on a card in another zone, as they are or last were. */
export const countersOn = (sight: Sight, id: ObjectId): Readonly<Record<string, number>> =>
  permanentOf(sight, id)?.counters ?? sight.object(id)?.counters ?? {};

/** Adds the counters of each kind. */
export const bothCounters = (
  some: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.entries(more).reduce<Record<string, number>>(
    (all, [kind, count]) => (count > 0 ? { ...all, [kind]: (all[kind] ?? 0) + count } : all),
    { ...some },
  );

/** cr 306.5c, 310.4c: on the battlefield they equal the number of counters. */
const counted = (sight: Sight, id: ObjectId, stat: 'loyalty' | 'defense', printed: number | null): number =>
  permanentOf(sight, id) === undefined ? (printed ?? 0) : (countersOn(sight, id)[stat] ?? 0);

const READ: { readonly [S in Stat]: (sight: Sight, id: ObjectId, known: Known | undefined) => number } = {
  power: (_, __, known) => known?.power ?? 0,
  toughness: (_, __, known) => known?.toughness ?? 0,
  'mana-value': (_, __, known) => known?.manaValue ?? 0,
  loyalty: (sight, id, known) => counted(sight, id, 'loyalty', known?.loyalty ?? null),
  defense: (sight, id, known) => counted(sight, id, 'defense', known?.defense ?? null),
};

export const statOf = (sight: Sight, id: ObjectId, stat: Stat): number =>
  READ[stat](sight, id, sight.remembered(id));
