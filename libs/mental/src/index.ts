// The rulesets of Mental Magic, as variants for the rules: one folder per ruleset, and shared code beside
// them.
import type { Variants } from '#rules';
import { PENTALAND } from './pentaland/pentaland.js';
import { UTOPIA } from './utopia/utopia.js';
import { WAR_ZONE } from './war-zone/war-zone.js';

/** Passed with the inputs of a command, wherever games are played. */
export const MENTAL_MAGIC: Variants = { pentaland: PENTALAND, utopia: UTOPIA, 'war-zone': WAR_ZONE };
export { costFits, fittingNames, isOwnName, preparing } from './naming/fitting.js';
export { PENTALAND } from './pentaland/pentaland.js';
export { isUsed } from './naming/used-names.js';
export { UTOPIA } from './utopia/utopia.js';
export { UTOPIA_CARD } from './war-zone/utopia-card.js';
export { PREBUILT, type PrebuiltLibrary } from './war-zone/prebuilt.js';
export { WAR_ZONE } from './war-zone/war-zone.js';
export { utopiaLibraryOf } from './war-zone/zones.js';
export { rulesTold, TOLD_RULESETS, type ToldRuleset } from './rules-told/rules-told.js';
