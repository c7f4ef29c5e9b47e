// The ruleset war-zone: Mental Magic with templates and two libraries per player (2004).
import type { Variant } from '#rules';
import { NAMING } from './naming.js';
import { GRAVEYARDS, LIBRARIES } from './zones.js';

export const WAR_ZONE: Variant = {
  turns: 'played',
  libraries: LIBRARIES,
  graveyards: GRAVEYARDS,
  /** war-zone Out of Play. */
  outside: 'with-exile',
  naming: NAMING,
  anyCardAsLand: null,
};
