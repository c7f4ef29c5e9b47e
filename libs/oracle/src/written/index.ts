// The abilities of faces whose text the grammar does not read, written by hand line by line. They are data of the
// language: the same validator checks them, and coverage counts them apart.
import { BECOMING } from './becoming.js';
import { EVERYBODYS } from './everybody.js';
import { GRAVEYARDS } from './graveyards.js';
import { LANDS } from './lands.js';
import { NAMED_AND_IMPRINTED } from './named.js';
import { NOTED_THINGS } from './noted.js';
import { OFFERS } from './offers.js';
import { PERMANENTS } from './permanents.js';
import { SEARCHES } from './searches.js';
import { SPELLS } from './spells.js';
import { VOTES } from './votes.js';
import type { Written } from './words.js';

export type { Written } from './words.js';
export const WRITTEN: ReadonlyMap<string, Written> = new Map(
  Object.entries({
    ...SPELLS,
    ...PERMANENTS,
    ...EVERYBODYS,
    ...GRAVEYARDS,
    ...NAMED_AND_IMPRINTED,
    ...LANDS,
    ...SEARCHES,
    ...NOTED_THINGS,
    ...OFFERS,
    ...BECOMING,
    ...VOTES,
  }),
);
