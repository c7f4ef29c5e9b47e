// Evaluates references of the language: which objects they mean.
import { NOT_CAST, type Filter, type Reference } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import {
  graveyardOf,
  handOf,
  objectNumber,
  outsideOf,
  ownLibraryOf,
  zoneKey,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../model/basics/ids.js';
import { MAKER } from '../../model/state/links.js';
import { damageSources } from './damage-sources.js';
import { zonesOf } from './filters.js';
import { asOwnedBy } from './needs-identity.js';
import { playersOf } from './players.js';
import { isObjectInRange } from './range.js';
import type { Sight } from './sight.js';
import { statOf } from './stats.js';
import { amongChosen, chosenZone } from '../../model/state/chosen-zones.js';
import { linkedBy } from './words.js';

type Kinds = {
  readonly [K in Reference['kind']]: (
    sight: Sight,
    reference: Extract<Reference, { kind: K }>,
    context: Context,
  ) => readonly ObjectId[];
};

const some = (id: ObjectId | null | undefined): readonly ObjectId[] =>
  id === null || id === undefined ? [] : [id];

/** cr 400.7: what the object has become, as far as each step after the first may be followed. */
function followed(
  { state, object }: Sight,
  id: ObjectId,
  isFollowed: (to: ObjectId, from: ObjectId) => boolean,
): ObjectId | undefined {
  let at = id;
  while (object(at) === undefined) {
    const next = state.gone[String(objectNumber(at))]?.became ?? null;
    if (next === null || (at !== id && !isFollowed(next, at))) return undefined;
    at = next;
  }
  return at;
}

/** The card in its present incarnation. */
export const currentIncarnation = (sight: Sight, id: ObjectId): ObjectId | undefined =>
  followed(sight, id, () => true);

/**
 * What the object became as it left. A further move is followed only if the effect itself or madness caused
 * it (400.7k).
 */
const successorOf = (sight: Sight, id: ObjectId, { bindings }: Context): ObjectId | undefined =>
  followed(
    sight,
    id,
    (to, from) =>
      Object.values(bindings).some(({ objects = [] }) => objects.includes(to)) ||
      sight.state.gone[String(objectNumber(from))]?.links?.[NOT_CAST] !== undefined,
  );

/** cr 712.21c: for a former melded permanent, both cards are found. */
function successorsOf(sight: Sight, id: ObjectId, context: Context): readonly ObjectId[] {
  const half = halfAfter(sight, id);
  return [
    ...some(successorOf(sight, id, context)),
    ...(half === undefined ? [] : some(successorOf(sight, half, context))),
  ];
}

function halfAfter(sight: Sight, id: ObjectId): ObjectId | undefined {
  const { state, object } = sight;
  if (object(id) !== undefined) return undefined;
  const gone = state.gone[String(objectNumber(id))];
  if (gone === undefined || gone.half !== undefined) return gone?.half;
  return gone.became === null ? undefined : halfAfter(sight, gone.became);
}

/** cr 607.2a: a card exiled by one linked ability is meant by the other as long as it stays in exile. */
const hasLeftExile = ({ state, object }: Sight, id: ObjectId): boolean =>
  object(id) === undefined && state.gone[String(objectNumber(id))]?.from.kind === 'exile';

/**
 * The library that a rule or effect means by a player's library: their own, or the common one
 * (pentaland 702.1a).
 */
export const libraryOf = (state: GameState, seat: Seat): Zone =>
  state.zones[zoneKey(ownLibraryOf(seat))] === undefined
    ? { kind: 'library', seat: null, index: 0 }
    : ownLibraryOf(seat);

/** All libraries of a player: that one, and a second one where it exists. */
export function librariesOf(state: GameState, seat: Seat): readonly Zone[] {
  const second: Zone = { kind: 'library', seat, index: 1 };
  const first = libraryOf(state, seat);
  return state.zones[zoneKey(second)] === undefined ? [first] : [first, second];
}

/** The library an effect concerns, once it is chosen. */
export const libraryMeant = (state: GameState, seat: Seat, context: Context): Zone =>
  librariesOf(state, seat)[chosenZone(context, 'library', seat) ?? 0] ?? libraryOf(state, seat);

export const graveyardsOf = ({ graveyards }: GameState, seat: Seat): readonly Zone[] =>
  graveyards === 1
    ? [graveyardOf(seat)]
    : Array.from({ length: graveyards }, (_, index) => ({ kind: 'graveyard', seat, index }));

/** The zones of a kind that belong to those players, or all of that kind. */
export function zonesNamed(state: GameState, kind: Zone['kind'], seats: readonly Seat[] | undefined): Zone[] {
  switch (kind) {
    case 'hand':
      return (seats ?? state.seats.map(({ seat }) => seat)).map(handOf);
    case 'graveyard':
      return (seats ?? state.seats.map(({ seat }) => seat)).flatMap((seat) => graveyardsOf(state, seat));
    case 'library':
      return (seats ?? state.seats.map(({ seat }) => seat)).flatMap((seat) => librariesOf(state, seat));
    case 'outside':
      return (seats ?? state.seats.map(({ seat }) => seat)).map(outsideOf);
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return [{ kind, seat: null, index: 0 }];
  }
}

/** A common library is listed once. */
export function cardsOfZones(sight: Pick<Sight, 'zone'>, zones: readonly Zone[]): readonly ObjectId[] {
  const [first] = zones;
  if (first !== undefined && zones.length === 1) return sight.zone(zoneKey(first));
  return [...new Set(zones.flatMap((zone) => sight.zone(zoneKey(zone))))];
}

const cardsMeant = (sight: Sight, kind: Zone['kind'], context: Context): readonly ObjectId[] =>
  cardsOfZones(sight, amongChosen(context, zonesNamed(sight.state, kind, undefined)));

/** cr 702.26b. */
const isPhasedIn = (sight: Sight, id: ObjectId): boolean =>
  (sight.object(id)?.permanent?.phasedOut ?? 'no') === 'no';

/** All objects in the filter's zones that fit it. */
export function fittingObjects(sight: Sight, filter: Filter, context: Context): ObjectId[] {
  const found: ObjectId[] = [];
  for (const kind of zonesOf(filter))
    for (const id of cardsMeant(sight, kind, context))
      if (isPhasedIn(sight, id) && sight.read.matches(sight, filter, id, context)) found.push(id);
  return found;
}

/** Whether any object fits. In games with nameless cards it first finds out what must be known of each. */
export function hasFitting(sight: Sight, filter: Filter, context: Context): boolean {
  if (sight.state.naming !== null) return fittingObjects(sight, filter, context).length > 0;
  for (const kind of zonesOf(filter))
    for (const id of cardsMeant(sight, kind, context))
      if (isPhasedIn(sight, id) && sight.read.matches(sight, filter, id, context)) return true;
  return false;
}

/**
 * cr 404.2: 'from your graveyard' excludes other graveyards: a card owned by another player goes to theirs.
 */
function liesInAnothers(sight: Sight, { source, controller }: Context): boolean {
  const id = currentIncarnation(sight, source);
  const zone = id === undefined ? undefined : sight.object(id)?.zone;
  return zone?.kind === 'graveyard' && zone.seat !== null && zone.seat !== controller;
}

const KINDS: Kinds = {
  this: (sight, { said }, context) =>
    said === 'from-graveyard' && liesInAnothers(sight, context) ? [] : [context.source],
  target: (_, { slot }, { targets }) => targets[slot]?.objects ?? [],
  bound: (_, { name }, { bindings }) => bindings[name]?.objects ?? [],
  subject: (_, __, { event }) => event?.subjects ?? some(event?.subject),
  agent: (_, __, { event }) => some(event?.agent),
  linked: (sight, { name }, context) =>
    (linkedBy(sight, name, context)?.objects ?? []).filter((id) => !hasLeftExile(sight, id)),
  host: (sight, { of }, context) => {
    const whose = of === undefined ? [context.source] : objectsOf(sight, of, context);
    return whose.flatMap((id) => {
      const host =
        sight.object(id)?.permanent?.attachedTo ??
        sight.state.gone[String(objectNumber(id))]?.was?.permanent?.attachedTo;
      return typeof host === 'string' ? [host] : [];
    });
  },
  attachments: (sight, { of, filter }, context) => {
    const hosts = objectsOf(sight, of, context);
    return cardsOfZones(sight, [{ kind: 'battlefield', seat: null, index: 0 }]).filter((id) => {
      const host = sight.object(id)?.permanent?.attachedTo;
      return (
        typeof host === 'string' &&
        hosts.includes(host) &&
        (filter === undefined || sight.read.matches(sight, filter, id, context))
      );
    });
  },
  each: (sight, { filter }, context) => fittingObjects(sight, filter, context),
  only: (sight, { of, filter }, context) =>
    objectsOf(sight, of, context).filter((id) => sight.read.matches(sight, filter, id, context)),
  union: (sight, { of }, context) => [...new Set(of.flatMap((one) => objectsOf(sight, one, context)))],
  except: (sight, { of, without }, context) => {
    const out = objectsOf(sight, without, context);
    return objectsOf(sight, of, context).filter((id) => !out.includes(id));
  },
  top: (sight, { whose, count, end = 'top' }, context) =>
    playersOf(sight, whose, context).flatMap((seat) => {
      const cards = cardsOfZones(sight, [libraryMeant(sight.state, seat, context)]);
      const number = sight.read.valueOf(sight, count, context);
      return end === 'top'
        ? cards.slice(Math.max(0, cards.length - number)).reverse()
        : cards.slice(0, number);
    }),
  'top-until': (sight, { whose, filter, count = 1 }, context) =>
    playersOf(sight, whose, context).flatMap((seat) => {
      const cards = cardsOfZones(sight, [libraryMeant(sight.state, seat, context)]).toReversed();
      const wanted = sight.read.valueOf(sight, count, context);
      let found = 0;
      const last = cards.findIndex((id) => {
        if (asOwnedBy(seat, () => sight.read.matches(sight, filter, id, context))) found += 1;
        return found >= wanted;
      });
      return last === -1 ? cards : cards.slice(0, last + 1);
    }),
  'top-of-graveyard': (sight, { whose }, context) =>
    playersOf(sight, whose, context).flatMap(
      (seat) => cardsOfZones(sight, zonesNamed(sight.state, 'graveyard', [seat])).at(-1) ?? [],
    ),
  above: (sight, { of, which }, context) =>
    objectsOf(sight, of, context).flatMap((id) => {
      const zone = sight.object(id)?.zone;
      if (zone?.kind !== 'graveyard') return [];
      const cards = cardsOfZones(sight, [zone]);
      const at = cards.indexOf(id) + 1;
      return cards.slice(at, which === 'next' ? at + 1 : undefined);
    }),
  zone: (sight, { zone, whose }, context) =>
    cardsOfZones(
      sight,
      amongChosen(
        context,
        zonesNamed(sight.state, zone, whose === undefined ? undefined : playersOf(sight, whose, context)),
      ),
    ),
  combat: (sight, { of, relation }, context) => {
    const ids = objectsOf(sight, of, context);
    const { attacks = [], blocks = [] } = sight.state.combat ?? {};
    switch (relation) {
      case 'blocks':
        return blocks.filter(({ blocker }) => ids.includes(blocker)).flatMap(({ attackers }) => attackers);
      case 'blocked-by':
        return blocks
          .filter(({ attackers }) => attackers.some((id) => ids.includes(id)))
          .map(({ blocker }) => blocker);
      case 'attacks':
        return attacks
          .filter(({ attacker }) => ids.includes(attacker))
          .flatMap(({ defender }) => (typeof defender === 'string' ? [defender] : []));
      case 'banded-with': {
        const bands = attacks.filter(({ attacker }) => ids.includes(attacker)).map(({ band }) => band);
        return attacks
          .filter(({ band }) => band !== null && bands.includes(band))
          .map(({ attacker }) => attacker);
      }
      case 'paired-with':
        return ids.flatMap(
          (id) =>
            (sight.object(id)?.links?.['paired'] as { objects?: ObjectId[] } | undefined)?.objects ?? [],
        );
    }
  },
  'damage-sources': damageSources,
  source: (sight, { of }, context) =>
    objectsOf(sight, of, context).flatMap((id) => some(sight.object(id)?.item?.source ?? id)),
  'targets-of': (sight, { of }, context) =>
    objectsOf(sight, of, context).flatMap(
      (id) =>
        sight
          .object(id)
          ?.item?.targets.flat()
          .flatMap(({ objects }) => objects) ?? [],
    ),
  paid: (_, { cause }, { bindings }) => bindings[`paid:${cause}`]?.objects ?? [],
  successor: (sight, { of }, context) =>
    objectsOf(sight, of, context).flatMap((id) => successorsOf(sight, id, context)),
  former: (sight, { of }, context) => {
    const gone = Object.values(sight.state.gone);
    return objectsOf(sight, of, context).map((id) => gone.find(({ became }) => became === id)?.id ?? id);
  },
  chosen: (sight, { of, most = 'greatest', stat }, context) => {
    const ids = objectsOf(sight, of, context);
    const values = ids.map((id) => statOf(sight, id, stat));
    const best = most === 'greatest' ? Math.max(...values) : Math.min(...values);
    return ids.filter((_, index) => values[index] === best);
  },
  commander: (sight, { whose }, context) => {
    const seats = playersOf(sight, whose, context);
    return Object.values(sight.state.objects)
      .filter(
        ({ permanent, owner }) =>
          permanent?.marks.includes('commander') === true && owner !== null && seats.includes(owner),
      )
      .map(({ id }) => id);
  },
  granter(sight, _, { source, bindings }) {
    const maker = sight.object(source)?.links?.[MAKER] as { objects?: ObjectId[] } | undefined;
    // A token's statement about the objects that made it covers those that still exist (cr 604.2).
    const made = maker?.objects?.filter((id) => sight.object(id) !== undefined);
    return bindings['granter']?.objects ?? made ?? [];
  },
  parameter: () => [],
};

/** cr 801.10-11: without objects outside the controller's range of influence. */
export function objectsOf(sight: Sight, reference: Reference, context: Context): readonly ObjectId[] {
  const meant = (
    KINDS[reference.kind] as (sight: Sight, reference: Reference, context: Context) => readonly ObjectId[]
  )(sight, reference, context);
  if (sight.state.range === undefined) return meant;
  return meant.filter((id) => isObjectInRange(sight, context.controller, id));
}
