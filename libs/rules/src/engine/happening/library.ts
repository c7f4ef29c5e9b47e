// The operations on libraries: lay, shuffle, cut, draw, return cards (cr 103.3, 121, 701.24).
import { definitionHash, type CardDefinition } from '#cards';
import { shuffled, type Hash, type RandomSource } from '#kernel';
import { occur } from '../triggers/occur.js';
import { cardsIn, loggedObject } from '../../fold/evolve/cards.js';
import { libraryOf } from '../../reading/language/references.js';
import { handOf, outsideOf, type ObjectId, type Seat, type Zone } from '../../model/basics/ids.js';
import { randomSideboard } from '../variants/decks.js';
import { seatsPlaying, type Proposal } from '../proposal/proposal.js';

/** cr 103.2; pentaland 702.1: puts the cards of each library into it, still in the order they were picked. */
export function placeLibraries(proposal: Proposal): void {
  const { inputs, terms, variant } = proposal;
  const { definitions, decks, catalogue } = inputs.cards;
  const random = proposal.random();
  const seats = seatsPlaying(proposal.state).map(({ seat }) => seat);
  for (const { zone, cards, named } of variant.libraries.lay({
    seats,
    definitions,
    decks,
    prebuilt: terms.prebuilt,
    size: terms.librarySize,
    library: terms.library,
    cards: inputs.cards,
    random,
  })) {
    const laid = cards.map((definition, place) => ({
      object: proposal.nextObject(place),
      printed: record(proposal, definition),
    }));
    proposal.emit({
      type: 'LibraryMade',
      zone,
      count: laid.length,
      catalogue,
      cards: laid,
      drawn: random.drawn,
      ...(variant.naming === null || named === true ? {} : { unnamed: true as const }),
    });
  }
}

/** cr 103.2a: sets aside the cards that each player has outside the game. */
export function placeSideboards(proposal: Proposal): void {
  const { inputs, terms, state } = proposal;
  const { definitions, sideboards } = inputs.cards;
  if (sideboards === undefined && terms.sideboardSize === undefined) return;
  const random = proposal.random();
  for (const { seat } of seatsPlaying(state)) {
    const cards = sideboards?.[seat] ?? randomSideboard(definitions, terms.sideboardSize ?? 0, random);
    if (cards.length === 0) continue;
    const laid = cards.map((definition, place) => ({
      object: proposal.nextObject(place),
      printed: record(proposal, definition),
    }));
    proposal.emit({ type: 'CardsPlaced', zone: outsideOf(seat), owner: seat, cards: laid });
  }
  if (random.drawn !== state.drawn) proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
}

/** Records the definition in the log before any event uses it. */
function record(proposal: Proposal, definition: CardDefinition): Hash {
  const printed = definitionHash(definition);
  if (proposal.state.definitions[printed] === undefined)
    proposal.emit({ type: 'DefinitionRecorded', hash: printed, definition });
  return printed;
}

/** cr 103.3: the first shuffle is always a real one, even if the variant cuts instead later. */
export function shuffleFirst(proposal: Proposal, zone: Zone): void {
  const random = proposal.random();
  const order = shuffled(cardsIn(proposal.state, zone), random);
  occur(proposal, [{ type: 'LibraryShuffled', zone, order, drawn: random.drawn }]);
}

/** The cards in random order, with the kept ones in their places. */
export function shuffledExcept(
  cards: readonly ObjectId[],
  kept: readonly ObjectId[],
  random: RandomSource,
): readonly ObjectId[] {
  if (kept.length === 0) return shuffled(cards, random);
  const stay = new Set(kept);
  const rest = shuffled(
    cards.filter((object) => !stay.has(object)),
    random,
  );
  let nth = 0;
  return cards.map((object) => {
    if (stay.has(object)) return object;
    nth += 1;
    return rest[nth - 1] as ObjectId;
  });
}

/** Shuffles (cr 701.24). `seat`: the player whose library is meant, if it is not theirs alone. */
export function shuffleZone(proposal: Proposal, zone: Zone, seat?: Seat): void {
  if (zone.kind === 'library' && proposal.variant.libraries.shuffle === 'cut')
    cutLibrary(proposal, zone, seat);
  else shuffleFirst(proposal, zone);
}

/** pentaland 701.1b: cuts at a point drawn uniformly from 1 to n-1. Nobody sees the point. */
export function cutLibrary(proposal: Proposal, zone: Zone, seat?: Seat): void {
  const size = cardsIn(proposal.state, zone).length;
  if (size < 2) return;
  const random = proposal.random();
  const at = 1 + random.below(size - 1);
  occur(proposal, [
    { type: 'LibraryCut', zone, at, drawn: random.drawn, ...(seat === undefined ? {} : { by: seat }) },
  ]);
}

/**
 * cr 121.2: draws one card after another. A draw from an empty library draws nothing and is remembered (cr
 * 704.5b).
 */
export function drawCards(proposal: Proposal, seat: Seat, count: number, library?: Zone): void {
  for (let nth = 0; nth < count; nth += 1) {
    const from = library ?? proposal.variant.libraries.drawnFrom(proposal.state, seat)[0];
    const top = from === undefined ? undefined : cardsIn(proposal.state, from).at(-1);
    if (from === undefined || top === undefined) {
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

/** The cards of these hands that go to a library. */
export function handCards(
  { state, variant }: Pick<Proposal, 'state' | 'variant'>,
  seats: readonly Seat[],
  to: Zone,
): readonly ObjectId[] {
  const hands = seats.flatMap((seat) => cardsIn(state, handOf(seat)));
  const { of } = variant.libraries;
  return of === undefined ? hands : hands.filter((id) => of(state, loggedObject(state, id)) === to.index);
}

/** Puts the mulliganing hands on top together, in random order, before the cut or shuffle. */
export function returnHands(proposal: Proposal, seats: readonly Seat[], to: Zone): void {
  const random = proposal.random();
  const hands = handCards(proposal, seats, to);
  // war-zone: everyone sees which cards go to another library than the first.
  const [seat] = seats;
  const [first] = hands;
  if (to.index > 0 && seat !== undefined && first !== undefined)
    proposal.emit({ type: 'CardsRevealed', seat, objects: [...hands], zone: handOf(seat) });
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
