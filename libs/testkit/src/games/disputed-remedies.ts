// The remedies of one ruling in a generated game, drawn at random. Many of them do not fit the game.
import { oneOf, uniformBot } from '#bots';
import type { RandomSource } from '#kernel';
import {
  BATTLEFIELD,
  cardsIn,
  EXILE,
  handOf,
  isPublicZone,
  objectNumber,
  type GameState,
  type ObjectId,
  type Remedy,
  type Repair,
  type Rulebook,
  type Seat,
} from '#rules';
import { repairFor } from '#simulation';
import type { DisputedTable } from './disputed-table.js';

/** Chosen for abilities. */
const WORDS = ['white', 'Goblin', 'Island'];
/** A ruling that makes the game go on ends it one time in this many. */
const ENDING = 6;

/** In the order that a ruling needs. */
export function remediesFor(table: DisputedTable, book: Rulebook): Remedy[] {
  const { random } = table;
  const some = (most: number) => Array.from({ length: 1 + random.below(most) }, () => betweenIn(table, book));
  switch (random.below(4)) {
    case 0:
      return random.below(3) === 0 ? [rewindIn(table), ...some(1)] : [rewindIn(table)];
    case 1:
      return lastIn(table, book);
    default:
      return some(2);
  }
}

/** To any moment; often to a recent one, sometimes to the last one at all. */
function rewindIn({ random, fold }: DisputedTable): Remedy {
  const { moment } = fold;
  const recent = random.below(2) === 0 ? Math.min(moment, 40) : moment;
  return {
    kind: 'rewind',
    moment: Math.max(1, moment - random.below(recent)),
    positions: random.below(2) === 0 ? 'shuffle' : 'keep-known',
    names: random.below(2) === 0 ? 'free' : 'used',
  };
}

function betweenIn(table: DisputedTable, book: Rulebook): Remedy {
  const { random, state } = table;
  const seat = seatIn(table);
  if (random.below(4) === 0)
    return {
      kind: 'time',
      seat: state.decision?.seat ?? seat,
      milliseconds: 1 + random.below(100_000),
    };
  const repair = random.below(3) === 0 ? repairFor(state, random) : likelyIn(table, book);
  return { kind: 'repair', repair };
}

const seatIn = ({ state, random }: DisputedTable): Seat => oneOf(state.seats, random).seat;

/** A repair of a kind that is drawn first, so that none is rare; of a permanent if there is one. */
function likelyIn(table: DisputedTable, book: Rulebook): Repair {
  const { random, state } = table;
  const seat = seatIn(table);
  const permanents = cardsIn(state, BATTLEFIELD);
  const hand = cardsIn(state, handOf(seat));
  const used = state.naming?.names ?? [];
  const ofPermanents: readonly (() => Repair)[] = [
    () => {
      const object = oneOf(permanents, random);
      const isTapped = state.objects[objectNumber(object)]?.permanent?.tapped ?? false;
      return { what: 'tapped', object, tapped: !isTapped };
    },
    () => ({ what: 'control', object: oneOf(permanents, random), seat }),
    () => {
      const to = oneOf([EXILE, handOf(seat)], random);
      const triggers = random.below(2) === 0;
      return { what: 'move', object: oneOf(permanents, random), to, place: null, under: null, triggers };
    },
    () => ({
      what: 'counters',
      on: oneOf(permanents, random),
      counter: 'charge',
      count: 1 + random.below(4),
    }),
  ];
  const others: (() => Repair)[] = [() => ({ what: 'life', seat, total: 1 + random.below(30) })];
  if (state.naming !== null) others.push(() => wordIn(table, book));
  const named = state.naming === null ? [] : permanents.filter((id) => nameOf(state, id) !== undefined);
  const chosen = Object.values(state.objects).filter(({ links = {} }) =>
    Object.values(links).some((bound) => typeof bound['word'] === 'string'),
  );
  if (named.length > 0) others.push(() => otherName(table, book, oneOf(named, random)));
  if (chosen.length > 0 && random.below(2) === 0) return otherChoice(oneOf(chosen, random).id, random);
  if (used.length > 0) others.push(() => ({ what: 'free', name: oneOf(used, random).name }));
  if (hand.length > 0)
    others.push(() => {
      const to = random.below(2) === 0 ? null : seatIn(table);
      return { what: 'reveal', objects: [oneOf(hand, random)], to };
    });
  return oneOf(permanents.length === 0 ? others : [...ofPermanents, ...others], random)();
}

/** Names that are used up, and words that were given for an object. */
function wordIn(table: DisputedTable, book: Rulebook): Repair {
  const { random, state } = table;
  const all = Object.values(state.objects);
  const seen = all.filter(({ zone }) => isPublicZone(zone));
  const object = oneOf(seen.length === 0 ? all : seen, random).id;
  const { name } = oneOf(book.cards.definitions, random);
  if (random.below(2) === 0) return { what: 'mark', name, seat: seatIn(table), object };
  if (random.below(3) === 0)
    return { what: 'answer', object, of: 'choice', word: oneOf(WORDS, random), frees: false };
  return otherName(table, book, object, name);
}

/** The answer that named it is replaced by another one, of a card with the same mana cost if there is one. */
function otherName(
  { random, state }: DisputedTable,
  book: Rulebook,
  object: ObjectId,
  name = oneOf(book.cards.definitions, random).name,
): Repair {
  const cost = costOf(state, object);
  const alike = book.cards.definitions.filter(
    (card) => card.cost === cost && card.name !== nameOf(state, object),
  );
  const word = alike.length === 0 ? name : oneOf(alike, random).name;
  return { what: 'answer', object, of: 'name', word, frees: random.below(2) === 0 };
}

/** Most of what is chosen is a colour. */
const otherChoice = (object: ObjectId, random: RandomSource): Repair => ({
  ...{ what: 'answer', object, of: 'choice', frees: false },
  word: oneOf([...WORDS, 'red', 'green', 'blue'], random),
});

function definitionOf({ objects, definitions }: GameState, object: ObjectId) {
  const { definition = null } = objects[objectNumber(object)]?.identity ?? {};
  return definition === null ? undefined : definitions[definition];
}
const nameOf = (state: GameState, object: ObjectId): string | undefined => definitionOf(state, object)?.name;
const costOf = (state: GameState, object: ObjectId) => definitionOf(state, object)?.cost;

function lastIn(table: DisputedTable, book: Rulebook): Remedy[] {
  const { random, state } = table;
  const { decision } = state;
  if (random.below(ENDING) === 0)
    return [{ kind: 'result', winners: random.below(2) === 0 ? [] : [seatIn(table)] }];
  if (decision === null || random.below(2) === 0) return [];
  const answer = uniformBot.answer(state, decision, random, 0, book);
  return [{ kind: 'answer', seat: decision.seat, decision: decision.id, answer }];
}
