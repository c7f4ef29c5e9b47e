// One game as sheets and plots: life, thinking time and tempo by turn, from the outline of its replay.
import { lifeAt, playerIn, type OutlineSeen } from '../replay/outline.js';
import type { QuestionKind } from '../words/kinds.js';
import type { Drawn } from './series.js';
import type { Column } from './sheet.js';

export interface Stretch {
  /** The number of the turn; null before the first. After a rewind, a number comes again. */
  readonly turn: number | null;
  readonly active: number | null;
  /** The first and the last moment. */
  readonly from: number;
  readonly to: number;
}

/** The turns of a game one after the other, and what was before the first. */
export function stretchesOf({ turns, moments }: OutlineSeen): readonly Stretch[] {
  const before = (turns[0]?.moment ?? moments + 1) - 1;
  return [
    ...(before > 0 ? [{ turn: null, active: null, from: 1, to: before }] : []),
    ...turns.map(({ number, active, moment }, place) => ({
      ...{ turn: number, active, from: moment },
      to: (turns[place + 1]?.moment ?? moments + 1) - 1,
    })),
  ];
}

/** Seconds from the command that began a stretch to the one that ended it. */
function secondsOf({ commands }: OutlineSeen, { from, to }: Stretch): number {
  const began = commands.find(({ moment }) => moment >= from);
  const ended = commands.find(({ moment }) => moment > to) ?? commands.at(-1);
  if (began === undefined || ended === undefined) return 0;
  return Math.max(Date.parse(ended.at) - Date.parse(began.at), 0) / 1000;
}

interface TurnWords {
  readonly turn: string;
  readonly before: string;
}

const labelOf = ({ turn }: Stretch, { before }: TurnWords): string => (turn === null ? before : String(turn));

const number = (title: string): Column => ({ title, kind: 'number' });

/** The life totals at the end of each turn. */
export function lifeOf(outline: OutlineSeen, said: TurnWords): Drawn {
  const stretches = stretchesOf(outline);
  const lines = outline.seats.map(({ seat }) => ({
    label: playerIn(outline, seat),
    values: stretches.map(({ to }) => lifeAt(outline, seat, to) ?? null),
  }));
  return {
    sheet: {
      columns: [{ title: said.turn, kind: 'text' }, ...lines.map(({ label }) => number(label))],
      rows: stretches.map((stretch, place) => [
        labelOf(stretch, said),
        ...lines.map(({ values }) => values[place] ?? null),
      ]),
    },
    plot: {
      ...{ drawn: 'lines', kind: 'number', lines },
      places: stretches.map((stretch) => labelOf(stretch, said)),
    },
  };
}

/** How long each seat thought in each turn, about whatever it was asked. */
export function thinkingOf(outline: OutlineSeen, said: TurnWords): Drawn {
  const stretches = stretchesOf(outline);
  const lines = outline.seats.map(({ seat }) => ({
    label: playerIn(outline, seat),
    values: stretches.map(
      ({ from, to }) =>
        outline.questions
          .filter((one) => one.seat === seat && one.moment >= from && one.moment <= to)
          .reduce((sum, { thought }) => sum + (thought ?? 0), 0) / 1000,
    ),
  }));
  return {
    sheet: {
      columns: [
        { title: said.turn, kind: 'text' },
        ...lines.map(({ label }): Column => ({ title: label, kind: 'seconds' })),
      ],
      rows: stretches.map((stretch, place) => [
        labelOf(stretch, said),
        ...lines.map(({ values }) => values[place] ?? null),
      ]),
    },
    plot: {
      ...{ drawn: 'lines', kind: 'seconds', lines },
      places: stretches.map((stretch) => labelOf(stretch, said)),
    },
  };
}

export interface Thought {
  readonly seat: number;
  readonly answers: number;
  readonly seconds: number;
  readonly median: number;
  readonly longest: number;
  /** About what it was. */
  readonly about: QuestionKind;
}

/** The thinking of each seat in the whole game; a seat that answered nothing is left out. */
export function thoughtBySeat({ seats, questions }: OutlineSeen): readonly Thought[] {
  return seats.flatMap(({ seat }) => {
    const times = questions.flatMap(({ seat: of, thought, kind }) =>
      of === seat && thought !== null ? [{ seconds: thought / 1000, kind }] : [],
    );
    const sorted = times.toSorted((one, other) => one.seconds - other.seconds);
    const longest = sorted.at(-1);
    if (longest === undefined) return [];
    return [
      {
        seat,
        answers: sorted.length,
        seconds: sorted.reduce((sum, one) => sum + one.seconds, 0),
        median: sorted[Math.floor((sorted.length - 1) / 2)]?.seconds ?? 0,
        longest: longest.seconds,
        about: longest.kind,
      },
    ];
  });
}

/** How long each turn took, whose it was, and how many spells were cast in it. */
export function tempoOf(
  outline: OutlineSeen,
  said: TurnWords & { readonly whose: string; readonly time: string; readonly spells: string },
): Drawn {
  const stretches = stretchesOf(outline);
  const seconds = stretches.map((stretch) => secondsOf(outline, stretch));
  const spells = stretches.map(({ from, to }) => spellsBetween(outline, from, to));
  return {
    sheet: {
      columns: [
        { title: said.turn, kind: 'text' },
        { title: said.whose, kind: 'text' },
        { title: said.time, kind: 'seconds' },
        number(said.spells),
      ],
      rows: stretches.map((stretch, place) => [
        labelOf(stretch, said),
        stretch.active === null ? null : playerIn(outline, stretch.active),
        seconds[place] ?? null,
        spells[place] ?? null,
      ]),
    },
    plot: {
      ...{ drawn: 'bars', kind: 'seconds', lines: [{ label: said.time, values: seconds }] },
      places: stretches.map((stretch) => labelOf(stretch, said)),
    },
  };
}

const spellsBetween = ({ marks }: OutlineSeen, from: number, to: number): number =>
  marks
    .filter(({ kind, moment }) => kind === 'SPELL' && moment >= from && moment <= to)
    .reduce((sum, { count }) => sum + count, 0);
