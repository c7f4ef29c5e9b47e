// One game in figures: what is counted in which turn, before the first one, and after a rewind.
import { describe, expect, it } from '@jest/globals';
import type { OutlineSeen } from '../replay/outline.js';
import { lifeOf, stretchesOf, tempoOf, thinkingOf, thoughtBySeat } from './game-series.js';

const at = (seconds: number): string => new Date(seconds * 1000).toISOString();
const question = (moment: number, seat: number, thought: number | null) => ({
  ...{ moment, seat, kind: 'PRIORITY' as const, thought },
});

/** Turn 1 is Anna's and begins at moment 3; turn 2, Boris's, at 6; the game goes back and turn 2 comes again at 9. */
const OUTLINE: OutlineSeen = {
  moments: 10,
  seats: [
    { seat: 0, team: 0, player: { id: 'a', name: 'Anna' } },
    { seat: 1, team: 1, player: { id: 'b', name: 'Boris' } },
  ],
  turns: [
    { moment: 3, number: 1, active: 0 },
    { moment: 6, number: 2, active: 1 },
    { moment: 9, number: 2, active: 1 },
  ],
  phases: [],
  lives: [
    { moment: 1, seat: 0, life: 20 },
    { moment: 1, seat: 1, life: 20 },
    { moment: 5, seat: 1, life: 17 },
    { moment: 7, seat: 0, life: -2 },
    { moment: 9, seat: 0, life: 20 },
  ],
  commands: [
    { moment: 2, at: at(0), seat: 0 },
    { moment: 3, at: at(10), seat: 1 },
    { moment: 6, at: at(40), seat: 0 },
    { moment: 9, at: at(100), seat: null },
    { moment: 10, at: at(105), seat: 1 },
  ],
  questions: [
    question(2, 1, 4000),
    question(3, 0, 1000),
    question(5, 0, 2000),
    question(6, 1, 30_000),
    question(10, 1, null),
  ],
  marks: [
    { moment: 4, kind: 'SPELL', seat: 0, names: ['Shock'], count: 1 },
    { moment: 5, kind: 'COMBAT', seat: 0, names: [], count: 2 },
    { moment: 7, kind: 'SPELL', seat: 1, names: ['Opt', 'Bolt'], count: 2 },
  ],
  result: null,
};
const WORDS = { turn: 'turn', before: 'before', whose: 'whose', time: 'time', spells: 'spells' };

describe('a game', () => {
  it('is its turns one after the other, with what was before the first', () => {
    expect(stretchesOf(OUTLINE).map(({ turn, from, to }) => [turn, from, to])).toEqual([
      [null, 1, 2],
      [1, 3, 5],
      [2, 6, 8],
      [2, 9, 10],
    ]);
    expect(stretchesOf({ ...OUTLINE, turns: [], moments: 2 })).toHaveLength(1);
  });

  it('has the life totals at the end of each turn', () => {
    const { sheet, plot } = lifeOf(OUTLINE, WORDS);
    expect(sheet.rows).toEqual([
      ['before', 20, 20],
      ['1', 20, 17],
      ['2', -2, 17],
      ['2', 20, 17],
    ]);
    expect(plot.places).toEqual(['before', '1', '2', '2']);
    expect(plot.lines.map(({ label }) => label)).toEqual(['Anna', 'Boris']);
  });

  it('has the time that each thought in each turn, in seconds', () => {
    expect(thinkingOf(OUTLINE, WORDS).sheet.rows).toEqual([
      ['before', 0, 4],
      ['1', 3, 0],
      ['2', 0, 30],
      ['2', 0, 0],
    ]);
    expect(thoughtBySeat(OUTLINE)).toEqual([
      { seat: 0, answers: 2, seconds: 3, median: 1, longest: 2, about: 'PRIORITY' },
      { seat: 1, answers: 2, seconds: 34, median: 4, longest: 30, about: 'PRIORITY' },
    ]);
  });

  it('has the time each turn took and the spells cast in it', () => {
    expect(tempoOf(OUTLINE, WORDS).sheet.rows).toEqual([
      ['before', null, 10, 0],
      ['1', 'Anna', 30, 1],
      ['2', 'Boris', 60, 2],
      ['2', 'Boris', 5, 0],
    ]);
  });
});
