// The view, section by section, each built from the state by what the viewer may know; and which sections an event
// can change. A member is left undefined where there is nothing to see.
import type { Hash, Json, JsonObject } from '#kernel';
import {
  absentFrom,
  cardsIn,
  COMMON_LIBRARY,
  handOf,
  objectAt,
  zoneKey,
  type EventType,
  type GameState,
  type ObjectId,
  type SeatState,
  type Stage,
} from '#rules';
import type { Knowledge } from './knowledge.js';
import { seesInto, seesQuestionOf } from './permissions.js';
import { questionFor } from './story.js';
import type { GameStatus, SeatView, VisibleId } from './view.js';
import { viewerKey, type Viewer } from './viewer.js';

/** How objects looked last, and of which card they were. */
type Faces = Map<ObjectId, { readonly of: Hash; readonly face: Json }>;

export interface Eyes {
  readonly viewer: Viewer;
  readonly knowledge: Knowledge;
  readonly faces: Faces;
}

export type Section = 'table' | 'seats' | 'turn' | 'cards' | 'decision' | 'result';
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

/** What is built from the state; `before` is the view as it was, of which what has not changed may be taken over. */
type Build = (state: GameState, eyes: Eyes, before: Part) => Part;

export const SECTIONS: { readonly [K in Section]: Build } = {
  table: (state, { viewer }) => ({
    game: given(state.game),
    viewer: viewerKey(viewer),
    status: STATUS[state.stage.kind],
    terms: json(given(state.terms)),
    host: given(state.host),
    createdAt: given(state.createdAt),
    commitment: given(state.commitment),
    invited: [...state.invited],
    openingDeadline: state.stage.kind === 'opening' ? state.stage.deadline : undefined,
    startingSeat: given(state.startingSeat),
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
  cards: (state, eyes, before) => ({
    library: libraryView(state, eyes),
    objects: objectsInSight(state, eyes, before['objects'] as JsonObject | undefined),
  }),
  decision: (state, eyes) => ({ decision: decisionView(state, eyes) }),
  result: ({ result }) => ({ result: json(given(result)) }),
};

function dense(members: Part): JsonObject {
  const given: Record<string, Json> = {};
  for (const key of Object.keys(members)) {
    const value = members[key];
    if (value !== undefined) given[key] = value;
  }
  return given;
}

/** A game can also be over before it has begun: nobody has life, and there is no library. */
function hasBegun({ stage, zones }: GameState): boolean {
  if (stage.kind === 'over') return zones[zoneKey(COMMON_LIBRARY)] !== undefined;
  return stage.kind !== 'gathering' && stage.kind !== 'opening';
}

function seatView(state: GameState, seat: SeatState, { viewer, knowledge }: Eyes): JsonObject {
  const zone = handOf(seat.seat);
  const hand = cardsIn(state, zone);
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
    handSize: hand.length,
    hand: seesInto(viewer, zone) ? hand.map((object) => knowledge.idOf(object)) : undefined,
    lost: given(seat.lost),
  };
  return dense(view);
}

function libraryView(state: GameState, { viewer, knowledge }: Eyes): Json | undefined {
  const cards = cardsIn(state, COMMON_LIBRARY);
  if (!hasBegun(state)) return undefined;
  if (!seesInto(viewer, COMMON_LIBRARY)) return { size: cards.length };
  return { size: cards.length, cards: cards.map((object) => knowledge.idOf(object)) };
}

/** What lies in the zones the viewer sees into: the very value it was before when it is still the same. */
function objectsInSight(state: GameState, eyes: Eyes, before: JsonObject | undefined): JsonObject {
  const { viewer, knowledge } = eyes;
  const inSight: ObjectId[] = [];
  for (const { seat } of state.seats)
    if (seesInto(viewer, handOf(seat))) inSight.push(...cardsIn(state, handOf(seat)));
  if (seesInto(viewer, COMMON_LIBRARY)) inSight.push(...cardsIn(state, COMMON_LIBRARY));

  const ids = inSight.map((object) => knowledge.idOf(object));
  const faces = inSight.map((object, nth) => faceOf(state, object, ids[nth] as VisibleId, eyes));
  if (before !== undefined && faces.every((face, nth) => before[ids[nth] as VisibleId] === face))
    if (Object.keys(before).length === ids.length) return before;
  const objects: Record<string, Json> = {};
  for (const [nth, id] of ids.entries()) objects[id] = faces[nth] as Json;
  return objects;
}

/** The same face is the same value from view to view: what has not changed is not compared. */
function faceOf(state: GameState, object: ObjectId, id: VisibleId, { faces }: Eyes): Json {
  const { printed } = objectAt(state, object);
  const known = faces.get(object);
  if (known?.of === printed) return known.face;
  const definition = state.definitions[printed];
  if (definition === undefined) throw new Error('the log names a card it never recorded');
  const { name, cost, typeLine } = definition;
  const face: Json = cost === null ? { id, name, typeLine } : { id, name, cost, typeLine };
  faces.set(object, { of: printed, face });
  return face;
}

function decisionView(state: GameState, { viewer, knowledge }: Eyes): Json | undefined {
  const { decision } = state;
  if (decision === null) return undefined;
  const { id, seat, kind, prompt, since } = decision;
  const seen = { id, seat, kind, prompt, since, absentFrom: absentFrom(state) };
  if (!seesQuestionOf(viewer, seat)) return seen;
  return { ...seen, question: json(questionFor(decision.question, knowledge)) };
}

const ALL: readonly Section[] = ['table', 'seats', 'turn', 'cards', 'decision', 'result'];

/** What an event can change of a view; held against whole views by a test over generated games. */
export const TOUCHES: { readonly [K in EventType]: readonly Section[] } = {
  CommandAccepted: [],
  GameCreated: ALL,
  PlayerInvited: ['table'],
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
  LibraryMade: ['cards'],
  LibraryShuffled: ['cards'],
  LibraryCut: ['cards'],
  HandsReturned: ['seats', 'cards'],
  CardDrawn: ['seats', 'cards'],
  DrewFromEmptyLibrary: [],
  CardPutOnBottom: ['seats', 'cards'],
  TurnBegan: ['table', 'turn'],
  StepBegan: ['turn'],
  DecisionOpened: ['decision'],
  DecisionClosed: ['decision'],
  PlayerLost: ['seats', 'cards'],
  GameEnded: ['table', 'result'],
};
