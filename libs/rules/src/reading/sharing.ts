// What two objects can have in common.
import type { Filter } from '#abilities';
import { objectNumber, type ObjectId } from '../state/ids.js';
import type { Known, Sight } from './sight.js';

export type Shared = Extract<Filter, { kind: 'shares' }>['what'];

const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

const READ: { readonly [S in Exclude<Shared, 'counter'>]: (known: Known) => readonly unknown[] } = {
  name: ({ name }) => (name === '' ? [] : [name]),
  colour: ({ colours }) => colours,
  type: ({ types }) => types,
  'creature-type': ({ subtypes, types }) =>
    types.includes('creature') || types.includes('kindred') ? subtypes : [],
  'land-type': ({ subtypes, types }) =>
    types.includes('land') ? subtypes : subtypes.filter((subtype) => LAND_TYPES.includes(subtype)),
  subtype: ({ subtypes }) => subtypes,
  controller: ({ controller }) => (controller === null ? [] : [controller]),
  owner: ({ owner }) => (owner === null ? [] : [owner]),
  'mana-value': ({ manaValue }) => [manaValue],
  power: ({ power }) => (power === null ? [] : [power]),
  toughness: ({ toughness }) => (toughness === null ? [] : [toughness]),
};

const countersOf = ({ state }: Sight, id: ObjectId): readonly string[] =>
  Object.keys(state.objects[objectNumber(id)]?.permanent?.counters ?? {});

/** What an object has to share. */
export function traitsOf(sight: Sight, what: Shared, id: ObjectId): readonly unknown[] {
  if (what === 'counter') return countersOf(sight, id);
  const known = sight.remembered(id);
  return known === undefined ? [] : READ[what](known);
}

export function sharing(sight: Sight, what: Shared, one: ObjectId, other: ObjectId): boolean {
  const theirs = traitsOf(sight, what, other);
  return traitsOf(sight, what, one).some((trait) => theirs.includes(trait));
}
