// Answers of the API as sheets and plots. All words come in, so that the same figures are tested without a language.
import type {
  LengthCountedFragment as Length,
  MatchupCountedFragment as Matchup,
  MonthCountedFragment as Month,
  MulliganCountedFragment as Mulligan,
  RateFragment as Rate,
  TurnCountedFragment as Turn,
} from '../state/generated/operations.js';
import type { Cell, Column, Line, Plotted, Sheet } from './sheet.js';

export interface Drawn {
  readonly sheet: Sheet;
  readonly plot: Plotted;
}

export interface RateWords {
  readonly n: string;
  readonly wins: string;
  readonly draws: string;
  readonly rate: string;
  readonly low: string;
  readonly high: string;
}

const column = (title: string, kind: Column['kind']): Column => ({ title, kind });

export const rateColumns = (said: RateWords): readonly Column[] => [
  column(said.n, 'number'),
  column(said.wins, 'number'),
  column(said.draws, 'number'),
  column(said.rate, 'share'),
  column(said.low, 'share'),
  column(said.high, 'share'),
];

export const rateCells = (rate: Rate | null): readonly Cell[] =>
  rate === null
    ? [null, null, null, null, null, null]
    : [rate.n, rate.wins, rate.draws, rate.rate, rate.low, rate.high];

/** Win rates beside each other, each with its interval. */
export function ratesOf(
  places: readonly { readonly label: string; readonly rate: Rate }[],
  said: RateWords & { readonly place: string },
): Drawn {
  return {
    sheet: {
      columns: [column(said.place, 'text'), ...rateColumns(said)],
      rows: places.map(({ label, rate }) => [label, ...rateCells(rate)]),
    },
    plot: {
      ...{ drawn: 'dots', kind: 'share', places: places.map(({ label }) => label) },
      lines: [
        rateLine(
          said.rate,
          places.map(({ rate }) => rate),
        ),
      ],
    },
  };
}

const rateLine = (label: string, rates: readonly (Rate | null)[]): Line => ({
  label,
  values: rates.map((rate) => rate?.rate ?? null),
  low: rates.map((rate) => rate?.low ?? null),
  high: rates.map((rate) => rate?.high ?? null),
});

/** Every number of turns from the shortest to the longest game has its place, also where no game had it. */
export function lengthsOf(
  lengths: readonly Length[],
  said: { readonly turns: string; readonly games: string; readonly median: string },
): Drawn {
  const all = lengths.map(({ turns }) => turns);
  const [shortest, longest] = [Math.min(...all), Math.max(...all)];
  const places = lengths.length === 0 ? [] : between(shortest, longest);
  const of = new Map(lengths.map((one) => [one.turns, one.n]));
  return {
    sheet: {
      columns: [column(said.turns, 'number'), column(said.games, 'number'), column(said.median, 'seconds')],
      rows: lengths.map(({ turns, n, medianMilliseconds }) => [turns, n, medianMilliseconds / 1000]),
    },
    plot: {
      ...{ drawn: 'bars', kind: 'number', places: places.map(String) },
      lines: [{ label: said.games, values: places.map((turns) => of.get(turns) ?? 0) }],
    },
  };
}

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** The months that are told, the earliest first, and those between them. */
export function monthsOf(months: readonly Month[]): readonly (Month | string)[] {
  const told = months.toSorted((one, other) => one.month.localeCompare(other.month));
  return told.flatMap((month, place) => {
    const before = told[place - 1];
    return before === undefined ? [month] : [...monthsBetween(before.month, month.month), month];
  });
}

function monthsBetween(after: string, before: string): readonly string[] {
  const next = monthAfter(after);
  return next >= before ? [] : [next, ...monthsBetween(next, before)];
}

function monthAfter(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return nth === 12 ? `${year + 1}-01` : `${year}-${String(nth + 1).padStart(2, '0')}`;
}

/** `month`: as the language says it. Of a month between two others nothing is told. */
export function trendOf(
  months: readonly Month[],
  said: RateWords & {
    readonly month: string;
    readonly games: string;
    readonly median: string;
    readonly named: (month: string) => string;
  },
  what: 'games' | 'results',
): Drawn {
  const all = monthsOf(months);
  const places = all.map((one) => said.named(typeof one === 'string' ? one : one.month));
  const counted = all.map((one) => (typeof one === 'string' ? null : one));
  return {
    sheet: {
      columns: [
        column(said.month, 'text'),
        column(said.games, 'number'),
        column(said.median, 'number'),
        ...(what === 'results' ? rateColumns(said) : []),
      ],
      rows: counted.flatMap((one) =>
        one === null
          ? []
          : [[one.month, one.n, one.medianTurns, ...(what === 'results' ? rateCells(one.results) : [])]],
      ),
    },
    plot:
      what === 'results'
        ? {
            ...{ drawn: 'dots', kind: 'share', places },
            lines: [
              rateLine(
                said.rate,
                counted.map((one) => one?.results ?? null),
              ),
            ],
          }
        : {
            ...{ drawn: 'bars', kind: 'number', places },
            lines: [{ label: said.games, values: counted.map((one) => one?.n ?? null) }],
          },
  };
}

const PER_TURN = ['lands', 'pentalands', 'utopias', 'names'] as const;
type PerTurn = (typeof PER_TURN)[number];

/** A kind of land that nobody played has no line. */
export function turnsOf(
  turns: readonly Turn[],
  said: { readonly [K in PerTurn | 'turn' | 'n']: string },
): Drawn {
  const shown = PER_TURN.filter((what) => turns.some((turn) => turn[what] > 0));
  return {
    sheet: {
      columns: [
        column(said.turn, 'number'),
        column(said.n, 'number'),
        ...PER_TURN.map((what) => column(said[what], 'number')),
      ],
      rows: turns.map((turn) => [turn.turn, turn.n, ...PER_TURN.map((what) => turn[what])]),
    },
    plot: {
      ...{ drawn: 'lines', kind: 'number', places: turns.map(({ turn }) => String(turn)) },
      lines: shown.map((what) => ({ label: said[what], values: turns.map((turn) => turn[what]) })),
    },
  };
}

export const mulligansOf = (
  mulligans: readonly Mulligan[],
  said: RateWords & { readonly place: string },
): Drawn =>
  ratesOf(
    mulligans.map(({ mulligans: count, results }) => ({ label: String(count), rate: results })),
    said,
  );

/** Who goes first against the same kind of player stands beside who goes second. */
export function matchupsOf(
  matchups: readonly Matchup[],
  said: RateWords & { readonly place: string; readonly of: (matchup: Matchup) => string },
): Drawn {
  const places = matchups
    .map((matchup) => ({ ...matchup, against: matchup.against ?? '', bot: matchup.bot ?? '', matchup }))
    .toSorted(
      (one, other) =>
        one.bot.localeCompare(other.bot) ||
        one.against.localeCompare(other.against) ||
        Number(other.wentFirst) - Number(one.wentFirst),
    );
  return ratesOf(
    places.map(({ matchup }) => ({ label: said.of(matchup), rate: matchup.results })),
    said,
  );
}

const MOST_LINES = 4;

/** What a printed card was named as: a row for each name, a column for each turn; the most frequent names as lines. */
export function namedAsOf(
  named: readonly { readonly name: string; readonly turn: number; readonly n: number }[],
  said: { readonly name: string; readonly all: string; readonly turn: (turn: number) => string },
): Drawn {
  const turns = [...new Set(named.map(({ turn }) => turn))].toSorted((one, other) => one - other);
  const rows = [...new Set(named.map(({ name }) => name))]
    .map((name) => {
      const counts = named.filter((one) => one.name === name);
      const by = turns.map((turn) => counts.find((one) => one.turn === turn)?.n ?? null);
      return { name, by, all: counts.reduce((sum, { n }) => sum + n, 0) };
    })
    .toSorted((one, other) => other.all - one.all || one.name.localeCompare(other.name));
  return {
    sheet: {
      columns: [
        column(said.name, 'card'),
        column(said.all, 'number'),
        ...turns.map((turn) => column(said.turn(turn), 'number')),
      ],
      rows: rows.map(({ name, all, by }) => [name, all, ...by]),
    },
    plot: {
      ...{ drawn: 'lines', kind: 'number', places: turns.map(String) },
      lines: rows.slice(0, MOST_LINES).map(({ name, by }) => ({ label: name, values: by })),
    },
  };
}
