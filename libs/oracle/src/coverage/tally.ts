// Counts the names that are complete, assisted or untouched: in all, and by set, year, type and mechanic.
import { KEYWORDS } from '#abilities';
import { firstPrinted, namesOf, type PrintedCard } from '#cards';
import type { Status } from '../cards/card.js';

export interface Covered {
  readonly card: PrintedCard;
  readonly status: Status;
}
export type Tally = Readonly<Record<Status | 'total', number>>;

/** Counts by name: each half of a split card counts as one (pentaland 704.3). */
export function tallied(covered: readonly Covered[]): Tally {
  const tally = { complete: 0, assisted: 0, untouched: 0, total: 0 };
  for (const { card, status } of covered) {
    const names = namesOf(card).length;
    tally[status] += names;
    tally.total += names;
  }
  return tally;
}

type Belongs = (card: PrintedCard) => readonly string[];
const textOf = ({ faces }: PrintedCard): string => faces.map(({ text }) => text).join('\n');
const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
const MECHANICS = [...KEYWORDS.keys()].map((name) => ({
  name,
  stands: new RegExp(String.raw`(?:^|[\n,;] ?)${name}\b`, 'i'),
}));

export const KINDS = {
  set: ({ printings }) => unique(printings.map(({ set }) => set)),
  year: (card) => [firstPrinted(card).slice(0, 4)],
  type: ({ faces }) => unique(faces.flatMap(({ types }) => types)),
  mechanic(card) {
    const text = textOf(card);
    return MECHANICS.filter(({ stands }) => stands.test(text)).map(({ name }) => name);
  },
} as const satisfies Readonly<Record<string, Belongs>>;
export type Kind = keyof typeof KINDS;

/** The tallies of one kind by name: '1999', 'Creature', 'flying'. */
export function talliedBy(covered: readonly Covered[], kind: Kind): ReadonlyMap<string, Tally> {
  const groups = new Map<string, Covered[]>();
  for (const one of covered)
    for (const word of KINDS[kind](one.card)) {
      const group = groups.get(word) ?? [];
      groups.set(word, group);
      group.push(one);
    }
  return new Map(
    [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, group]) => [word, tallied(group)]),
  );
}
