// Facts of the table: who sits there, how the game begins and ends, disputes, clocks, texts, going back.
import type { Around } from './told.js';
import type { Course } from './course.js';
import type { HandlersOf } from './handlers.js';
import { closeTurn } from './turn-facts.js';

/** Even what a rewind took back has these rows: they are about the table itself. */
const shown = (course: Course, around: Around) => ({ ...course.place(around), turn: course.shownTurn });

export const TABLE_FACTS: HandlersOf<
  | 'GameCreated'
  | 'SeatTaken'
  | 'SeatLeft'
  | 'GameBegan'
  | 'ForkedFrom'
  | 'PositionEntered'
  | 'GameRestarted'
  | 'MulliganDeclared'
  | 'PlayerLost'
  | 'GameEnded'
  | 'Rewound'
> = {
  GameCreated(course, told, { at }) {
    course.game = told.game ?? '';
    course.created = { told, at };
  },
  SeatTaken(course, { seat, player }) {
    if (typeof seat === 'number' && typeof player === 'string') course.players.set(seat, player);
  },
  SeatLeft(course, { seat }) {
    if (seat !== undefined && seat !== null) course.players.delete(seat);
  },
  ForkedFrom(course) {
    course.forked = true;
  },
  GameBegan(course, { life }, { at }) {
    course.beganAt = at;
    for (const seat of course.players.keys()) course.life.set(seat, life ?? 0);
  },
  PositionEntered(course, { standing }) {
    for (const { seat, life } of standing?.lives ?? []) course.life.set(seat, life);
    course.turn = standing?.turn?.turn ?? 0;
    course.shownTurn = course.turn;
    course.active = standing?.turn?.seat ?? null;
    course.step = standing?.turn?.step ?? null;
  },
  GameRestarted(course, { life, starting }) {
    for (const seat of course.life.keys()) course.life.set(seat, life ?? 0);
    course.firstSeat = starting ?? null;
    for (const hand of course.hands.values()) hand.clear();
  },
  MulliganDeclared(course, { seat, choice }) {
    if (choice === 'mulligan' && seat !== undefined && seat !== null)
      course.mulligans.set(seat, (course.mulligans.get(seat) ?? 0) + 1);
  },
  PlayerLost(course, { seat, reason }) {
    if (seat !== undefined && seat !== null) course.lost.set(seat, reason ?? '');
  },
  GameEnded(course, told, { at }) {
    closeTurn(course, at);
    course.ended = { told, at };
  },
  Rewound(course, { by, moment, names, lost }, around) {
    course.asked = null;
    for (const seat of course.lost.keys())
      if (lost?.some((one) => one === seat) !== true) course.lost.delete(seat);
    course.facts.rewinds.push({
      ...shown(course, around),
      to_moment: moment ?? 0,
      by: by?.kind ?? 'consent',
      seat: by?.kind === 'consent' ? by.seat : null,
      names: names ?? 'used',
    });
    course.shownTurn = course.turn;
  },
};

export const DISPUTE_FACTS: HandlersOf<
  'GameStopped' | 'CallTaken' | 'CallHandedBack' | 'RulingApplied' | 'GameResumed'
> = {
  GameStopped: (course, { dispute, seat }, around) =>
    addDispute(course, around, { dispute, event: 'stopped', seat: seat ?? null }),
  CallTaken: (course, { dispute }, around) => addDispute(course, around, { dispute, event: 'taken' }),
  CallHandedBack: (course, { dispute }, around) =>
    addDispute(course, around, { dispute, event: 'handed-back' }),
  RulingApplied: (course, { dispute, rules }, around) =>
    addDispute(course, around, { dispute, event: 'ruled', rules: rules?.join('; ') ?? null }),
  GameResumed: (course, { dispute, why, stood }, around) =>
    addDispute(course, around, { dispute, event: 'resumed', why: why ?? null, stood_ms: stood ?? null }),
};

interface Said {
  readonly dispute: string | null | undefined;
  readonly event: string;
  readonly seat?: number | null;
  readonly rules?: string | null;
  readonly why?: string | null;
  readonly stood_ms?: number | null;
}

function addDispute(course: Course, around: Around, { dispute, event, ...said }: Said): void {
  const nothing = { seat: null, rules: null, why: null, stood_ms: null };
  course.facts.disputes.push({
    ...shown(course, around),
    dispute: dispute ?? '',
    event,
    ...nothing,
    ...said,
  });
}
