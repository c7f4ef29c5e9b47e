// A game's view in the contract's types.
import type { GameSight } from '#matches';
import type {
  DecisionView,
  GameView,
  ObjectView,
  QuestionView,
  SeatView,
  Viewer,
  VisibleId,
} from '#visibility';
import type {
  EndReason,
  GameStatus,
  LossReason,
  Prompt,
  PriorityAction,
  QuestionKind,
  Step,
  ViewerKind,
} from '../generated/schema.js';
import { shownTerms } from './terms.js';
import type { Answer } from './types.js';

type Words<Inside extends string, Outside extends string> = { readonly [I in Inside]: Outside };

const VIEWERS: Words<Viewer['kind'], ViewerKind> = {
  seat: 'SEAT',
  spectator: 'SPECTATOR',
  judge: 'JUDGE',
};
const STATUSES: Words<GameView['status'], GameStatus> = {
  gathering: 'GATHERING',
  opening: 'OPENING',
  starting: 'STARTING',
  mulligans: 'MULLIGANS',
  playing: 'PLAYING',
  over: 'OVER',
};
const LOSSES: Words<NonNullable<SeatView['lost']>, LossReason> = {
  conceded: 'CONCEDED',
  absent: 'ABSENT',
  'drew-from-empty-library': 'DREW_FROM_EMPTY_LIBRARY',
};
const ENDS: Words<NonNullable<GameView['result']>['reason'], EndReason> = {
  'last-one-standing': 'LAST_ONE_STANDING',
  'nobody-left': 'NOBODY_LEFT',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  abandoned: 'ABANDONED',
};
const STEPS: Words<NonNullable<NonNullable<GameView['turn']>['step']>, Step> = {
  untap: 'UNTAP',
  upkeep: 'UPKEEP',
  draw: 'DRAW',
  'precombat-main': 'PRECOMBAT_MAIN',
  end: 'END',
  cleanup: 'CLEANUP',
};
const KINDS: Words<DecisionView['kind'], QuestionKind> = {
  'choose-players': 'CHOOSE_PLAYERS',
  'yes-no': 'YES_NO',
  'choose-objects': 'CHOOSE_OBJECTS',
  priority: 'PRIORITY',
};
const PROMPTS: Words<DecisionView['prompt'], Prompt> = {
  'choose-starting-player': 'CHOOSE_STARTING_PLAYER',
  'take-a-mulligan': 'TAKE_A_MULLIGAN',
  'put-on-the-bottom': 'PUT_ON_THE_BOTTOM',
  priority: 'PRIORITY',
};
const ACTIONS: Words<Extract<QuestionView, { kind: 'priority' }>['actions'][number], PriorityAction> = {
  'pass-turn': 'PASS_TURN',
};

export const viewerKind = (viewer: Viewer): ViewerKind => VIEWERS[viewer.kind];

export function gameView({ view, moment }: Pick<GameSight, 'view' | 'moment'>): Answer<'GameView'> {
  const { turn, library, decision, result } = view;
  return {
    status: STATUSES[view.status],
    terms: shownTerms(view.terms),
    host: { id: view.host },
    createdAt: view.createdAt,
    moment,
    commitment: view.commitment,
    invited: view.invited.map((id) => ({ id })),
    openingDeadline: view.openingDeadline ?? null,
    seats: Object.values(view.seats)
      .sort((one, other) => one.seat - other.seat)
      .map((seat) => seatView(view, seat)),
    startingSeat: view.startingSeat ?? null,
    turn: turn
      ? { number: turn.number, active: turn.active, step: turn.step === undefined ? null : STEPS[turn.step] }
      : null,
    library: library
      ? { size: library.size, cards: library.cards === undefined ? null : cards(view, library.cards) }
      : null,
    decision: decision ? decisionView(view, decision) : null,
    result: result ? { reason: ENDS[result.reason], winners: result.winners } : null,
    json: view,
  };
}

const seatView = (view: GameView, seat: SeatView): Answer<'SeatView'> => ({
  seat: seat.seat,
  team: seat.team,
  player: seat.player === undefined ? null : { id: seat.player },
  ready: seat.ready,
  commitment: seat.commitment ?? null,
  entropy: seat.entropy ?? null,
  life: seat.life ?? null,
  mulligans: seat.mulligans,
  keptHand: seat.keptHand,
  handSize: seat.handSize,
  hand: seat.hand === undefined ? null : cards(view, seat.hand),
  lost: seat.lost === undefined ? null : LOSSES[seat.lost],
});

export const decisionView = (view: GameView, decision: DecisionView): Answer<'Decision'> => ({
  id: decision.id,
  seat: decision.seat,
  kind: KINDS[decision.kind],
  prompt: PROMPTS[decision.prompt],
  since: decision.since,
  absentFrom: decision.absentFrom,
  question: decision.question === undefined ? null : question(view, decision, decision.question),
});

type Questions = {
  readonly [K in QuestionView['kind']]: (
    view: GameView,
    decision: DecisionView,
    question: Extract<QuestionView, { kind: K }>,
  ) => Answer<'Question'>;
};

const QUESTIONS: Questions = {
  'choose-players': (_view, _decision, { candidates, count }) => ({
    __typename: 'ChoosePlayers',
    seats: candidates,
    count,
  }),
  'yes-no': (_view, { prompt }) => ({ __typename: 'YesNo', prompt: PROMPTS[prompt] }),
  'choose-objects': (view, _decision, { candidates, count }) => ({
    __typename: 'ChooseObjects',
    cards: cards(view, candidates),
    count,
  }),
  priority: (_view, _decision, { actions }) => ({
    __typename: 'Priority',
    actions: actions.map((action) => ACTIONS[action]),
  }),
};

const question = (view: GameView, decision: DecisionView, asked: QuestionView): Answer<'Question'> =>
  (
    QUESTIONS[asked.kind] as (
      view: GameView,
      decision: DecisionView,
      asked: QuestionView,
    ) => Answer<'Question'>
  )(view, decision, asked);

/** Cards by the viewer's ids; an id of a card the viewer does not see is not in a view. */
function cards(view: GameView, ids: readonly VisibleId[]): Answer<'Card'>[] {
  const seen: Readonly<Record<string, ObjectView | undefined>> = view.objects;
  return ids.flatMap((id) => {
    const object = seen[id];
    return object === undefined
      ? []
      : [{ id, name: object.name, cost: object.cost ?? null, typeLine: object.typeLine }];
  });
}
