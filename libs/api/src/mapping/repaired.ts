// Maps what a judge puts right to the contract's types.
import type { GivenRepair } from '#visibility';
import type { RepairZone, WordOf } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

type RepairAs<W extends GivenRepair['what']> = Extract<GivenRepair, { what: W }>;
type Place = NonNullable<RepairAs<'move'>['place']>;

/** A judge moves nothing to the stack, nor outside the game. */
const ZONES: Words<Exclude<RepairAs<'move'>['to']['kind'], 'stack' | 'outside'>, RepairZone> = {
  library: 'LIBRARY',
  hand: 'HAND',
  battlefield: 'BATTLEFIELD',
  graveyard: 'GRAVEYARD',
  exile: 'EXILE',
  command: 'COMMAND',
};
const WORDS: Words<RepairAs<'answer'>['of'], WordOf> = { name: 'NAME', choice: 'CHOICE' };

const NOWHERE: Answer<'RepairPlace'> = { top: null, bottom: null, nth: null, random: null };
const placeOf = (place: Place): Answer<'RepairPlace'> => ({
  ...NOWHERE,
  ...(place.at === 'nth' ? { nth: place.nth } : { [place.at]: true }),
});

const NOTHING: Answer<'Repair'> = {
  move: null,
  life: null,
  counters: null,
  tapped: null,
  control: null,
  reveal: null,
  mark: null,
  free: null,
  word: null,
};

const MEMBER: { readonly [W in GivenRepair['what']]: (repair: RepairAs<W>) => Partial<Answer<'Repair'>> } = {
  move: ({ object, to, place, under, triggers }) => ({
    move: {
      object,
      zone: ZONES[to.kind as keyof typeof ZONES],
      seat: to.seat,
      index: to.index,
      place: place === null ? null : placeOf(place),
      under,
      triggers,
    },
  }),
  life: ({ seat, total }) => ({ life: { seat, total } }),
  counters: ({ on, counter, count }) => ({
    counters: {
      object: typeof on === 'string' ? on : null,
      seat: typeof on === 'number' ? on : null,
      counter,
      count,
    },
  }),
  tapped: ({ object, tapped }) => ({ tapped: { object, tapped } }),
  control: ({ object, seat }) => ({ control: { object, seat } }),
  reveal: ({ objects, to }) => ({ reveal: { objects: [...objects], to } }),
  mark: ({ name, seat, object }) => ({ mark: { name, seat, object } }),
  free: ({ name }) => ({ free: { name } }),
  answer: ({ object, of, word, frees }) => ({ word: { object, of: WORDS[of], word, frees } }),
};

export const shownRepair = (repair: GivenRepair): Answer<'Repair'> => ({
  ...NOTHING,
  ...(MEMBER[repair.what] as (repair: GivenRepair) => Partial<Answer<'Repair'>>)(repair),
});
