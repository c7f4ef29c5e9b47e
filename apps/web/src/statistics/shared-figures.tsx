// Figures that the dashboard and the page of a player both have.
import type {
  LengthCountedFragment as Length,
  MatchupCountedFragment as Matchup,
  MulliganCountedFragment as Mulligan,
  NameCountedFragment as NameCounted,
  ThinkingCountedFragment as Thinking,
  TurnCountedFragment as Turn,
} from '../state/generated/operations.js';
import type { BotKind } from '../words/kinds.js';
import { Figure } from './figure.js';
import { lengthsOf, matchupsOf, mulligansOf, rateCells, rateColumns, turnsOf } from './series.js';
import type { Sheet } from './sheet.js';
import { statisticsWords } from './words/words.js';

interface Of<T> {
  readonly rows: readonly T[];
  readonly empty: string;
}

export function Lengths({ rows, empty }: Of<Length>) {
  const { lengths } = statisticsWords();
  return <Figure title={lengths.title} {...lengthsOf(rows, lengths)} empty={empty} />;
}

export function Mulligans({ rows, empty }: Of<Mulligan>) {
  const { mulligans, rate, interval } = statisticsWords();
  const drawn = mulligansOf(rows, { ...rate, place: mulligans.place });
  return <Figure title={mulligans.title} what={interval} {...drawn} empty={empty} />;
}

export function Matchups({ rows, empty }: Of<Matchup>) {
  const { matchups: said, rate, interval } = statisticsWords();
  const called = (bot: BotKind | null): string => (bot === null ? said.people : said.bots[bot]);
  const drawn = matchupsOf(rows, {
    ...{ ...rate, place: said.place },
    of: ({ bot, against, wentFirst }) => said.of(called(bot), called(against), wentFirst),
  });
  return (
    <Figure
      title={said.title}
      what={`${said.what} ${interval}`}
      sheet={drawn.sheet}
      plot={drawn.plot}
      empty={empty}
    />
  );
}

export function Turns({ rows, empty }: Of<Turn>) {
  const { turns } = statisticsWords();
  return <Figure title={turns.title} what={turns.what} {...turnsOf(rows, turns)} empty={empty} />;
}

export function ThinkingTime({ rows, empty }: Of<Thinking>) {
  const { thinking: said } = statisticsWords();
  const sheet: Sheet = {
    columns: [
      { title: said.kind, kind: 'text' },
      { title: said.n, kind: 'number' },
      { title: said.median, kind: 'seconds' },
      { title: said.mean, kind: 'seconds' },
      { title: said.ninetieth, kind: 'seconds' },
    ],
    rows: rows.map(({ kind, n, mean, median, ninetieth }) => [
      said.kinds[kind],
      n,
      median / 1000,
      mean / 1000,
      ninetieth / 1000,
    ]),
  };
  return <Figure title={said.title} sheet={sheet} empty={empty} />;
}

interface NamesProps extends Of<NameCounted> {
  readonly title: string;
  readonly what?: string;
}

export function Names({ title, what, rows, empty }: NamesProps) {
  const { names, rate } = statisticsWords();
  const sheet: Sheet = {
    columns: [
      { title: names.name, kind: 'card' },
      { title: names.cost, kind: 'cost' },
      { title: names.given, kind: 'number' },
      { title: names.games, kind: 'number' },
      ...rateColumns(rate),
    ],
    rows: rows.map(({ name, cost, n, games, results }) => [name, cost, n, games, ...rateCells(results)]),
  };
  return (
    <Figure
      title={title}
      {...(what === undefined ? {} : { what })}
      sheet={sheet}
      width="wide"
      empty={empty}
    />
  );
}
