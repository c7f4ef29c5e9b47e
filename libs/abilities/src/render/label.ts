// The short name of an ability, in one line, for players.
import type { Ability } from '../nodes/sorts.js';
import type { KeywordNode } from '../keywords/index.js';
import { renderAbility, type Bearer } from './index.js';

/** 'Cycling {2}' for the abilities of a keyword, '{T}: Add {G}.' for an ability of its own. */
export function abilityLabel(ability: Ability, keyword?: KeywordNode, bearer: Bearer = {}): string {
  const [first = '', ...modes] = renderAbility(keyword ?? ability, bearer).split('\n');
  // The bands of level up are not part of its name; the modes of a modal ability are.
  return keyword === undefined ? [first, ...modes].join(' ') : first;
}
