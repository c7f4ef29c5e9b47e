// Expectations of players, of what lies in zones, and of the turn.
import { cardsIn, graveyardOf, handOf, libraryOf, objectNumber, type ObjectId, type Seat } from '#rules';
import type { OfPlayer, OfTurn, OfZone } from '../format/expectation.js';
import { holderOf, objectsIn, seatNamed } from '../objects/find.js';
import { isCalled } from '../objects/names.js';
import type { Difference, Moment } from './moment.js';

/** The first of several that differs. */
export function firstDifference(checks: Iterable<Difference>): Difference {
  for (const difference of checks) if (difference !== undefined) return difference;
  return undefined;
}

export const differs = (what: string, expected: unknown, found: unknown): Difference =>
  expected === undefined || expected === found
    ? undefined
    : `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;

export function countersDiffer(
  expected: Readonly<Record<string, number>> | undefined,
  found: Readonly<Record<string, number>>,
): Difference {
  return firstDifference(
    Object.entries(expected ?? {}).map(([counter, count]) =>
      differs(`${counter} counters`, count, found[counter] ?? 0),
    ),
  );
}

const LETTERS = 'WUBRGC';

/** The pool in the order of its symbols: `{R}{R}`. */
const poolText = (types: readonly string[]): string =>
  types
    .toSorted((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other))
    .map((type) => `{${type}}`)
    .join('');
const lettersOf = (text: string): string[] => text.toUpperCase().match(/[WUBRGC]/g) ?? [];

export function ofPlayer(moment: Moment, expected: OfPlayer): Difference {
  const { state, seats } = moment;
  const seat = seatNamed(seats, expected.player);
  const at = seat === undefined ? undefined : state.seats[seat];
  if (seat === undefined || at === undefined) return `nobody is called ${expected.player}`;
  const size = (zone: Parameters<typeof cardsIn>[1]): number => cardsIn(state, zone).length;
  const pool = poolText(at.mana.map(({ type }) => type));
  return firstDifference([
    differs('life', expected.life, at.life),
    differs('poison', expected.poison, at.counters['poison'] ?? 0),
    differs('the hand', expected.handSize, size(handOf(seat))),
    differs('the library', expected.librarySize, size(libraryOf(state, seat))),
    differs('the graveyard', expected.graveyardSize, size(graveyardOf(seat))),
    differs('lost', expected.lost, at.lost !== null && at.lost !== 'drawn'),
    differs('won', expected.won, state.result?.winners.includes(seat) ?? false),
    countersDiffer(expected.counters, at.counters),
    expected.manaPool === undefined
      ? undefined
      : differs('the mana pool', poolText(lettersOf(expected.manaPool)), pool),
  ]);
}

function ownersOf(moment: Moment, zone: OfZone['zone'], player: string | undefined): ObjectId[] {
  const { state, seats } = moment;
  const all = objectsIn(state, zone);
  if (player === undefined) return all;
  const seat = seatNamed(seats, player);
  const ownerOf = (id: ObjectId): Seat | null => state.objects[objectNumber(id)]?.owner ?? null;
  const byControl = zone === 'battlefield' || zone === 'stack';
  return all.filter((id) => (byControl ? holderOf(state, id) : ownerOf(id)) === seat);
}

export function ofZone(moment: Moment, { player, zone, card, count }: OfZone): Difference {
  const { state } = moment;
  const found = ownersOf(moment, zone, player).filter(
    (id) => card === undefined || isCalled(state, id, card),
  );
  const what = `${player === undefined ? '' : `${player}'s `}${card ?? 'cards'} in ${zone}`;
  if (count === undefined) return found.length > 0 ? undefined : `${what}: there is none`;
  return differs(what, count, found.length);
}

export function ofTurn({ state, seats }: Moment, { turn, step, activePlayer }: OfTurn): Difference {
  return firstDifference([
    differs('the turn', turn, state.turn?.number),
    differs('the step', step, state.turn?.step),
    differs('the active player', activePlayer, state.turn === null ? undefined : seats[state.turn.active]),
  ]);
}
