import { describe, expect, it } from '@jest/globals';
import type { PrintedCard } from '#cards';
import { blockers, compileCard, shapeExceptions, report, talliedBy, totals } from '../index.js';

const card = (name: string, types: readonly string[], text: string, date = '1999-06-07'): PrintedCard => ({
  name,
  layout: 'normal',
  faces: [{ name, manaCost: '{1}', supertypes: [], types, subtypes: [], text }],
  printings: [{ set: 'ABC', date }],
});
const split: PrintedCard = {
  ...card('Left // Right', ['Instant'], ''),
  layout: 'split',
  faces: [
    { ...card('Left', ['Instant'], 'Draw a card.').faces[0] },
    { ...card('Right', ['Instant'], 'Draw two cards.').faces[0] },
  ],
};
const cards = [
  card('Flyer', ['Creature'], 'Flying'),
  card('Dancer', ['Creature'], 'Flying\nDances with whom it likes.', '2001-01-01'),
  card('Singer', ['Artifact', 'Creature'], 'Dances with whom it likes all day.\nSings aloud.'),
  split,
].map((one) => ({ card: one, compiled: compileCard(one) }));
const covered = cards.map(({ card: one, compiled: { status } }) => ({ card: one, status }));
const compiled = cards.map((one) => one.compiled);

describe('coverage', () => {
  it('pentaland 704.3: counts names, each half of a split card as one', () => {
    expect(totals(covered)).toEqual({ complete: 3, assisted: 1, untouched: 1, total: 5, handWritten: 0 });
  });

  it('counts by set, year, type and mechanic', () => {
    const complete = (kind: Parameters<typeof talliedBy>[1]) =>
      Object.fromEntries(
        [...talliedBy(covered, kind)].map(([word, tally]) => [word, [tally.complete, tally.total]]),
      );
    expect(complete('set')).toEqual({ ABC: [3, 5] });
    expect(complete('year')).toEqual({ 1999: [3, 4], 2001: [0, 1] });
    expect(complete('type')).toEqual({ Artifact: [0, 1], Creature: [1, 3], Instant: [2, 2] });
    expect(complete('mechanic')).toEqual({ flying: [1, 2] });
  });

  it('names the clauses that block the most cards, and how many cards each alone blocks', () => {
    expect(blockers(compiled)).toEqual([
      { clause: 'Dances with whom it', why: 'parse', cards: 2, waiting: 1 },
      { clause: 'Sings aloud.', why: 'parse', cards: 1, waiting: 0 },
    ]);
  });

  it('counts lines of one shape that are read alike as no exception', () => {
    expect(shapeExceptions(compiled.map(({ definition }) => definition))).toEqual([]);
  });

  it('reports figures and no card text', () => {
    const text = report(covered, compiled, 7);
    expect(text).toContain('| all names | 5 | 3 | 60.0 % | 1 | 1 |');
    expect(text).not.toContain('Dances');
    expect(text).not.toContain('Dancer');
  });
});
