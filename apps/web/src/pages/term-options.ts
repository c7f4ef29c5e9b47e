// What there is to choose from in the terms of a table, in the order in which it stands there.
import type {
  Access,
  AttackOption,
  Base,
  Flag,
  NamingHelp,
  Opens,
  Ruleset,
  Unresolved,
} from '../words/kinds.js';

export const RULESETS: readonly Ruleset[] = ['PENTALAND', 'UTOPIA', 'WAR_ZONE', 'MAGIC'];
export const BASES: readonly Base[] = ['CR', 'CR2011', 'NINTH'];
export const ACCESSES: readonly Access[] = ['OPEN', 'PRIVATE', 'INVITATION'];
export const OPENINGS: readonly Opens[] = ['AT_END', 'BY_CONSENT', 'AFTER_TOURNAMENT', 'JUDGES_ONLY'];
export const HELPS: readonly NamingHelp[] = ['NONE', 'USED', 'SEARCH'];
export const UNRESOLVED: readonly Unresolved[] = ['NOTHING', 'JUDGE'];
export const CLOCKS = ['none', 'chess', 'thinking'] as const;
export const FLAGS: readonly Flag[] = ['LOSES', 'PASSES'];
export const ATTACKS: readonly AttackOption[] = ['MULTIPLE', 'LEFT', 'RIGHT'];
export const FORMATS = ['ALL', 'UNTIL', 'SETS', 'NAMES'] as const;
