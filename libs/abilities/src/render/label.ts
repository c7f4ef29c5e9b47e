// The short name of an ability, in one line, for players.
import type { Ability } from '../nodes/sorts.js';
import type { KeywordNode } from '../keywords/index.js';
import { renderAbility, type Bearer } from './index.js';

/** 'Cycling {2}' for whatever a keyword means, '{T}: Add {G}.' for what is written out. */
export function abilityLabel(ability: Ability, keyword?: KeywordNode, bearer: Bearer = {}): string {
  const [first = '', ...modes] = renderAbility(keyword ?? ability, bearer).split('\n');
  // The bands of a level up are no part of its name; the modes of a modal ability are.
  return keyword === undefined ? [first, ...modes].join(' ') : first;
}
