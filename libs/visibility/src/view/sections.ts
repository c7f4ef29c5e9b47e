// Builds each section of the view from what the viewer may know, and lists which sections an event can
// change. A member is undefined if there is nothing to see.
import type { Json, JsonObject } from '#kernel';
import {
  absentFrom,
  cardsIn,
  flagAt,
  COMMON_LIBRARY,
  graveyardsOf,
  handOf,
  isPlayed,
  librariesOf,
  outsideOf,
  timesLeft,
  zoneKey,
  type EventType,
  type GameState,
  type SeatState,
  type Stage,
  type Zone,
} from '#rules';
import type { Knowledge } from './knowledge.js';
import { mayReadFor, seesInto, seesQuestionOf } from '../viewers/permissions.js';
import type { SeenZones } from './seen-zones.js';
import { proposalView, referralView } from './proposals.js';
import { questionFor } from './questions.js';
import { combatView, publicZones, zonesInSight } from './board.js';
import type { DisputeView, GameStatus, SeatView, TakeBackView, TermsView } from './view.js';
import { viewerKey, type Viewer } from '../viewers/viewer.js';

export interface Eyes {
  readonly viewer: Viewer;
  readonly knowledge: Knowledge;
  readonly sight: SeenZones;
}

export type Section = 'table' | 'seats' | 'turn' | 'cards' | 'combat' | 'decision' | 'clocks' | 'result';
type Part = { readonly [key: string]: Json | undefined };

const STATUS: { readonly [K in Stage['kind']]: GameStatus } = {
  gathering: 'gathering',
  opening: 'opening',
  starting: 'starting',
  mulligans: 'mulligans',
  turns: 'playing',
  over: 'over',
};

const given = <T>(value: T | null): T | undefined => value ?? undefined;

/** Typed views are JSON by construction; their interfaces only lack the index signature that says so. */
const json = (value: unknown): Json | undefined => value as Json | undefined;

export const SECTIONS: { readonly [K in Section]: (state: GameState, eyes: Eyes) => Part } = {
  table: (state, { viewer }) => ({
    game: given(state.game),
    viewer: viewerKey(viewer),
    status: STATUS[state.stage.kind],
    terms: json(termsView(state)),
    host: given(state.host),
    createdAt: given(state.createdAt),
    commitment: given(state.commitment),
    invited: [...state.invited],
    origin: json(state.origin),
    openingDeadline: state.stage.kind === 'opening' ? state.stage.deadline : undefined,
    startingSeat: given(state.startingSeat),
    quarantine: json(given(state.quarantine ?? null)),
    dispute: json(disputeView(state)),
    takeBack: json(takeBackView(state)),
  }),
  seats: (state, eyes) => {
    const seats: Record<string, Json> = {};
    for (const seat of state.seats) seats[seat.seat] = seatView(state, seat, eyes);
    return { seats };
  },
  turn: ({ turn }) => ({
    turn:
      turn === null ? undefined : dense({ number: turn.number, active: turn.active, step: given(turn.step) }),
  }),
  cards: (state, eyes) => ({
    library: commonLibrary(state, eyes),
    ...publicZones(state, eyes),
    objects: eyes.sight.facesIn(state, zonesInSight(state, eyes.viewer)),
  }),
  combat: (state, { knowledge }) => ({
    combat: json(combatView(state, knowledge)),
    monarch: given(state.monarch),
    initiative: given(state.initiative),
  }),
  clocks: (state) => ({ clocks: clocksView(state) }),
  decision: (state, eyes) => ({
    decision: decisionView(state, eyes),
    proposal: json(proposalView(state, eyes)),
    referral: json(referralView(state, eyes)),
  }),
  result: ({ result }) => ({ result: json(given(result)) }),
};

/** A view has no nulls. */
function termsView({ terms }: GameState): TermsView | undefined {
  if (terms === null) return undefined;
  const { clock } = terms;
  if (clock?.kind !== 'thinking' || clock.late !== null) return terms as TermsView;
  const { late: _, ...steady } = clock;
  return { ...terms, clock: steady };
}

function dense(members: Part): JsonObject {
  const given: Record<string, Json> = {};
  for (const key in members) {
    const value = members[key];
    if (value !== undefined) given[key] = value;
  }
  return given;
}

/** A game can also be over before it has begun: then nobody has life, and there is no library. */
function hasBegun({ stage, zones }: GameState): boolean {
  if (stage.kind === 'over') return Object.keys(zones).length > 0;
  return stage.kind !== 'gathering' && stage.kind !== 'opening';
}

function seatView(state: GameState, seat: SeatState, eyes: Eyes): JsonObject {
  const { viewer, sight } = eyes;
  const zone = handOf(seat.seat);
  const view: { [K in keyof SeatView]: SeatView[K] | undefined } = {
    seat: seat.seat,
    team: seat.team,
    player: given(seat.player),
    ready: seat.ready,
    commitment: given(seat.commitment),
    entropy: given(seat.entropy),
    life: hasBegun(state) ? seat.life : undefined,
    mulligans: seat.mulligans,
    keptHand: seat.keptHand,
    handSize: cardsIn(state, zone).length,
    hand: seesInto(viewer, zone) ? sight.idsIn(state, zone) : undefined,
    lost: given(seat.lost),
    agreesToOpen: seat.agreesToOpen,
    passing: mayReadFor(viewer, seat.seat) ? (seat.passing ?? undefined) : undefined,
    ...(isPlayed(state) && hasBegun(state) ? inPlay(state, seat, eyes) : {}),
  };
  return dense(view);
}

/** What a seat has beyond a hand while cards are played. */
function inPlay(
  state: GameState,
  { seat, mana, counters, designations }: SeatState,
  eyes: Eyes,
): Pick<
  SeatView,
  | 'librarySize'
  | 'graveyard'
  | 'graveyards'
  | 'sideboardSize'
  | 'sideboard'
  | 'mana'
  | 'counters'
  | 'designations'
> &
  Part {
  const libraries = librariesOf(state, seat);
  const own = libraries.filter((zone) => zone.seat === seat);
  const graveyards = graveyardsOf(state, seat).map((zone) => [...eyes.sight.idsIn(state, zone)]);
  return {
    librarySize: libraries.reduce((sum, zone) => sum + cardsIn(state, zone).length, 0),
    libraries: own.length === 0 ? undefined : own.map((zone) => libraryView(state, zone, eyes)),
    graveyard: graveyards.flat(),
    ...(graveyards.length === 1 ? {} : { graveyards }),
    ...outsideView(state, outsideOf(seat), eyes),
    mana: mana.map(({ type }) => type).join(''),
    counters: { ...counters },
    designations: [...designations],
  };
}

/** cr 400.11a: nothing if nobody has brought any cards. */
function outsideView(
  state: GameState,
  zone: Zone,
  { viewer, sight }: Eyes,
): Pick<SeatView, 'sideboardSize' | 'sideboard'> {
  const cards = state.zones[zoneKey(zone)];
  if (cards === undefined) return {};
  return {
    sideboardSize: cards.length,
    ...(seesInto(viewer, zone) ? { sideboard: sight.idsIn(state, zone) } : {}),
  };
}

function commonLibrary(state: GameState, eyes: Eyes): Json | undefined {
  const isThere = !isPlayed(state) || state.zones[zoneKey(COMMON_LIBRARY)] !== undefined;
  return hasBegun(state) && isThere ? libraryView(state, COMMON_LIBRARY, eyes) : undefined;
}

function libraryView(state: GameState, zone: Zone, { viewer, knowledge, sight }: Eyes): JsonObject {
  const cards = cardsIn(state, zone);
  const size = cards.length;
  if (seesInto(viewer, zone)) return { size, cards: sight.idsIn(state, zone) };
  const known: Record<string, number> = {};
  if (knowledge.shown.size > 0)
    for (const [index, object] of cards.entries())
      if (knowledge.shown.has(object)) known[knowledge.idOf(object)] = size - index;
  return Object.keys(known).length === 0 ? { size } : { size, known };
}

function decisionView(state: GameState, { viewer, knowledge }: Eyes): Json | undefined {
  const { decision } = state;
  if (decision === null) return undefined;
  const { id, seat, kind, prompt, since } = decision;
  const source = decision.source === undefined ? undefined : knowledge.find(decision.source);
  const seen = {
    id,
    seat,
    kind,
    prompt,
    since,
    absentFrom: absentFrom(state),
    ...(decision.of === undefined ? {} : { of: decision.of }),
    ...(source === undefined ? {} : { source }),
  };
  if (!seesQuestionOf(viewer, seat)) return seen;
  return { ...seen, question: json(questionFor(decision.question, knowledge)) };
}

function takeBackView({ takeBack }: GameState): TakeBackView | undefined {
  if (!takeBack) return undefined;
  const { seat, moment, asks, agreed, since } = takeBack;
  return { seat, moment, asks: [...asks], agreed: [...agreed], since };
}

function disputeView({ dispute }: GameState): DisputeView | undefined {
  if (!dispute) return undefined;
  const { id, seat, since, until, taken } = dispute;
  return {
    id,
    since,
    taken,
    ...(seat === null ? {} : { seat }),
    ...(until === null ? {} : { until }),
  };
}

/** While a player thinks, everyone's remaining time is the time left when the question was asked. */
function clocksView(state: GameState): Json | undefined {
  const times = timesLeft(state);
  if (times.length === 0 || state.stage.kind === 'over') return undefined;
  const left: Record<string, Json> = {};
  for (const time of times) left[time.seat] = time.left;
  const { decision } = state;
  const until = flagAt(state);
  if (decision === null || until === undefined) return { left };
  return { left, running: { seat: decision.seat, since: decision.since, until } };
}

const ALL: readonly Section[] = ['table', 'seats', 'turn', 'cards', 'combat', 'decision', 'clocks', 'result'];
/** No clock runs while a game is stopped; afterwards its question counts as asked later. */
const STOPS: readonly Section[] = ['table', 'decision', 'clocks'];
/** A question and the clock that runs with it. */
const ASKED: readonly Section[] = ['decision', 'clocks'];
/** The sections changed by anything that moves or changes an object, or what a player has. */
const PLAY: readonly Section[] = ['seats', 'turn', 'cards', 'combat'];

/** The sections an event can change by itself. A test over generated games compares this with whole views. */
export const TOUCHES: { readonly [K in EventType]: readonly Section[] } = {
  CommandAccepted: [],
  GameCreated: ALL,
  ForkedFrom: ['table'],
  PositionRecorded: [],
  PositionEntered: ALL,
  PlayerInvited: ['table'],
  InvitationEnded: ['table'],
  SeatTaken: ['seats'],
  SeatLeft: ['seats'],
  HostChanged: ['table'],
  SeatReady: ['seats'],
  ReadinessWithdrawn: ['table', 'seats'],
  OpeningBegan: ['table'],
  EntropyOpened: ['seats'],
  GameBegan: ALL,
  StarterChooserDetermined: [],
  StartingPlayerChosen: ['table'],
  MulliganRoundBegan: ['table'],
  MulliganDeclared: ['seats'],
  HandBottomed: [],
  DefinitionRecorded: [],
  LibraryMade: ['seats', 'cards'],
  LibraryShuffled: ['seats', 'cards'],
  LibraryCut: ['seats', 'cards'],
  HandsReturned: ['seats', 'cards'],
  CardDrawn: ['seats', 'cards'],
  DrewFromEmptyLibrary: [],
  CardPutOnBottom: ['seats', 'cards'],
  HappenedAtOnce: PLAY,
  CardsPlaced: PLAY,
  PermanentPlaced: PLAY,
  TurnBegan: ['table', ...PLAY],
  TurnPassedOver: [],
  TurnOrderReversed: [],
  StepBegan: ['turn'],
  DecisionOpened: ASKED,
  DecisionClosed: ASKED,
  ObjectMoved: PLAY,
  ObjectCeased: PLAY,
  TokenCreated: PLAY,
  PermanentTapped: ['cards'],
  CountersChanged: PLAY,
  PlayerCountersChanged: PLAY,
  DamageDealt: PLAY,
  DamagePrevented: PLAY,
  DamageRemoved: PLAY,
  StateBasedChecked: [],
  LifeChanged: ['seats'],
  AttachmentChanged: PLAY,
  ControllerChanged: PLAY,
  FaceChanged: PLAY,
  Phased: PLAY,
  Marked: PLAY,
  LinkSet: PLAY,
  CardsRevealed: PLAY,
  CardRevealedAgain: PLAY,
  CardsLieOpen: [],
  CardsLookedAt: PLAY,
  LibraryArranged: PLAY,
  ActivationCounted: [],
  PriorityPassed: ['turn'],
  PrioritySet: ['turn'],
  SpellCast: PLAY,
  AbilityStacked: PLAY,
  SpellCopied: PLAY,
  TargetsChanged: PLAY,
  ResolutionBegan: [],
  Countered: [],
  LandPlayed: PLAY,
  CardNamed: PLAY,
  CardLeftUnnamed: PLAY,
  TakenForUtopia: PLAY,
  CardMarked: PLAY,
  TemplateReleased: PLAY,
  OwnershipTransferred: PLAY,
  PentalandPlayed: PLAY,
  UtopiaPlayed: PLAY,
  UtopiaIdentitiesSwapped: PLAY,
  ManaAdded: ['seats'],
  ManaSpent: ['seats'],
  ManaEmptied: ['seats'],
  EffectBegan: PLAY,
  EffectUsed: [],
  EffectEnded: PLAY,
  AgendaMoved: [],
  CoinFlipped: [],
  DieRolled: [],
  WordChosen: [],
  RandomnessUsed: [],
  ActionTaken: [],
  AttackersDeclared: PLAY,
  BlockersDeclared: PLAY,
  AttackerAdded: PLAY,
  BecameBlocked: PLAY,
  BlockersOrdered: PLAY,
  RemovedFromCombat: PLAY,
  StruckFirst: [],
  DamageAssigned: ['combat'],
  AssignedDamageTaken: ['combat'],
  CombatBegan: ['combat'],
  CombatEnded: PLAY,
  TurnPlanned: ['turn'],
  FuturePlanned: [],
  PlayerDesignated: PLAY,
  EmblemMade: PLAY,
  GameRestarted: ALL,
  PositionNoted: [],
  ChoiceNoted: [],
  PassingSet: ['seats'],
  FlagFell: [],
  ClocksResumed: ASKED,
  GameQuarantined: STOPS,
  QuarantineLifted: STOPS,
  GameRepaired: STOPS,
  GameStopped: STOPS,
  CallTaken: ['table'],
  CallHandedBack: ['table'],
  RulingApplied: [],
  GameResumed: STOPS,
  NameFreed: [],
  ControlCorrected: PLAY,
  ClauseCameUp: [],
  ClauseProposed: ['decision'],
  ProposalRefused: [],
  ProposalAccepted: ['decision'],
  ClauseReferred: ['decision'],
  ClauseSettled: ['decision'],
  ShortcutProposed: [],
  ShortcutRound: [],
  PlayerLost: [...PLAY, 'decision', 'clocks'],
  GameEnded: ['table', 'decision', 'clocks', 'result'],
  OpeningAgreed: ['seats'],
  Rewound: ALL,
  TakeBackAsked: ['table'],
  TakeBackAgreed: ['table'],
  TakeBackEnded: ['table'],
};
