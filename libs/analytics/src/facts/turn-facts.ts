// Facts of turns, of the questions asked in them, and of clocks and texts.
import type { QuestionView } from '#visibility';
import type { Row } from '../schema/tables.js';
import { seatOr, type Course } from './course.js';
import type { HandlersOf } from './handlers.js';
import type { Around } from './told.js';

/** The turn that is on is over: how long it lasted, and the life totals. */
export function closeTurn(course: Course, at: number): void {
  const row = course.turnRow;
  if (row === undefined || course.turn === 0) return;
  row.ms = at - row.began_at;
  for (const [seat, life] of course.life)
    course.facts.life_by_turn.push({ game: course.game, turn: course.turn, seat, life });
}

function keepOpeningHands({ game, facts, hands }: Course): void {
  for (const [seat, hand] of hands)
    for (const printed of hand.values()) facts.opening_hands.push({ game, seat, printed });
}

export const TURN_FACTS: HandlersOf<
  'StartingPlayerChosen' | 'TurnBegan' | 'StepBegan' | 'DecisionOpened' | 'DecisionClosed'
> = {
  StartingPlayerChosen(course, { seat }) {
    course.firstSeat = seat ?? null;
  },
  TurnBegan(course, { turn, seat, extra }, { at, moment }) {
    if (course.facts.turns.length === 0) keepOpeningHands(course);
    closeTurn(course, at);
    course.turn = turn ?? course.turn + 1;
    course.shownTurn = course.turn;
    course.active = seat ?? null;
    course.step = null;
    course.attacks.clear();
    course.facts.turns.push({
      ...{ game: course.game, moment, turn: course.turn, seat: seatOr(seat), extra: extra === true },
      ...{ began_at: at, ms: 0, lands: 0, pentalands: 0, utopias: 0, casts: 0, names: 0 },
    });
  },
  StepBegan(course, { step }) {
    course.step = step ?? null;
  },
  DecisionOpened(course, told) {
    course.asked = { ...told, step: course.step, turn: course.turn };
    // A spell may ask something after it was paid for.
    if (told.kind === 'priority') course.spent.clear();
  },
  DecisionClosed(course, { decision }, around) {
    const { asked } = course;
    if (asked === null || asked.decision !== decision) return;
    course.asked = null;
    const since = asked.since ?? around.at;
    const seat = seatOr(asked.seat);
    course.facts.decisions.push({
      ...{ game: course.game, moment: around.moment, turn: asked.turn, step: asked.step },
      ...{ seat, for_seat: asked.of ?? seat, kind: asked.kind ?? '', prompt: asked.prompt ?? '' },
      ...{ asked_at: since, ms: Math.max(0, around.at - since) },
      alternatives: alternativesOf(asked.question ?? null),
      choice: around.choice,
    });
  },
};

/** How many options a question offers; null where they are not told, or have no number. */
function alternativesOf(question: QuestionView | null): number | null {
  if (question === null) return null;
  switch (question.kind) {
    case 'choose-players':
    case 'choose-objects':
    case 'attackers':
    case 'blockers':
      return question.candidates.length;
    case 'yes-no':
      return 2;
    case 'priority':
      return question.actions.length;
    case 'choose-modes':
    case 'order':
      return question.options.length;
    case 'choose-targets':
      return question.objects.length + question.players.length;
    case 'number':
      return question.most === undefined ? null : question.most - question.least + 1;
    case 'word':
      return question.from?.length ?? null;
    case 'divide':
      return question.among.length;
    case 'propose':
      return null;
  }
}

export const CLOCK_FACTS: HandlersOf<'FlagFell' | 'ClocksResumed'> = {
  FlagFell(course, { seat }, around) {
    course.facts.clocks.push({ ...course.place(around), seat: seat ?? null, event: 'flag-fell' });
  },
  ClocksResumed(course, _, around) {
    course.facts.clocks.push({ ...course.place(around), seat: null, event: 'resumed' });
  },
};

type Text = Pick<Row<'assisted'>, 'event'> & Partial<Row<'assisted'>>;

function text(course: Course, around: Around, object: string | null | undefined, said: Text): void {
  const nothing = { seat: null, part: null, outcome: null, why: null };
  course.facts.assisted.push({ ...course.place(around), ...nothing, name: course.nameOf(object), ...said });
}

export const ASSISTED_FACTS: HandlersOf<
  | 'ClauseCameUp'
  | 'ClauseProposed'
  | 'ProposalRefused'
  | 'ProposalAccepted'
  | 'ClauseReferred'
  | 'ClauseSettled'
> = {
  ClauseCameUp: (course, { object, seat, part }, around) =>
    text(course, around, object, { event: 'came-up', seat: seat ?? null, part: part ?? null }),
  ClauseProposed: (course, { object, seat, part }, around) =>
    text(course, around, object, { event: 'proposed', seat: seat ?? null, part: part ?? null }),
  ProposalRefused: (course, { object, by }, around) =>
    text(course, around, object, { event: 'refused', seat: by ?? null }),
  ProposalAccepted: (course, { object }, around) => text(course, around, object, { event: 'accepted' }),
  ClauseReferred: (course, { object, seat, part }, around) =>
    text(course, around, object, { event: 'referred', seat: seat ?? null, part: part ?? null }),
  ClauseSettled: (course, { object, part, outcome, why }, around) =>
    text(course, around, object, {
      ...{ event: 'settled', part: part ?? null, outcome: outcome ?? null, why: why ?? null },
    }),
};
