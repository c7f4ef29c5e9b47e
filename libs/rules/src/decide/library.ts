// The common library: made, shuffled, cut and drawn from (pentaland 701, 702; cr 103.3, 121).
import { definitionHash, isBasicLand, type CardDefinition } from '#cards';
import { shuffled, type RandomSource } from '#kernel';
import { occur } from '../engine/occur.js';
import { cardsIn } from '../evolve/cards.js';
import { libraryOf } from '../reading/references.js';
import { COMMON_LIBRARY, handOf, ownLibraryOf, type ObjectId, type Seat, type Zone } from '../state/ids.js';
import { playing, type Proposal } from './proposal.js';

/** `count` different numbers below `bound`, each choice equally likely. */
function sample(bound: number, count: number, random: RandomSource): number[] {
  const moved = new Map<number, number>();
  const picked: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const pick = index + random.below(bound - index);
    picked.push(moved.get(pick) ?? pick);
    moved.set(pick, moved.get(index) ?? index);
  }
  return picked;
}

export function makeCommonLibrary(proposal: Proposal): void {
  const { definitions, catalogue } = proposal.inputs.cards;
  const random = proposal.random();
  const cards = sample(definitions.length, proposal.terms.librarySize, random).map((index, place) => {
    const definition = definitions[index];
    if (definition === undefined) throw new RangeError('picked a card the format does not have');
    const printed = definitionHash(definition);
    proposal.emit({ type: 'DefinitionRecorded', hash: printed, definition });
    return { object: proposal.nextObject(place), printed };
  });
  proposal.emit({
    type: 'LibraryMade',
    zone: COMMON_LIBRARY,
    count: cards.length,
    catalogue,
    cards,
    drawn: random.drawn,
  });
}

/** How many of the hundred cards of a deck nobody brought are basic lands. */
const LANDS_OF_A_HUNDRED = 40;

/** cr 103.2: everyone's own. Who brings no deck gets cards of the format, drawn by the game's seed. */
export function makeOwnLibraries(proposal: Proposal): void {
  const { decks, catalogue } = proposal.inputs.cards;
  const recorded = new Set(Object.keys(proposal.state.definitions));
  for (const { seat } of playing(proposal.state)) {
    const random = proposal.random();
    const deck = decks?.[seat] ?? randomDeck(proposal, random);
    const cards = deck.map((definition, place) => {
      const printed = definitionHash(definition);
      if (!recorded.has(printed)) proposal.emit({ type: 'DefinitionRecorded', hash: printed, definition });
      recorded.add(printed);
      return { object: proposal.nextObject(place), printed };
    });
    proposal.emit({
      type: 'LibraryMade',
      zone: ownLibraryOf(seat),
      count: cards.length,
      catalogue,
      cards,
      drawn: random.drawn,
    });
  }
}

function randomDeck({ inputs, terms }: Proposal, random: RandomSource): CardDefinition[] {
  const lands = inputs.cards.definitions.filter(isBasicLand);
  const others = inputs.cards.definitions.filter((card) => !isBasicLand(card));
  const anyOf = (cards: readonly CardDefinition[]): CardDefinition => {
    const card = cards[random.below(cards.length)];
    if (card === undefined) throw new RangeError('a format without cards');
    return card;
  };
  return Array.from({ length: terms.librarySize }, () =>
    others.length === 0 || (lands.length > 0 && random.below(100) < LANDS_OF_A_HUNDRED)
      ? anyOf(lands)
      : anyOf(others),
  );
}

/** cr 103.3: the first shuffle is a real one. */
export const shuffleLibrary = (proposal: Proposal): void => shuffleZone(proposal, COMMON_LIBRARY);

/** cr 701.24. */
export function shuffleZone(proposal: Proposal, zone: Zone): void {
  const random = proposal.random();
  const order = shuffled(cardsIn(proposal.state, zone), random);
  occur(proposal, [{ type: 'LibraryShuffled', zone, order, drawn: random.drawn }]);
}

/** pentaland 701.1b: a shuffle is a cut, at a point drawn uniformly from 1 to n-1 and shown to nobody. */
export function cutLibrary(proposal: Proposal): void {
  const size = cardsIn(proposal.state, COMMON_LIBRARY).length;
  if (size < 2) return;
  const random = proposal.random();
  const at = 1 + random.below(size - 1);
  proposal.emit({ type: 'LibraryCut', zone: COMMON_LIBRARY, at, drawn: random.drawn });
}

/** cr 121.2: one card after another. From an empty library none, and it is remembered (cr 704.5b). */
export function drawCards(proposal: Proposal, seat: Seat, count: number): void {
  for (let nth = 0; nth < count; nth += 1) {
    const from = libraryOf(proposal.state, seat);
    const top = cardsIn(proposal.state, from).at(-1);
    if (top === undefined) {
      proposal.emit({ type: 'DrewFromEmptyLibrary', seat });
      return;
    }
    proposal.emit({
      type: 'CardDrawn',
      seat,
      from,
      object: top,
      becomes: proposal.nextObject(),
    });
  }
}

/** The mulliganing hands go on top together, in random order, before the cut or shuffle. */
export function returnHands(proposal: Proposal, seats: readonly Seat[], to: Zone = COMMON_LIBRARY): void {
  const random = proposal.random();
  const hands = seats.flatMap((seat) => cardsIn(proposal.state, handOf(seat)));
  const cards = shuffled(hands, random).map((object, place) => ({
    object,
    becomes: proposal.nextObject(place),
  }));
  proposal.emit({
    type: 'HandsReturned',
    seats: [...seats],
    to,
    cards,
    drawn: random.drawn,
  });
}

export function putOnBottom(proposal: Proposal, seat: Seat, objects: readonly ObjectId[]): void {
  for (const object of objects)
    proposal.emit({
      type: 'CardPutOnBottom',
      seat,
      to: libraryOf(proposal.state, seat),
      object,
      becomes: proposal.nextObject(),
    });
}
