// Numbers as they are now (values of the language; cr 107).
import type { Value } from '#abilities';
import type { Context } from '../state/context.js';
import { objectNumber, zoneKey, handOf, type ObjectId } from '../state/ids.js';
import { holds } from './conditions.js';
import { fitting, objectsOf, statOf } from './references.js';
import { happenedAmount, happenedTimes } from './history.js';
import { playersOf } from './players.js';
import { traitsOf, type Shared } from './sharing.js';
import type { Sight } from './sight.js';
import { colourOf, linkedBy } from './words.js';

type Node = Exclude<Value, number>;
type Kinds = {
  readonly [K in Node['kind']]: (sight: Sight, value: Extract<Node, { kind: K }>, context: Context) => number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

const countersOn = ({ state }: Sight, id: ObjectId): Readonly<Record<string, number>> => {
  const object = state.objects[objectNumber(id)];
  return object?.permanent?.counters ?? object?.counters ?? state.gone[String(objectNumber(id))]?.was?.permanent?.counters ?? {};
};

const castOf = ({ state }: Sight, id: ObjectId) => {
  const object = state.objects[objectNumber(id)];
  const was = state.gone[String(objectNumber(id))]?.was;
  return object?.item ?? object?.permanent?.castAs ?? was?.item ?? was?.permanent?.castAs ?? null;
};

const KINDS: Kinds = {
  x: (sight, _, { x, source, stack }) => x ?? castOf(sight, stack ?? source)?.x ?? 0,
  count: (sight, { of }, context) => fitting(sight, of, context).length,
  'count-players': (sight, { of }, context) => playersOf(sight, of, context).length,
  size: (sight, { of }, context) => objectsOf(sight, of, context).length,
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
  life: (sight, { of }, context) => sum(playersOf(sight, of, context).map((seat) => sight.state.seats[seat]?.life ?? 0)),
  'starting-life': ({ state }) => state.terms?.startingLife ?? 20,
  'hand-size': (sight, { of }, context) =>
    sum(playersOf(sight, of, context).map((seat) => sight.state.zones[zoneKey(handOf(seat))]?.length ?? 0)),
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
    const letters = to.flatMap((colour) => LETTERS[colourOf(sight, colour, context) ?? ''] ?? []);
    const seats = of === undefined ? [context.controller] : playersOf(sight, of, context);
    const costs = fitting(sight, { kind: 'permanent' }, context).flatMap((id) => {
      const known = sight.known(id);
      return known?.controller !== null && known?.controller !== undefined && seats.includes(known.controller)
        ? (known.cost?.match(/\{[^}]+\}/g) ?? [])
        : [];
    });
    return costs.filter((symbol) => letters.some((letter) => symbol.includes(letter))).length;
  },
  different: (sight, { what, among }, context) => {
    const trait = { 'card-type': 'type', 'basic-land-type': 'land-type' }[what as string] ?? what;
    const traits = objectsOf(sight, among, context).flatMap((id) => traitsOf(sight, trait as Shared, id));
    return new Set(traits).size;
  },
  happened: (sight, { pattern, since, take = 'times' }, context) =>
    take === 'times' ? happenedTimes(sight, pattern, since, context) : happenedAmount(sight, pattern, since, context),
  paid: (sight, { what, cost, of }, context) => {
    const [id = context.stack ?? context.source] = of === undefined ? [] : objectsOf(sight, of, context);
    const cast = castOf(sight, id);
    if (cast === null) return 0;
    switch (what) {
      case 'times':
        return cost === undefined ? 0 : (cast.paid[cost] ?? 0);
      case 'mana':
        return cast.mana.length;
      case 'colours':
        return new Set(cast.mana.filter((letter) => letter !== 'C')).size;
      case 'snow':
        return cast.mana.filter((letter) => letter.endsWith('s')).length;
    }
  },
  'votes-for': (_, { vote, option }, { bindings }) => bindings[`${vote}:${option}`]?.amount ?? 0,
  'turn-number': ({ state }) => state.turn?.number ?? 0,
  'if-value': (sight, { condition, then, else: otherwise }, context) =>
    valueOf(sight, holds(sight, condition, context) ? then : otherwise, context),
  parameter: () => 0,
};

export function valueOf(sight: Sight, value: Value, context: Context): number {
  if (typeof value === 'number') return value;
  return (KINDS[value.kind] as (sight: Sight, value: Node, context: Context) => number)(sight, value, context);
}
