// The traits that two objects can share.
import type { Filter } from '#abilities';
import type { Known } from '../../model/printed/shape.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { areNamed, sharesNoName, namesOf, shareName } from './names.js';
import type { Sight } from './sight.js';
import { countersOn } from './stats.js';
import { EVERY_CREATURE_TYPE, hasSubtype, subtypesOfKind } from '../../model/printed/subtypes.js';

export type Shared = Extract<Filter, { kind: 'shares' }>['what'];

const some = (value: number | null): readonly number[] => (value === null ? [] : [value]);

const READ: { readonly [S in Exclude<Shared, 'counter'>]: (known: Known) => readonly unknown[] } = {
  name: namesOf,
  colour: ({ colours }) => colours,
  type: ({ types }) => types,
  'creature-type': (known) => subtypesOfKind(known, 'creature'),
  'land-type': (known) => subtypesOfKind(known, 'land'),
  subtype: ({ subtypes }) => subtypes,
  controller: ({ controller }) => some(controller),
  owner: ({ owner }) => some(owner),
  'mana-value': ({ manaValue }) => [manaValue],
  power: ({ power }) => some(power),
  toughness: ({ toughness }) => some(toughness),
};

/** The traits of an object. */
export function traitsOf(sight: Sight, what: Shared, id: ObjectId): readonly unknown[] {
  if (what === 'counter') return Object.keys(countersOn(sight, id));
  if (what === 'name' && sharesNoName(sight, id)) return [];
  const known = sight.remembered(id);
  return known === undefined ? [] : READ[what](known);
}

export function sharing(sight: Sight, what: Shared, one: ObjectId, other: ObjectId): boolean {
  const ours = traitsOf(sight, what, one);
  const theirs = traitsOf(sight, what, other);
  if (what === 'name') return shareName(ours.map(String), theirs.map(String));
  if (ours.some((trait) => theirs.includes(trait))) return true;
  return (
    (what === 'creature-type' || what === 'subtype') &&
    (sharesEvery(ours, theirs) || sharesEvery(theirs, ours))
  );
}

/** cr 702.73: an object with every creature type shares any type that the other has. */
const sharesEvery = (every: readonly unknown[], words: readonly unknown[]): boolean =>
  every.includes(EVERY_CREATURE_TYPE) &&
  words.some((word) => hasSubtype({ subtypes: [EVERY_CREATURE_TYPE] }, String(word)));

/** Whether all of them share one trait. */
export function allShare(sight: Sight, what: Shared, ids: readonly ObjectId[]): boolean {
  const all = ids.map((id) => traitsOf(sight, what, id));
  return [...new Set(all.flat())].some((trait) =>
    all.every(
      (traits) => traits.includes(trait) || (what === 'name' && areNamed(traits.map(String), String(trait))),
    ),
  );
}
