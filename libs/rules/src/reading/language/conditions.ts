// Evaluates conditions of the language.
import type { Condition } from '#abilities';
import type { Context } from '../../model/state/context.js';
import { castOfContext, castOf, LETTERS, timesPaid } from './cast.js';
import { compared } from './compare.js';
import { countedExists } from './counted-lands.js';
import { matches } from './filters.js';
import { happenedTimes } from './history.js';
import { playersOf } from './players.js';
import { hasReached } from './reached.js';
import { hasFitting, objectsOf } from './references.js';
import { allShare, sharing } from './sharing.js';
import type { Sight } from './sight.js';
import { valueOf } from './values.js';
import { colourOf, linkedBy } from './words.js';

type Kinds = {
  readonly [K in Condition['kind']]: (
    sight: Sight,
    condition: Extract<Condition, { kind: K }>,
    context: Context,
  ) => boolean;
};

const castIn = (sight: Sight, of: Parameters<typeof objectsOf>[1] | undefined, context: Context) => {
  if (of === undefined) return castOfContext(sight, context);
  const [id] = objectsOf(sight, of, context);
  return id === undefined ? null : castOf(sight, id);
};

const KINDS: Kinds = {
  all: (sight, { of }, context) => of.every((condition) => holds(sight, condition, context)),
  any: (sight, { of }, context) => of.some((condition) => holds(sight, condition, context)),
  not: (sight, { of }, context) => !holds(sight, of, context),
  always: () => true,
  compare: (sight, { left, compare, right }, context) =>
    compared(valueOf(sight, left, context), compare, valueOf(sight, right, context)),
  exists: (sight, { filter }, context) =>
    hasFitting(sight, filter, context) || countedExists(sight, filter, context),
  matches: (sight, { what, filter }, context) => {
    const ids = objectsOf(sight, what, context);
    return ids.length > 0 && ids.every((id) => matches(sight, filter, id, context));
  },
  'player-is': (sight, { who, among }, context) => {
    const seats = playersOf(sight, who, context);
    const others = playersOf(sight, among, context);
    return seats.length > 0 && seats.every((seat) => others.includes(seat));
  },
  turn: (sight, { whose }, context) => {
    const { turn } = sight.state;
    return turn !== null && playersOf(sight, whose, context).includes(turn.active);
  },
  step: ({ state }, { is }) => state.turn?.step !== null && is.some((step) => step === state.turn?.step),
  reached: ({ state }, { step, since }) => hasReached(state, step, since),
  did: (_, { name }, { bindings }) => {
    const bound = bindings[name];
    if (bound === undefined) return false;
    return (
      (bound.objects?.length ?? 0) > 0 ||
      (bound.players?.length ?? 0) > 0 ||
      (bound.amount ?? 0) > 0 ||
      bound.word !== undefined
    );
  },
  chose: (_, { name, is }, { bindings }) => bindings[name]?.word === is,
  'chose-linked': (sight, { name, is }, context) => linkedBy(sight, name, context)?.word === is,
  paid: (sight, { cost, times = 1, of }, context) =>
    timesPaid(castIn(sight, of, context), cost, context) >= times,
  'cast-from': (sight, { zone, of, by }, context) => {
    const cast = castIn(sight, of, context);
    if (cast === null || cast.from !== zone) return false;
    return (
      by === undefined || playersOf(sight, by, context).includes('by' in cast ? cast.by : cast.controller)
    );
  },
  'cast-for': (sight, { alternative, of }, context) =>
    castIn(sight, of, context)?.alternative === alternative,
  'mana-spent': (sight, { colour, times = 1 }, context) => {
    const named = colourOf(sight, colour, context);
    const spent = castIn(sight, undefined, context)?.mana ?? [];
    return named !== undefined && spent.filter((unit) => unit.startsWith(LETTERS[named])).length >= times;
  },
  happened: (sight, { pattern, since, compare = 'at-least', times = 1 }, context) =>
    compared(happenedTimes(sight, pattern, since, context), compare, valueOf(sight, times, context)),
  designation: (sight, { who, is }, context) =>
    playersOf(sight, who, context).some((seat) => {
      if (is === 'monarch') return sight.state.monarch === seat;
      if (is === 'initiative') return sight.state.initiative === seat;
      return sight.state.seats[seat]?.designations.includes(is) ?? false;
    }),
  'share-among': (sight, { what, among, how }, context) => {
    const ids = objectsOf(sight, among, context);
    if (how === 'all-different')
      return ids.every(
        (one, index) => !ids.slice(index + 1).some((other) => sharing(sight, what, one, other)),
      );
    return allShare(sight, what, ids);
  },
  answered: (sight, { name, is }, context) =>
    context.bindings[name] !== undefined && holds(sight, { kind: 'did', name }, context) === (is === 'yes'),
  'day-night': () => false,
  parameter: () => false,
};

export function holds(sight: Sight, condition: Condition, context: Context): boolean {
  return (KINDS[condition.kind] as (sight: Sight, condition: Condition, context: Context) => boolean)(
    sight,
    condition,
    context,
  );
}
