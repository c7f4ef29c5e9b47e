// The ruleset pentaland: Mental Magic with one common library, and any card as a land (pentaland 700-706).
import { ONE_GRAVEYARD, type Variant } from '#rules';
import { LIBRARY } from './common-library.js';
import { LANDS } from './lands.js';
import { NAMING } from './naming.js';

export const PENTALAND: Variant = {
  turns: 'played',
  libraries: LIBRARY,
  graveyards: ONE_GRAVEYARD,
  naming: NAMING,
  anyCardAsLand: LANDS,
};
