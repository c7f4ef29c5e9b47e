// Looks up a rule of a ruleset of Mental Magic in this project's words.
import { PENTALAND_RULES } from './pentaland.js';
import { UTOPIA_RULES } from './utopia.js';
import { WAR_ZONE_RULES } from './war-zone.js';

export const TOLD_RULESETS = ['pentaland', 'utopia', 'war-zone'] as const;
export type ToldRuleset = (typeof TOLD_RULESETS)[number];

const TOLD: Readonly<Record<ToldRuleset, Readonly<Record<string, string>>>> = {
  pentaland: PENTALAND_RULES,
  utopia: UTOPIA_RULES,
  'war-zone': WAR_ZONE_RULES,
};

/** By number (`705.1`), or by the heading of a chapter of the War Zone rules. */
export const rulesTold = (ruleset: ToldRuleset): ReadonlyMap<string, string> =>
  new Map(Object.entries(TOLD[ruleset]));
