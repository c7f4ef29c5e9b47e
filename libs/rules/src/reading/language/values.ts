// Evaluates values of the language (cr 107). It names Utopia, which counts as a basic land type where utopia
// is played.
import { saturated } from '../../model/basics/bounds.js';
import { BASIC_LAND_TYPE_NAMES, UTOPIA_TYPE, type Value } from '#abilities';
import type { Context } from '../../model/state/context.js';
import { handOf, objectNumber, zoneKey } from '../../model/basics/ids.js';
import { castOfContext, castOf, LETTERS, timesPaid } from './cast.js';
import { fittingObjects, objectsOf } from './references.js';
import { happenedAmount, happenedTimes } from './history.js';
import { playersOf } from './players.js';
import { traitsOf, type Shared } from './sharing.js';
import { timesResolved } from './resolutions.js';
import type { Sight } from './sight.js';
import { countersOn, statOf } from './stats.js';
import { colourOf, linkedBy } from './words.js';

type Node = Extract<Value, { readonly kind: string }>;
type Kinds = {
  readonly [K in Node['kind']]: (sight: Sight, value: Extract<Node, { kind: K }>, context: Context) => number;
};

/** cr 205.3i, 305.6: domain counts only basic land types. */
const TRAIT: { readonly [W in Extract<Node, { kind: 'different' }>['what']]: Shared } = {
  name: 'name',
  colour: 'colour',
  'card-type': 'type',
  'basic-land-type': 'land-type',
  'creature-type': 'creature-type',
  'mana-value': 'mana-value',
  power: 'power',
  controller: 'controller',
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const KINDS: Kinds = {
  x: (sight, _, context) => context.x ?? castOfContext(sight, context)?.x ?? 0,
  count: (sight, { of }, context) => fittingObjects(sight, of, context).length,
  'count-players': (sight, { of }, context) => playersOf(sight, of, context).length,
  size: (sight, { of }, context) => {
    const objects = objectsOf(sight, of, context).length;
    if (of.kind !== 'targets-of') return objects;
    // cr 115.1: players are targets as well.
    const aimed = objectsOf(sight, of.of, context).flatMap(
      (id) => sight.object(id)?.item?.targets.flat() ?? [],
    );
    return aimed.reduce((all, { players }) => all + players.length, objects);
  },
  stat: (sight, { of, stat, take = 'sum' }, context) => {
    const stats = objectsOf(sight, of, context).map((id) => statOf(sight, id, stat));
    if (stats.length === 0) return 0;
    return take === 'sum' ? sum(stats) : take === 'greatest' ? Math.max(...stats) : Math.min(...stats);
  },
  counters: (sight, { on, counter }, context) =>
    sum(
      objectsOf(sight, on, context).flatMap((id) =>
        counter === undefined ? Object.values(countersOn(sight, id)) : [countersOn(sight, id)[counter] ?? 0],
      ),
    ),
  'player-counters': (sight, { of, counter }, context) =>
    sum(playersOf(sight, of, context).map((seat) => sight.state.seats[seat]?.counters[counter] ?? 0)),
  life: (sight, { of }, context) =>
    sum(playersOf(sight, of, context).map((seat) => sight.state.seats[seat]?.life ?? 0)),
  'starting-life': ({ state }) => state.terms?.startingLife ?? 20,
  'hand-size': (sight, { of }, context) =>
    sum(playersOf(sight, of, context).map((seat) => sight.zone(zoneKey(handOf(seat))).length)),
  amount: (_, { name }, { bindings }) => bindings[name]?.amount ?? bindings[name]?.objects?.length ?? 0,
  'event-amount': (_, __, { event }) => event?.amount ?? 0,
  linked: (sight, { name }, context) => linkedBy(sight, name, context)?.amount ?? 0,
  sum: (sight, { of }, context) => sum(of.map((value) => valueOf(sight, value, context))),
  difference: (sight, { of, less }, context) => valueOf(sight, of, context) - valueOf(sight, less, context),
  product: (sight, { of, by }, context) => valueOf(sight, of, context) * valueOf(sight, by, context),
  half: (sight, { of, round }, context) => {
    const half = valueOf(sight, of, context) / 2;
    return round === 'up' ? Math.ceil(half) : Math.floor(half);
  },
  least: (sight, { of }, context) => Math.min(...of.map((value) => valueOf(sight, value, context))),
  greatest: (sight, { of }, context) => Math.max(...of.map((value) => valueOf(sight, value, context))),
  devotion: (sight, { to, of }, context) => {
    const letters = to.flatMap((colour) => {
      const named = colourOf(sight, colour, context);
      return named === undefined ? [] : [LETTERS[named]];
    });
    const seats = of === undefined ? [context.controller] : playersOf(sight, of, context);
    const costs = fittingObjects(sight, { kind: 'permanent' }, context).flatMap((id) => {
      const known = sight.known(id);
      return known?.controller !== null && known?.controller !== undefined && seats.includes(known.controller)
        ? (known.cost?.match(/\{[^}]+\}/g) ?? [])
        : [];
    });
    return costs.filter((symbol) => letters.some((letter) => symbol.includes(letter))).length;
  },
  different: (sight, { what, among }, context) => {
    const traits = objectsOf(sight, among, context).flatMap((id) => traitsOf(sight, TRAIT[what], id));
    const basic = (trait: unknown): boolean =>
      trait === UTOPIA_TYPE || BASIC_LAND_TYPE_NAMES.some((name) => name === trait);
    return new Set(what === 'basic-land-type' ? traits.filter(basic) : traits).size;
  },
  happened: (sight, { pattern, since, take = 'times', before }, context) =>
    take === 'times'
      ? happenedTimes(sight, pattern, since, context, { before })
      : happenedAmount(sight, pattern, since, context, { before }),
  paid: (sight, { what, cost, of }, context) => {
    const [id] = of === undefined ? [] : objectsOf(sight, of, context);
    const cast = id === undefined ? castOfContext(sight, context) : castOf(sight, id);
    if (cast === null) return 0;
    switch (what) {
      case 'times':
        return cost === undefined ? 0 : timesPaid(cast, cost, context);
      case 'mana':
        return cast.mana.length;
      case 'colours':
        return new Set(cast.mana.map((letter) => letter.charAt(0)).filter((letter) => letter !== 'C')).size;
      case 'snow':
        return cast.mana.filter((letter) => letter.endsWith('s')).length;
    }
  },
  'votes-for': (_, { vote, option }, { bindings }) => bindings[`${vote}:${option}`]?.amount ?? 0,
  'turn-number': (sight, { of }, context) => {
    if (of === undefined) return sight.state.turn?.number ?? 0;
    return Math.max(
      0,
      ...playersOf(sight, of, context).map((seat) => sight.state.seats[seat]?.turns.begun ?? 0),
    );
  },
  resolutions: ({ state }, _, context) => {
    const { stack } = context;
    const ability = stack === null ? null : (state.objects[objectNumber(stack)]?.item?.ability ?? null);
    return ability === null ? 0 : timesResolved(state, context, ability);
  },
  'if-value': (sight, { condition, then, else: otherwise }, context) =>
    valueOf(sight, sight.read.holds(sight, condition, context) ? then : otherwise, context),
  parameter: () => 0,
};

export function valueOf(sight: Sight, value: Value, context: Context): number {
  if (typeof value === 'number') return value;
  const read = KINDS[value.kind] as (sight: Sight, value: Node, context: Context) => number;
  return saturated(read(sight, value, context));
}
