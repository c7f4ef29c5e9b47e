// Maps the outline of a game to the contract's types. Long lists are resolved in parts.
import {
  type Outline,
  type OutlineMark,
  type OutlinePhase,
  PROMPTS,
  publishedResult,
  QUESTION_KINDS,
  type StepBy,
  type StepDirection,
} from '#visibility';
import type { OutlineMarkKind, Phase, ReplayDirection, ReplayStep } from '../generated/schema.js';
import { someAtATime } from './some-at-a-time.js';
import type { Answer, Words } from './types.js';

const PHASES: Words<OutlinePhase['phase'], Phase> = {
  beginning: 'BEGINNING',
  'precombat-main': 'PRECOMBAT_MAIN',
  combat: 'COMBAT',
  'postcombat-main': 'POSTCOMBAT_MAIN',
  ending: 'ENDING',
};
const MARKS: Words<OutlineMark['kind'], OutlineMarkKind> = {
  mulligan: 'MULLIGAN',
  name: 'NAME',
  spell: 'SPELL',
  combat: 'COMBAT',
  death: 'DEATH',
  concession: 'CONCESSION',
  loss: 'LOSS',
  call: 'CALL',
  ruling: 'RULING',
  rewind: 'REWIND',
};

export const STEPS_BY: Words<ReplayStep, StepBy> = {
  ENTRY: 'entry',
  PRIORITY: 'priority',
  PHASE: 'phase',
  TURN: 'turn',
};
export const DIRECTIONS: Words<ReplayDirection, StepDirection> = { FORWARD: 'forward', BACK: 'back' };

export const shownOutline = ({
  moments,
  seats,
  turns,
  phases,
  lives,
  commands,
  questions,
  marks,
  result,
}: Outline): Answer<'Outline'> => ({
  moments,
  seats: seats.map(({ seat, team, player }) => ({
    seat,
    team,
    player: player === undefined ? null : { id: player },
  })),
  turns: someAtATime(turns, (turn) => turn),
  phases: someAtATime(phases, ({ moment, turn, phase }) => ({ moment, turn, phase: PHASES[phase] })),
  lives: someAtATime(lives, (life) => life),
  commands: someAtATime(commands, ({ moment, at, seat = null }) => ({ moment, at, seat })),
  questions: someAtATime(questions, ({ of = null, ended = null, thought = null, ...asked }) => ({
    ...asked,
    of,
    ended,
    thought,
    kind: QUESTION_KINDS[asked.kind],
    prompt: PROMPTS[asked.prompt],
  })),
  marks: someAtATime(marks, ({ moment, kind, seat = null, names, count }) => ({
    moment,
    kind: MARKS[kind],
    seat,
    names,
    count,
  })),
  result: result === undefined ? null : shownEnd(result),
});

function shownEnd(result: NonNullable<Outline['result']>): Answer<'OutlineResult'> {
  const { reason, winners } = publishedResult(result);
  return { moment: result.moment, reason, winners };
}
