// Shows a player who decides for another what that player would see (cr 722.4): the cards of the question,
// and the hand and face-down cards of the player who may act. And the cards of a question that is asked again.
import { known, permanents } from '../../reading/characteristics/characteristics.js';
import type { Question, QuestionKind, QuestionOf } from '../../model/decisions/decision.js';
import type { GameEvent } from '../../model/events/events.js';
import { isPublicZone, isSeenByOwner } from '../../model/events/objects.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import type { GameState } from '../../model/state/game-state.js';
import {
  handOf,
  objectNumber,
  zoneKey,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';

type Named = {
  readonly [K in QuestionKind]: (
    question: QuestionOf<K>,
    state: GameState,
    of: Seat,
  ) => readonly (ObjectId | Seat | undefined)[];
};

const nothing = (): readonly [] => [];
const ofOptions = ({ options }: QuestionOf<'choose-modes' | 'order'>): readonly (ObjectId | undefined)[] =>
  options.map(({ object }) => object);

/** cr 708.5. */
const faceDownOf = (state: GameState, of: Seat): readonly ObjectId[] =>
  permanents(state).filter((id) => isFaceDown(state, id) && known(state, id)?.controller === of);

const isFaceDown = ({ objects }: GameState, id: ObjectId): boolean =>
  (objects[objectNumber(id)]?.permanent?.faceDown ?? null) !== null;

/** cr 401.5. */
const openTo = ({ lyingOpen }: GameState, of: Seat): readonly ObjectId[] =>
  lyingOpen.flatMap(({ object, to }) => (to === of ? [object] : []));

const NAMED: Named = {
  'choose-objects': ({ candidates }) => candidates,
  'choose-targets': ({ objects }) => objects,
  'choose-modes': ofOptions,
  order: ofOptions,
  divide: ({ among }) => among,
  priority: (_, state, of) => [...cardsIn(state, handOf(of)), ...faceDownOf(state, of), ...openTo(state, of)],
  'choose-players': nothing,
  'yes-no': nothing,
  number: nothing,
  word: nothing,
  attackers: nothing,
  blockers: nothing,
  /** The cards that a shortcut may name. */
  propose: (_, state, of) => cardsIn(state, handOf(of)),
};

/** The events that show `decider` the cards before `question`, which is put to `of`. */
export function shownTo(state: GameState, decider: Seat, of: Seat, question: Question): GameEvent[] {
  const read = NAMED[question.kind] as (
    question: Question,
    state: GameState,
    of: Seat,
  ) => readonly (ObjectId | Seat | undefined)[];
  const zones = new Map<string, { zone: Zone; objects: ObjectId[] }>();
  for (const one of read(question, state, of)) {
    const object = typeof one === 'string' ? state.objects[objectNumber(one)] : undefined;
    if (object === undefined || (isPublicZone(object.zone) && !isFaceDown(state, object.id))) continue;
    const { zone } = object;
    const found = zones.get(zoneKey(zone)) ?? { zone, objects: [] };
    found.objects.push(object.id);
    zones.set(zoneKey(zone), found);
  }
  return [...zones.values()].map(({ zone, objects }) => ({
    type: 'CardsLookedAt',
    seat: decider,
    objects,
    zone,
    count: objects.length,
  }));
}

/** The events that show a player the cards of a question in zones that the player does not see into. */
export function unseenIn(state: GameState, seat: Seat, question: Question): readonly GameEvent[] {
  if (question.kind === 'priority' || question.kind === 'propose') return [];
  return shownTo(state, seat, seat, question).filter(
    (event) =>
      event.type === 'CardsLookedAt' &&
      !isPublicZone(event.zone) &&
      !(isSeenByOwner(event.zone) && event.zone.seat === seat),
  );
}
