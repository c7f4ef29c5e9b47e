// The clauses that keep the most cards from being complete, and how many cards wait for nothing else.
import type { Line } from '../lines/compile.js';
import type { CompiledCard } from '../cards/card.js';

export interface Blocker {
  /** The first words that could not be read, or the first words of the line if it was written back differently. */
  readonly clause: string;
  readonly why: Why;
  readonly cards: number;
  /** How many of those cards wait for this line alone. */
  readonly waiting: number;
}
type Failed = Extract<Line, { readonly failed: unknown }>;
type Why = Failed['failed']['at'];

const WORDS = 4;
const start = (text: string): string => text.split(/\s+/).slice(0, WORDS).join(' ');
const clauseOf = ({ text, failed }: Failed): string =>
  start(failed.at === 'parse' && failed.rest !== '' ? failed.rest : text);

/** Complete cards have no blockers and may be left out of `cards`. */
export function blockers(cards: readonly CompiledCard[]): readonly Blocker[] {
  const found = new Map<string, { clause: string; why: Why; cards: number; waiting: number }>();
  for (const { faces } of cards) {
    const failed = faces.flatMap(({ lines }) => lines.filter((line): line is Failed => 'failed' in line));
    const keys = new Map(failed.map((line) => [`${line.failed.at} ${clauseOf(line)}`, line]));
    for (const [key, line] of keys) {
      const blocker = found.get(key) ?? { clause: clauseOf(line), why: line.failed.at, cards: 0, waiting: 0 };
      found.set(key, blocker);
      blocker.cards += 1;
      if (failed.length === 1) blocker.waiting += 1;
    }
  }
  return [...found.values()].sort((a, b) => b.cards - a.cards || b.waiting - a.waiting);
}
