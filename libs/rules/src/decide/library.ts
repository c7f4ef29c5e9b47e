// The common library: made, shuffled, cut and drawn from (pentaland 701, 702; cr 103.3, 121).
import { definitionHash } from '#cards';
import { shuffled, type RandomSource } from '#kernel';
import { cardsIn } from '../evolve/cards.js';
import { COMMON_LIBRARY, handOf, type ObjectId, type Seat } from '../state/ids.js';
import type { Proposal } from './proposal.js';

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

/** cr 103.3: the first shuffle is a real one. */
export function shuffleLibrary(proposal: Proposal): void {
  const random = proposal.random();
  const order = shuffled(cardsIn(proposal.state, COMMON_LIBRARY), random);
  proposal.emit({ type: 'LibraryShuffled', zone: COMMON_LIBRARY, order, drawn: random.drawn });
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
    const top = cardsIn(proposal.state, COMMON_LIBRARY).at(-1);
    if (top === undefined) {
      proposal.emit({ type: 'DrewFromEmptyLibrary', seat });
      return;
    }
    proposal.emit({
      type: 'CardDrawn',
      seat,
      from: COMMON_LIBRARY,
      object: top,
      becomes: proposal.nextObject(),
    });
  }
}

/** The mulliganing hands go on top together, in random order, before the cut. */
export function returnHands(proposal: Proposal, seats: readonly Seat[]): void {
  const random = proposal.random();
  const hands = seats.flatMap((seat) => cardsIn(proposal.state, handOf(seat)));
  const cards = shuffled(hands, random).map((object, place) => ({
    object,
    becomes: proposal.nextObject(place),
  }));
  proposal.emit({
    type: 'HandsReturned',
    seats: [...seats],
    to: COMMON_LIBRARY,
    cards,
    drawn: random.drawn,
  });
}

export function putOnBottom(proposal: Proposal, seat: Seat, objects: readonly ObjectId[]): void {
  for (const object of objects)
    proposal.emit({
      type: 'CardPutOnBottom',
      seat,
      to: COMMON_LIBRARY,
      object,
      becomes: proposal.nextObject(),
    });
}
