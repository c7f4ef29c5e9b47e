// Answers of the API as sheets and plots: nothing is lost between them, and gaps stay gaps.
import { describe, expect, it } from '@jest/globals';
import { lengthsOf, matchupsOf, namedAsOf, ratesOf, trendOf, turnsOf } from './series.js';

const RATE_WORDS = { n: 'n', wins: 'wins', draws: 'draws', rate: 'rate', low: 'low', high: 'high' };
const rate = (n: number, wins: number) => ({ n, wins, draws: 0, rate: wins / n, low: 0.1, high: 0.9 });

describe('lengths', () => {
  it('have a place for every number of turns between the shortest and the longest game', () => {
    const { plot, sheet } = lengthsOf(
      [
        { turns: 3, n: 2, medianMilliseconds: 90_000 },
        { turns: 6, n: 1, medianMilliseconds: 1500 },
      ],
      { turns: 'turns', games: 'games', median: 'median' },
    );
    expect(plot.places).toEqual(['3', '4', '5', '6']);
    expect(plot.lines).toEqual([{ label: 'games', values: [2, 0, 0, 1] }]);
    expect(sheet.rows).toEqual([
      [3, 2, 90],
      [6, 1, 1.5],
    ]);
  });

  it('of no games have no places', () => {
    const { plot, sheet } = lengthsOf([], { turns: 'turns', games: 'games', median: 'median' });
    expect([plot.places, sheet.rows]).toEqual([[], []]);
  });
});

describe('months', () => {
  const month = (name: string, n: number) => ({
    ...{ month: name, n, medianTurns: 4, results: n === 1 ? null : rate(n, 1) },
  });
  const said = { ...RATE_WORDS, month: 'month', games: 'games', median: 'median', named: String };

  it('come the earliest first, and of a month between two others nothing is told', () => {
    const { plot, sheet } = trendOf([month('2027-01', 4), month('2026-10', 1)], said, 'games');
    expect(plot.places).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
    expect(plot.lines[0]?.values).toEqual([1, null, null, 4]);
    expect(sheet.rows).toEqual([
      ['2026-10', 1, 4],
      ['2027-01', 4, 4],
    ]);
  });

  it('have win rates with their intervals', () => {
    const { plot, sheet } = trendOf([month('2026-10', 1), month('2026-11', 4)], said, 'results');
    expect(plot.lines).toEqual([
      { label: 'rate', values: [null, 0.25], low: [null, 0.1], high: [null, 0.9] },
    ]);
    expect(sheet.rows[0]).toEqual(['2026-10', 1, 4, null, null, null, null, null, null]);
    expect(sheet.rows[1]).toEqual(['2026-11', 4, 4, 4, 1, 0, 0.25, 0.1, 0.9]);
    expect(sheet.columns).toHaveLength(9);
  });
});

describe('win rates', () => {
  it('are the same in the plot and in the table', () => {
    const { plot, sheet } = ratesOf([{ label: 'named', rate: rate(8, 2) }], { ...RATE_WORDS, place: 'when' });
    expect(plot.lines).toEqual([{ label: 'rate', values: [0.25], low: [0.1], high: [0.9] }]);
    expect(sheet.rows).toEqual([['named', 8, 2, 0, 0.25, 0.1, 0.9]]);
    expect(sheet.columns.map(({ title }) => title)).toEqual([
      'when',
      'n',
      'wins',
      'draws',
      'rate',
      'low',
      'high',
    ]);
  });

  it('of those who go first stand before those of the same who go second', () => {
    const matchup = (bot: 'GREEDY' | null, wentFirst: boolean) => ({
      ...{ bot, against: null, wentFirst, results: rate(4, 1) },
    });
    const { sheet } = matchupsOf(
      [matchup(null, false), matchup('GREEDY', false), matchup('GREEDY', true), matchup(null, true)],
      { ...RATE_WORDS, place: 'who', of: ({ bot, wentFirst }) => `${bot ?? 'people'} ${wentFirst ? 1 : 2}` },
    );
    expect(sheet.rows.map(([label]) => label)).toEqual(['people 1', 'people 2', 'GREEDY 1', 'GREEDY 2']);
  });
});

describe('turns', () => {
  it('have no line for a kind of land that nobody played, and a column for each', () => {
    const words = { turn: 'turn', n: 'n', lands: 'l', pentalands: 'p', utopias: 'u', names: 'names' };
    const turn = (nth: number, pentalands: number) => ({
      ...{ turn: nth, n: 8, lands: 0, pentalands, utopias: 0, names: nth === 2 ? 0.5 : 0 },
    });
    const { plot, sheet } = turnsOf([turn(1, 1), turn(2, 0.25)], words);
    expect(plot.lines).toEqual([
      { label: 'p', values: [1, 0.25] },
      { label: 'names', values: [0, 0.5] },
    ]);
    expect(sheet.rows[1]).toEqual([2, 8, 0, 0.25, 0, 0.5]);
  });
});

describe('what a card was named as', () => {
  it('is a row for each name, the most frequent first, and a column for each turn', () => {
    const { sheet, plot } = namedAsOf(
      [
        { name: 'Bolt', turn: 3, n: 2 },
        { name: 'Shock', turn: 1, n: 2 },
        { name: 'Shock', turn: 3, n: 1 },
      ],
      { name: 'name', all: 'all', turn: (turn) => `t${turn}` },
    );
    expect(sheet.columns.map(({ title }) => title)).toEqual(['name', 'all', 't1', 't3']);
    expect(sheet.rows).toEqual([
      ['Shock', 3, 2, 1],
      ['Bolt', 2, null, 2],
    ]);
    expect(plot.lines).toEqual([
      { label: 'Shock', values: [2, 1] },
      { label: 'Bolt', values: [null, 2] },
    ]);
  });
});
