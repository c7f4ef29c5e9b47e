// Maps disputes to the contract's types.
import type {
  DisputeOutcome,
  GivenAnswer,
  PenaltyHistory,
  PreviewOutcome,
  QueuedCall,
  QueuePage,
  SeenDispute,
} from '#matches';
import type {
  AppealOutcome,
  DisputeStage,
  Infraction as ShownInfraction,
  PenaltyGrade as ShownGrade,
  RemedyKind,
  RulingLevel,
  RulingState,
} from '../generated/schema.js';
import type { GivenRepair } from '#visibility';
import { refused } from './action.js';
import { shownAnswer } from './answered.js';
import { seenEntry } from './feed.js';
import { shownRepair } from './repaired.js';
import { connection, type After } from './connection.js';
import type { Answer, Words } from './types.js';

type Shown = SeenDispute['shown'];
type Ruling = Shown['rulings'][number];
type Penalty = Shown['penalties'][number];
export type Infraction = Penalty['infraction'];
export type PenaltyGrade = Penalty['grade'];
type Appeal = NonNullable<Shown['appeal']>;

const STAGES: Words<Shown['stage'], DisputeStage> = {
  called: 'CALLED',
  taken: 'TAKEN',
  ruled: 'RULED',
  appealed: 'APPEALED',
  final: 'FINAL',
  done: 'DONE',
  withdrawn: 'WITHDRAWN',
  lapsed: 'LAPSED',
  closed: 'CLOSED',
};
const LEVELS: Words<Ruling['level'], RulingLevel> = { judge: 'JUDGE', 'head-judge': 'HEAD_JUDGE' };
const STATES: Words<Ruling['state'], RulingState> = {
  open: 'OPEN',
  'carried-out': 'CARRIED_OUT',
  failed: 'FAILED',
  overturned: 'OVERTURNED',
};
const OUTCOMES: Words<NonNullable<Appeal['outcome']>, AppealOutcome> = {
  upheld: 'UPHELD',
  overturned: 'OVERTURNED',
  undecided: 'UNDECIDED',
};
const GRADES: Words<PenaltyGrade, ShownGrade> = {
  warning: 'WARNING',
  'game-loss': 'GAME_LOSS',
  'match-loss': 'MATCH_LOSS',
  disqualification: 'DISQUALIFICATION',
};
const INFRACTIONS: Words<Infraction, ShownInfraction> = {
  'missed-trigger': 'MISSED_TRIGGER',
  'looking-at-extra-cards': 'LOOKING_AT_EXTRA_CARDS',
  'hidden-card-error': 'HIDDEN_CARD_ERROR',
  'game-rule-violation': 'GAME_RULE_VIOLATION',
  'failure-to-maintain-game-state': 'FAILURE_TO_MAINTAIN_GAME_STATE',
  'mulligan-error': 'MULLIGAN_ERROR',
  'deck-error': 'DECK_ERROR',
  tardiness: 'TARDINESS',
  'slow-play': 'SLOW_PLAY',
  'outside-assistance': 'OUTSIDE_ASSISTANCE',
  'communication-violation': 'COMMUNICATION_VIOLATION',
  'unsporting-conduct': 'UNSPORTING_CONDUCT',
  stalling: 'STALLING',
  cheating: 'CHEATING',
};

function inverse<I extends string, O extends string>(words: Words<I, O>): Words<O, I> {
  return Object.fromEntries(Object.entries(words).map(([inside, outside]) => [outside, inside])) as Words<
    O,
    I
  >;
}
const INFRACTIONS_IN = inverse(INFRACTIONS);
const GRADES_IN = inverse(GRADES);
export const namedInfraction = (infraction: ShownInfraction): Infraction => INFRACTIONS_IN[infraction];
export const namedGrade = (grade: ShownGrade): PenaltyGrade => GRADES_IN[grade];
export const shownStage = (stage: Shown['stage']): DisputeStage => STAGES[stage];

const text = ({ seat, at, text: said }: Shown['statements'][number]): Answer<'DisputeText'> => ({
  seat,
  at,
  text: said,
});

const message = ({ seat, by, to, at, text: said }: Shown['messages'][number]): Answer<'DisputeMessage'> => ({
  seat,
  by: { id: by },
  to,
  at,
  text: said,
});

/** A remedy as its viewer may know it: whole for a judge. */
interface ShownRemedy {
  readonly kind: 'rewind' | 'repair' | 'answer' | 'time' | 'result';
  readonly moment?: number;
  readonly positions?: string;
  readonly names?: string;
  readonly seat?: number;
  readonly milliseconds?: number;
  readonly winners?: readonly number[];
  readonly decision?: string;
  readonly answer?: GivenAnswer;
  readonly repair?: GivenRepair;
}

const REMEDIES: Words<ShownRemedy['kind'], RemedyKind> = {
  rewind: 'REWIND',
  repair: 'REPAIR',
  answer: 'ANSWER',
  time: 'TIME',
  result: 'RESULT',
};
const MILLISECONDS = 1_000;

export const shownRemedy = (one: ShownRemedy): Answer<'Remedy'> => ({
  kind: REMEDIES[one.kind],
  moment: one.moment ?? null,
  keepsKnown: one.positions === undefined ? null : one.positions === 'keep-known',
  freesNames: one.names === undefined ? null : one.names === 'free',
  seat: one.seat ?? null,
  seconds: one.milliseconds === undefined ? null : one.milliseconds / MILLISECONDS,
  winners: one.winners === undefined ? null : [...one.winners],
  decisionId: one.decision ?? null,
  given: one.answer === undefined ? null : shownAnswer(one.answer),
  repaired: one.repair === undefined ? null : shownRepair(one.repair),
});

const ruling = (one: Ruling, whole: readonly unknown[] | null): Answer<'DisputeRuling'> => ({
  number: one.ruling,
  judge: { id: one.judge },
  level: LEVELS[one.level],
  at: one.at,
  until: one.until,
  acceptedBy: [...one.accepted],
  state: STATES[one.state],
  rules: [...one.rules],
  words: one.words,
  remedies: ((whole ?? one.remedies) as readonly ShownRemedy[]).map(shownRemedy),
  lost: one.lost,
  question: one.forJudges?.question ?? null,
  findings: one.forJudges?.findings ?? null,
});

const appeal = (one: Appeal): Answer<'Appeal'> => ({
  ruling: one.ruling,
  seat: one.seat,
  reason: one.reason && text(one.reason),
  until: one.until,
  outcome: one.outcome && OUTCOMES[one.outcome],
  judge: one.judge === null ? null : { id: one.judge },
  words: one.words,
});

const penalty = (one: Penalty): Answer<'Penalty'> => ({
  judge: { id: one.judge },
  seat: one.seat,
  player: { id: one.player },
  infraction: INFRACTIONS[one.infraction],
  grade: GRADES[one.grade],
  event: one.event,
  words: one.words,
  at: one.at,
});

export const shownDispute = ({
  id,
  version,
  changedAt,
  shown,
  remedies,
}: SeenDispute): Answer<'Dispute'> => ({
  id,
  version,
  changedAt,
  gameId: shown.game,
  stage: STAGES[shown.stage],
  openedAt: shown.openedAt,
  openedBy: { id: shown.openedBy },
  seat: shown.seat,
  moment: shown.moment,
  decisionId: shown.decision,
  challenge: shown.challenge,
  judge: shown.judge === null ? null : { id: shown.judge },
  until: shown.until,
  sentence: shown.sentence && text(shown.sentence),
  statements: shown.statements.map(text),
  messages: shown.messages.map(message),
  namesAsked: [...shown.namesAsked],
  names: shown.names.map(text),
  rulings: shown.rulings.map((one, nth) => ruling(one, remedies?.[nth] ?? null)),
  appeal: shown.appeal && appeal(shown.appeal),
  penalties: shown.penalties.map(penalty),
  closedAt: shown.closed?.at ?? null,
});

export const disputeResult = (outcome: DisputeOutcome): Answer<'DisputeResult'> =>
  outcome.kind === 'refused'
    ? refused(outcome.refusal)
    : { __typename: 'DisputeAccepted', dispute: shownDispute(outcome.dispute) };

export const previewResult = (outcome: PreviewOutcome): Answer<'PreviewResult'> =>
  outcome.kind === 'refused'
    ? refused(outcome.refusal)
    : {
        __typename: 'RulingPreview',
        feeds: outcome.foreseen.map(({ viewer, entries }) => ({
          seat: viewer.kind === 'seat' ? viewer.seat : null,
          entries: entries.map(seenEntry),
        })),
      };

const queuedCall = (call: QueuedCall): Answer<'QueuedCall'> => ({
  disputeId: call.id,
  gameId: call.game,
  seat: call.seat,
  openedBy: { id: call.openedBy },
  openedAt: call.openedAt,
  moment: call.moment,
  challenge: call.isChallenge,
  until: call.until,
});

export const queuePage = ({ calls, places, next }: QueuePage, after: After): Answer<'QueueConnection'> =>
  connection(
    calls.map((call, nth) => ({ cursor: places[nth] ?? '', node: queuedCall(call) })),
    { after, next },
  );

export const penaltyHistory = ({ earlier, proposed }: PenaltyHistory): Answer<'PenaltyHistory'> => ({
  earlier: earlier.map((infraction) => INFRACTIONS[infraction]),
  proposed: proposed && GRADES[proposed],
});
