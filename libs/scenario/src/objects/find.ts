// Which objects and players a reference means: among candidates where there are some, anywhere else.
import {
  BATTLEFIELD,
  cardsIn,
  COMMAND,
  controllerOf,
  EXILE,
  graveyardsOf,
  handOf,
  librariesOf,
  objectNumber,
  outsideOf,
  STACK,
  type GameState,
  type ObjectId,
  type Seat,
  type Zone,
  zoneKey,
} from '#rules';
import { parseRef, type Ref } from '../format/ref.js';
import type { ZoneWord } from '../format/words.js';
import { calledSo } from './by-name.js';
import { isCalled, isNowCalled } from './names.js';
import { meant, plainText, textsOnStack } from './texts.js';

/** The names of the players, by seat. */
export type Seats = readonly string[];

export const seatNamed = (seats: Seats, name: string): Seat | undefined => {
  const at = seats.indexOf(name);
  return at === -1 ? undefined : (at as Seat);
};

/** Where a card is looked for when nothing says where, the likeliest first. */
const ORDER: readonly ZoneWord[] = [
  'battlefield',
  'hand',
  'stack',
  'command',
  'graveyard',
  'exile',
  'library',
  'outside',
];

export function zonesNamed(state: GameState, kind: ZoneWord): readonly Zone[] {
  const seats = state.seats.map(({ seat }) => seat);
  switch (kind) {
    case 'battlefield':
      return [BATTLEFIELD];
    case 'stack':
      return [STACK];
    case 'exile':
      return [EXILE];
    case 'command':
      return [COMMAND];
    case 'hand':
      return seats.map(handOf);
    case 'outside':
      return seats.map(outsideOf);
    case 'graveyard':
      return seats.flatMap((seat) => graveyardsOf(state, seat));
    case 'library':
      return [
        ...new Map(
          seats.flatMap((seat) => librariesOf(state, seat)).map((zone) => [zoneKey(zone), zone]),
        ).values(),
      ];
  }
}

/** cr 613.7: in timestamp order; what has none, as it lies. */
export function objectsIn(state: GameState, kind: ZoneWord): ObjectId[] {
  const all = zonesNamed(state, kind).flatMap((zone) => cardsIn(state, zone));
  if (kind === 'library') return all.reverse();
  if (kind !== 'battlefield') return all;
  const timestamp = (id: ObjectId): number => state.objects[objectNumber(id)]?.permanent?.timestamp ?? 0;
  return all.toSorted((one, other) => timestamp(one) - timestamp(other));
}

/** Whose it is: its controller's, else its owner's (cr 109.4). */
export const holderOf = (state: GameState, id: ObjectId): Seat | null =>
  controllerOf(state, id) ?? state.objects[objectNumber(id)]?.owner ?? null;

const isOf = (state: GameState, seats: Seats, id: ObjectId, { player }: Ref): boolean =>
  player === undefined || holderOf(state, id) === seatNamed(seats, player);

function fits(state: GameState, seats: Seats, id: ObjectId, ref: Ref): boolean {
  if (!isOf(state, seats, id, ref)) return false;
  const { name } = ref;
  if (isCalled(state, id, name)) return true;
  const texts = textsOnStack(state, id);
  return texts.length > 0 && meant(texts, plainText(name)) > 0;
}

/** What is called so now comes before what only is printed so. */
const byPresentName = (state: GameState, ids: readonly ObjectId[], name: string): ObjectId[] => [
  ...ids.filter((id) => isNowCalled(state, id, name)),
  ...ids.filter((id) => !isNowCalled(state, id, name)),
];

/** Everything a reference could mean in a zone: what is called so now, in timestamp order, then what is printed so. */
function inZone(state: GameState, seats: Seats, ref: Ref, kind: ZoneWord): readonly ObjectId[] {
  // Abilities are meant by their texts as well.
  if (kind !== 'stack')
    return calledSo(state, kind, ref.name, () => objectsIn(state, kind)).filter((id) =>
      isOf(state, seats, id, ref),
    );
  const all = objectsIn(state, kind).filter((id) => fits(state, seats, id, ref));
  return byPresentName(state, all, ref.name);
}

/** The object a reference means, wherever it is. */
export function findObject(state: GameState, seats: Seats, text: string): ObjectId | undefined {
  const ref = parseRef(text);
  for (const kind of ref.zone === undefined ? ORDER : [ref.zone]) {
    const all = inZone(state, seats, ref, kind);
    const found = all[(ref.nth ?? 1) - 1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All of that name, wherever they are, the likeliest first. */
export function findObjects(state: GameState, seats: Seats, text: string): ObjectId[] {
  const ref = parseRef(text);
  return (ref.zone === undefined ? ORDER : [ref.zone]).flatMap((kind) => {
    const all = inZone(state, seats, ref, kind);
    return ref.nth === undefined ? all : all.slice(ref.nth - 1, ref.nth);
  });
}

/** Which of the candidates it means; `taken` are chosen already. */
export function findAmong(
  state: GameState,
  seats: Seats,
  text: string,
  candidates: readonly ObjectId[],
  taken: readonly ObjectId[] = [],
): ObjectId | undefined {
  const ref = parseRef(text);
  const zoneOf = (id: ObjectId): string | undefined => state.objects[objectNumber(id)]?.zone.kind;
  const free = (id: ObjectId): boolean => candidates.includes(id) && !taken.includes(id);
  const named = ORDER.filter((kind) => ref.zone === undefined || ref.zone === kind).flatMap((kind) =>
    inZone(state, seats, ref, kind),
  );
  if (ref.nth === undefined) return byPresentName(state, named.filter(free), ref.name)[0];
  // The second of all that are called so where that may be chosen; else the second that may be.
  for (const kind of ORDER) {
    const at = named.filter((id) => zoneOf(id) === kind)[ref.nth - 1];
    if (at !== undefined && free(at)) return at;
  }
  return named.filter((id) => candidates.includes(id)).slice(ref.nth - 1, ref.nth)[0];
}
