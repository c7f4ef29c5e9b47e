// The published form of seats and libraries.
import { botKindOf } from '#rules';
import type { GameView, LibraryView, SeatView, VisibleId } from '../view/view.js';
import { counted, type CardsOf, type PublishedCard } from './published-cards.js';
import { LOSSES, PASSED_UNTIL, STEPS } from './published-words.js';

export type PublishedSeat = ReturnType<typeof publishedSeat<PublishedCard>>;
export type PublishedLibrary = ReturnType<typeof publishedLibrary<PublishedCard>>;

export const cardsOrNull = <Card>(ids: readonly VisibleId[] | undefined, cards: CardsOf<Card>) =>
  ids === undefined ? null : cards(ids);

export function publishedLibrary<Card>(
  { size, cards: inOrder, known = {} }: LibraryView,
  cards: CardsOf<Card>,
) {
  const lie = Object.entries(known).toSorted(([, one], [, other]) => one - other);
  return {
    size,
    cards: cardsOrNull(inOrder, cards),
    known: lie.flatMap(([id, fromTop]) => cards([id as VisibleId]).map((card) => ({ card, fromTop }))),
  };
}

type Table = Pick<GameView, 'terms' | 'status'>;

export const publishedSeat = <Card>(seat: SeatView, table: Table, cards: CardsOf<Card>) => ({
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
  hand: cardsOrNull(seat.hand, cards),
  lost: seat.lost === undefined ? null : LOSSES[seat.lost],
  agreesToOpen: isAskedToOpen(table, seat) ? seat.agreesToOpen === true : null,
  librarySize: seat.librarySize ?? null,
  libraries: seat.libraries?.map((library) => publishedLibrary(library, cards)) ?? null,
  graveyard: cardsOrNull(seat.graveyard, cards),
  graveyards: seat.graveyards?.map((objects) => ({ objects })) ?? null,
  sideboardSize: seat.sideboardSize ?? null,
  sideboard: cardsOrNull(seat.sideboard, cards),
  mana: seat.mana ?? null,
  counters: counted(seat.counters ?? {}),
  designations: seat.designations ?? [],
  passing: seat.passing === undefined ? null : publishedPassing(seat.passing),
});

/** A bot is never asked. */
const isAskedToOpen = ({ terms, status }: Table, { player }: SeatView): boolean =>
  terms.opens === 'by-consent' &&
  status === 'over' &&
  player !== undefined &&
  botKindOf(player) === undefined;

const publishedPassing = ({ until, stops }: NonNullable<SeatView['passing']>) => ({
  until: until === null ? null : PASSED_UNTIL[until],
  stops:
    stops === null
      ? null
      : { own: stops.own.map((step) => STEPS[step]), others: stops.others.map((step) => STEPS[step]) },
});
