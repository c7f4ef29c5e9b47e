// The zones of a player as lists of entries: cards the viewer sees by name, the others as unknown.
import {
  cardsIn,
  handOf,
  libraryOf,
  objectNumber,
  type GameState,
  type ObjectId,
  type Seat,
  type Zone,
} from '#rules';
import type { LibraryView, ObjectView, SeatView, VisibleId } from '#visibility';
import { cardWritten, gathered, UNKNOWN, type CardWritten } from './card.js';
import type { Seen } from './seen.js';

type Entries = readonly (CardWritten | string)[];

const seenOf = (seen: Seen, ids: readonly VisibleId[]): readonly ObjectView[] =>
  ids.flatMap((id) => seen.one(id) ?? []);

const some = (name: string, entries: Entries): object => (entries.length === 0 ? {} : { [name]: entries });

const unknowns = (count: number): readonly CardWritten[] =>
  Array.from({ length: Math.max(0, count) }, () => UNKNOWN);

/** A hand: what the viewer sees of it, or was shown. */
function handWritten(seen: Seen, { seat, handSize, hand }: SeatView): Entries {
  const known =
    hand === undefined
      ? seen.all().filter(({ zone, owner }) => zone === 'hand' && owner === seat)
      : seenOf(seen, hand);
  const later = seen.laterIn(handOf(seat)).map(({ card }): CardWritten => ({ card }));
  const cards = [...known.map((one) => cardWritten(seen, one)), ...later];
  return gathered([...cards, ...unknowns(handSize - cards.length)]);
}

/** Top first, down to the lowest card that the viewer knows. */
export function libraryWritten(seen: Seen, { size, cards, known }: LibraryView, zone: Zone): Entries {
  if (cards !== undefined)
    return gathered(seenOf(seen, cards.toReversed()).map((one) => cardWritten(seen, one)));
  const places = new Map<number, CardWritten>();
  for (const { object, card } of seen.laterIn(zone)) places.set(depthOf(seen.state, object), { card });
  for (const [id, depth] of Object.entries(known ?? {})) {
    const one = seen.one(id as VisibleId);
    if (one !== undefined) places.set(depth, cardWritten(seen, one));
  }
  const lowest = Math.max(0, ...places.keys());
  return gathered(
    Array.from({ length: Math.min(lowest, size) }, (_, nth): CardWritten => places.get(nth + 1) ?? UNKNOWN),
  );
}

/** From 1, the top card. */
function depthOf(state: GameState, object: ObjectId): number {
  const zone = state.objects[objectNumber(object)]?.zone;
  const cards = zone === undefined ? [] : cardsIn(state, zone);
  return cards.length - cards.indexOf(object);
}

const listed = (seen: Seen, ids: readonly VisibleId[]): Entries =>
  gathered(seenOf(seen, ids).map((one) => cardWritten(seen, one)));

/** The same with the counters on them: what is suspended has some. */
const exiled = (seen: Seen, ids: readonly VisibleId[]): Entries =>
  gathered(
    seenOf(seen, ids).map((one) => ({
      ...cardWritten(seen, one),
      ...(one.counters === undefined ? {} : { counters: one.counters }),
    })),
  );

/** Cards of one owner in a zone that all share; what belongs to nobody lies with the first player. */
const ofOwner = (seen: Seen, ids: readonly VisibleId[] | undefined, seat: Seat): readonly VisibleId[] =>
  (ids ?? []).filter((id) => (seen.one(id)?.owner ?? 0) === seat);

/** war-zone: the Utopia Graveyard is a number. */
export const isOfUtopia = (seen: Seen, id: VisibleId): boolean => {
  const one = seen.one(id);
  return one !== undefined && (seen.objectOf(one)?.zone.index ?? 0) > 0;
};

export function zonesWritten(seen: Seen, seat: SeatView): object {
  const { libraries = [], graveyard = [], sideboard = [], sideboardSize = 0 } = seat;
  const [main, utopia] = libraries;
  const buried = graveyard.filter((id) => isOfUtopia(seen, id));
  const aside = [...seenOf(seen, sideboard).map((one) => cardWritten(seen, one))];
  const emblems = (id: VisibleId): boolean => seen.one(id)?.name !== '';
  return {
    ...some('hand', handWritten(seen, seat)),
    ...some(
      'graveyard',
      listed(
        seen,
        graveyard.filter((id) => !buried.includes(id)),
      ),
    ),
    ...some('exile', exiled(seen, ofOwner(seen, seen.view.exile, seat.seat))),
    ...some('command', listed(seen, ofOwner(seen, seen.view.command, seat.seat).filter(emblems))),
    ...(main === undefined
      ? {}
      : {
          ...some('library', libraryWritten(seen, main, libraryOf(seen.state, seat.seat))),
          librarySize: main.size,
        }),
    ...(utopia === undefined ? {} : { utopiaLibrary: utopia.size }),
    ...(buried.length === 0 ? {} : { utopiaGraveyard: buried.length }),
    ...some('sideboard', gathered([...aside, ...unknowns(sideboardSize - aside.length)])),
  };
}
