// All keywords, by name.
import { memoByIdentity } from '#kernel';
import type { Ability } from '../nodes/sorts.js';
import { ACTIVATED } from './activated.js';
import { ELSEWHERE } from './elsewhere.js';
import { ALTERNATIVES } from './alternatives.js';
import { OTHERWISE } from './otherwise.js';
import { ASIDE } from './aside.js';
import { CASTING } from './casting.js';
import { COMBAT } from './combat.js';
import { HITS } from './hits.js';
import { COUNTERS } from './counters.js';
import { EVERGREEN } from './evergreen.js';
import { PARTNER } from './partner.js';
import { ON_THE_STACK } from './stack.js';
import { AFTERWARDS } from './afterwards.js';
import { TRIGGERED } from './triggered.js';
import { ENTERS } from './enters.js';
import { expandWith, type KeywordMacro, type KeywordNode } from './macro.js';

const ALL: readonly KeywordMacro[] = [
  ...EVERGREEN,
  ...COMBAT,
  ...HITS,
  ...ACTIVATED,
  ...ELSEWHERE,
  ...CASTING,
  ...ALTERNATIVES,
  ...OTHERWISE,
  ...ASIDE,
  ...COUNTERS,
  ...PARTNER,
  ...ON_THE_STACK,
  ...AFTERWARDS,
  ...TRIGGERED,
  ...ENTERS,
];

export const KEYWORDS: ReadonlyMap<string, KeywordMacro> = new Map(ALL.map((macro) => [macro.name, macro]));

const written = memoByIdentity<KeywordNode, readonly Ability[]>();

/** cr 702.1: the abilities a keyword stands for, made once for each node. An unknown keyword stands for nothing. */
export function expandKeyword(keyword: KeywordNode): readonly Ability[] {
  const known = written.get(keyword);
  if (known !== undefined) return known;
  const macro = KEYWORDS.get(keyword.name);
  const abilities = macro === undefined ? [] : expandWith(macro, keyword);
  written.set(keyword, abilities);
  return abilities;
}

export type { KeywordMacro, KeywordNode } from './macro.js';
