// The rulesets of Mental Magic, plugged into the seams of the rules: a folder a ruleset, and what they share beside them.
import type { Variants } from '#rules';
import { UTOPIA_RULESET } from './utopia/utopia.js';

/** Handed in with the inputs of a command, wherever games are played. */
export const MENTAL_MAGIC: Variants = { utopia: UTOPIA_RULESET };
