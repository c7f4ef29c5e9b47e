// A mana cost as a word: what a chosen name means where hidden cards are matched by cost (war-zone).
import { canonicalManaCost, parseManaCost } from '#cards';

const COST = 'cost:';

/** Symbols may be in any order; null: cards without a mana cost. Undefined for text that is no cost. */
export function costWord(cost: string | null): string | undefined {
  if (cost === null) return `${COST}none`;
  const parsed = parseManaCost(cost);
  return parsed.ok ? `${COST}${canonicalManaCost(parsed.value)}` : undefined;
}

export const isCostWord = (word: string): boolean => word.startsWith(COST);
