// A mana cost as a word: what a chosen name comes to where hidden cards are matched by their costs (war-zone).
import { canonicalManaCost, parseManaCost } from '#cards';

const COST = 'cost:';

/** Of symbols in whatever order; null: of cards without a mana cost. Undefined for what is no cost. */
export function costWord(cost: string | null): string | undefined {
  if (cost === null) return `${COST}none`;
  const parsed = parseManaCost(cost);
  return parsed.ok ? `${COST}${canonicalManaCost(parsed.value)}` : undefined;
}

export const isCostWord = (word: string): boolean => word.startsWith(COST);
