// Evaluates which players a node means, in turn order from the active player (cr 101.4).
import { linkedBy } from './words.js';
import type { Players } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { SeatState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { closestToTheLeft, isInRange } from './range.js';
import type { Sight } from './sight.js';

type Kinds = {
  readonly [K in Players['kind']]: (
    sight: Sight,
    players: Extract<Players, { kind: K }>,
    context: Context,
  ) => readonly Seat[];
};

export const inTheGame = ({ state }: Pick<Sight, 'state'>): readonly SeatState[] =>
  state.seats.filter((seat) => seat.player !== null && seat.lost === null);

/** cr 101.4: the active player first, then clockwise, or counterclockwise if the turn order is reversed. */
export function turnOrder(sight: Pick<Sight, 'state'>, seats: Iterable<Seat>): Seat[] {
  const active = sight.state.turn?.active ?? 0;
  const count = sight.state.seats.length;
  const way = sight.state.reversed ? -1 : 1;
  const place = (seat: Seat): number => (way * (seat - active) + count) % count;
  return [...new Set(seats)].sort((one, other) => place(one) - place(other));
}

const teamOf = ({ state }: Sight, seat: Seat): number => state.seats[seat]?.team ?? -1;
const playing = (sight: Sight): Seat[] =>
  turnOrder(
    sight,
    inTheGame(sight).map(({ seat }) => seat),
  );
const some = (seat: Seat | null | undefined): readonly Seat[] =>
  seat === null || seat === undefined ? [] : [seat];

/**
 * cr 506.2: in a two-player game the nonactive player is the defending player from the beginning of combat,
 * even without attackers.
 */
function onlyDefender(sight: Sight): readonly Seat[] {
  const { turn, combat } = sight.state;
  if (turn === null || combat === null) return [];
  const opponents = playing(sight).filter((seat) => teamOf(sight, seat) !== teamOf(sight, turn.active));
  return opponents.length === 1 ? opponents : [];
}

const KINDS: Kinds = {
  you: (_, __, { controller }) => [controller],
  all: (sight) => playing(sight),
  opponents: (sight, { of }, context) => {
    const [whose = context.controller] = of === undefined ? [] : playersOf(sight, of, context);
    return playing(sight).filter((seat) => teamOf(sight, seat) !== teamOf(sight, whose));
  },
  team: (sight, { of }, context) => {
    const [whose = context.controller] = of === undefined ? [] : playersOf(sight, of, context);
    return playing(sight).filter((seat) => teamOf(sight, seat) === teamOf(sight, whose));
  },
  teammates: (sight, _, { controller }) =>
    playing(sight).filter((seat) => seat !== controller && teamOf(sight, seat) === teamOf(sight, controller)),
  others: (sight, { than }, context) => {
    const without = playersOf(sight, than, context);
    return playing(sight).filter((seat) => !without.includes(seat));
  },
  target: (_, { slot }, { targets }) => targets[slot]?.players ?? [],
  bound: (_, { name }, { bindings }) => bindings[name]?.players ?? [],
  subject: (_, __, { event }) => some(event?.player),
  agent: (_, __, { event }) => some(event?.other),
  controller: (sight, { of }, context) =>
    unique(
      sight.read
        .objectsOf(sight, of, context)
        .flatMap((id) => some(sight.remembered(id)?.controller ?? ownerOf(sight, id))),
    ),
  owner: (sight, { of }, context) =>
    unique(sight.read.objectsOf(sight, of, context).flatMap((id) => some(ownerOf(sight, id)))),
  host: ({ object }, _, { source }) => {
    const host = object(source)?.permanent?.attachedTo;
    return typeof host === 'number' ? [host] : [];
  },
  active: ({ state }) => some(state.turn?.active),
  starting: ({ state }) => some(state.startingSeat),
  nonactive: (sight) => playing(sight).filter((seat) => seat !== sight.state.turn?.active),
  defending: (sight, { of }, context) => {
    if (of === undefined && sight.defending !== undefined) return [sight.defending];
    const attackers = of === undefined ? [context.source] : sight.read.objectsOf(sight, of, context);
    const { attacks = [], former = [] } = sight.state.combat ?? {};
    // cr 508.5: for an attacker removed from combat, the player it attacked before.
    const found = [...attacks, ...former]
      .filter(({ attacker }) => attackers.includes(attacker))
      .map(({ defending }) => defending);
    if (found.length > 0) return unique(found);
    return attacks.length > 0 ? unique(attacks.map(({ defending }) => defending)) : onlyDefender(sight);
  },
  attacking: ({ state }) => (state.combat === null ? [] : some(state.turn?.active)),
  monarch: ({ state }) => some(state.monarch),
  linked: (sight, { name }, context) => linkedBy(sight, name, context)?.players ?? [],
  only: (sight, { of, bind, if: condition }, context) =>
    playersOf(sight, of, context).filter((seat) =>
      sight.read.holds(sight, condition, withPlayer(context, bind, seat)),
    ),
  extreme: (sight, { of, which, bind, value }, context) => {
    const seats = playersOf(sight, of, context);
    const values = seats.map((seat) => sight.read.valueOf(sight, value, withPlayer(context, bind, seat)));
    const best = which === 'most' ? Math.max(...values) : Math.min(...values);
    return seats.filter((_, index) => values[index] === best);
  },
  next: (sight, { direction }, { controller }) => {
    const order = inTheGame(sight).map(({ seat }) => seat);
    const at = order.indexOf(controller);
    return some(order[(at + (direction === 'left' ? 1 : order.length - 1)) % order.length]);
  },
  union: (sight, { of }, context) => unique(of.flatMap((players) => playersOf(sight, players, context))),
  parameter: () => [],
};

const unique = (seats: readonly Seat[]): Seat[] => [...new Set(seats)];

function ownerOf({ object, remembered }: Sight, id: ObjectId): Seat | null {
  return remembered(id)?.owner ?? object(id)?.owner ?? null;
}

export const withPlayer = (context: Context, name: string, seat: Seat): Context => ({
  ...context,
  bindings: { ...context.bindings, [name]: { players: [seat] } },
});

/** The players meant, including those who have left. */
export const playersEverMeant = (sight: Sight, players: Players, context: Context): readonly Seat[] =>
  (KINDS[players.kind] as (sight: Sight, players: Players, context: Context) => readonly Seat[])(
    sight,
    players,
    context,
  );

/**
 * The players who choose (cr 801.5c): if none within range could, the closest to the left of those who could.
 */
export function choosersOf(sight: Sight, players: Players, context: Context): readonly Seat[] {
  const near = playersOf(sight, players, context);
  const { state } = sight;
  if (state.range === undefined || near.length > 0) return near;
  const all = playersEverMeant(sight, players, context).filter((seat) => state.seats[seat]?.lost === null);
  return some(closestToTheLeft(state, context.controller, all));
}

/** cr 800.4: without players who have left; cr 801.10-11: without players outside the controller's range. */
export function playersOf(sight: Sight, players: Players, context: Context): readonly Seat[] {
  const { state } = sight;
  const meant = playersEverMeant(sight, players, context).filter((seat) => state.seats[seat]?.lost === null);
  if (state.range === undefined) return meant;
  return meant.filter((seat) => isInRange(state, context.controller, seat));
}
