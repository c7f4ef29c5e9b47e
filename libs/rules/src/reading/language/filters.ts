// Checks whether an object fits a filter. One entry per kind of filter.
import { memoByIdentity } from '#kernel';
import { ORIGINALLY_PRINTED, PERMANENT_TYPES, type Filter, type ZoneName } from '#abilities';
import { abilityAt } from '../../model/printed/node-ref.js';
import type { Context } from '../../model/state/context.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';
import { compared } from './compare.js';
import { countLook } from '../../fold/journal/effort.js';
import { happenedTimes } from './history.js';
import { playersOf } from './players.js';
import { isObjectInRange } from './range.js';
import { itemOf, permanentOf } from './found.js';
import { hasVariant } from '../../model/printed/keyword-variants.js';
import { isManaAbility, producible } from './mana-made.js';
import { costWord, isCostWord } from './cost-words.js';
import { areNamed, sharesNoName, namesOf, shareName } from './names.js';
import { NeedsIdentity, needsIdentity } from './needs-identity.js';
import { sharing } from './sharing.js';
import type { Sight } from './sight.js';
import { attachmentsOf, STATUS } from './statuses.js';
import { countersOn, statOf } from './stats.js';
import { hasSubtype } from '../../model/printed/subtypes.js';
import { colourOf, wordsOf } from './words.js';

type Kinds = {
  readonly [K in Filter['kind']]: (
    sight: Sight,
    filter: Extract<Filter, { kind: K }>,
    id: ObjectId,
    context: Context,
  ) => boolean;
};

const isLoyalty = ({ state }: Sight, ref: NodeRef | null): boolean => {
  const ability = ref === null ? null : abilityAt(state, ref);
  return ability?.kind === 'activated' && ability.loyalty === 'loyalty';
};

/** pentaland 705.6: a nameless card needs no name if its known values already decide. */
function knownOfSome(filters: readonly Filter[], holds: (filter: Filter) => boolean): boolean {
  let unknown: NeedsIdentity | undefined;
  for (const filter of filters)
    try {
      if (holds(filter)) return true;
    } catch (thrown) {
      if (!(thrown instanceof NeedsIdentity)) throw thrown;
      unknown ??= thrown;
    }
  return unknown === undefined ? false : needsIdentity(unknown.need);
}

const attacksOneOf = (defender: Defender | null, players: readonly Seat[]): boolean =>
  typeof defender === 'number' && players.includes(defender);

const KINDS: Kinds = {
  anything: () => true,
  all: (sight, { of }, id, context) =>
    sight.state.naming === null
      ? of.every((filter) => fits(sight, filter, id, context))
      : !knownOfSome(of, (filter) => !fits(sight, filter, id, context)),
  any: (sight, { of }, id, context) =>
    sight.state.naming === null
      ? of.some((filter) => fits(sight, filter, id, context))
      : knownOfSome(of, (filter) => fits(sight, filter, id, context)),
  not: (sight, { of }, id, context) => !fits(sight, of, id, context),
  type: (sight, { is }, id) => sight.remembered(id)?.types.includes(is) ?? false,
  permanent: (sight, _, id) =>
    sight.remembered(id)?.types.some((type) => PERMANENT_TYPES.includes(type)) ?? false,
  spell: (sight, _, id) => itemOf(sight, id)?.kind === 'spell',
  ability: (sight, { of }, id) => {
    const item = itemOf(sight, id);
    if (item === undefined || item.kind === 'spell') return false;
    if (of === undefined) return true;
    switch (of) {
      case 'activated':
      case 'triggered':
        return item.kind === of;
      case 'mana':
        // cr 605.3b, 605.4a: mana abilities are never on the stack.
        return false;
      case 'loyalty':
        return isLoyalty(sight, item.ability);
    }
  },
  supertype: (sight, { is }, id) => sight.remembered(id)?.supertypes.includes(is) ?? false,
  subtype: (sight, { is }, id, context) => {
    const known = sight.remembered(id);
    if (known === undefined) return false;
    if (typeof is === 'string') return hasSubtype(known, is);
    return wordsOf(sight, is, context).some((word) => hasSubtype(known, word));
  },
  colour: (sight, { is }, id, context) => {
    const colour = colourOf(sight, is, context);
    return colour !== undefined && (sight.remembered(id)?.colours.includes(colour) ?? false);
  },
  colours: (sight, { how }, id) => {
    const count = sight.remembered(id)?.colours.length ?? 0;
    return { colourless: count === 0, multicoloured: count > 1, monocoloured: count === 1, all: count === 5 }[
      how
    ];
  },
  name: (sight, { is }, id, context) => {
    if (typeof is !== 'string' && is.kind === 'name-of' && sharesNoName(sight, id)) return false;
    const known = sight.remembered(id);
    if (known === undefined) return false;
    const asked = wordsOf(sight, is, context);
    if (sight.couldBeOneOf?.(id, asked) === false) return false;
    // war-zone Cursed Scroll: hidden cards are matched by cost.
    if (asked.some(isCostWord)) return asked.includes(costWord(known.cost) ?? '');
    return shareName(namesOf(known), asked);
  },
  'originally-printed': (sight, { in: expansion }, id) => {
    const known = sight.remembered(id);
    if (known === undefined) return false;
    const names = namesOf(known);
    const printed = ORIGINALLY_PRINTED[expansion];
    return names.some((name) => printed.has(name)) || [...printed].some((name) => areNamed(names, name));
  },
  has: (sight, { keyword }, id) => {
    const keywords = sight.remembered(id)?.keywords;
    return keywords !== undefined && (keywords.has(keyword) || hasVariant(keywords, keyword));
  },
  'has-ability': (sight, { of }, id) => {
    const abilities = sight.remembered(id)?.abilities ?? [];
    switch (of) {
      case 'any':
        return abilities.length > 0;
      case 'mana':
        return abilities.some(({ ability }) => isManaAbility(ability));
      case 'activated':
      case 'triggered':
      case 'static':
        return abilities.some(({ ability }) => ability.kind === of);
    }
  },
  stat: (sight, { stat, compare, value }, id, context) =>
    compared(statOf(sight, id, stat), compare, sight.read.valueOf(sight, value, context)),
  counter: (sight, { counter, compare, value }, id, context) => {
    const counters = countersOn(sight, id);
    const count =
      counter === undefined
        ? Object.values(counters).reduce((sum, one) => sum + one, 0)
        : (counters[counter] ?? 0);
    return compared(count, compare, sight.read.valueOf(sight, value, context));
  },
  controller: (sight, { is }, id, context) => {
    const known = sight.remembered(id);
    // cr 109.4: an object outside the battlefield and the stack has no controller, so its owner counts.
    const seat = known?.controller ?? known?.owner;
    if (is.kind === 'you') return seat === context.controller;
    return seat !== null && seat !== undefined && playersOf(sight, is, context).includes(seat);
  },
  owner: (sight, { is }, id, context) => {
    const owner = sight.remembered(id)?.owner;
    return owner !== null && owner !== undefined && playersOf(sight, is, context).includes(owner);
  },
  in: (sight, { zone, whose }, id, context) => {
    // An object that is gone is in no zone (cr 400.7).
    const at = sight.object(id)?.zone;
    if (at?.kind !== zone) return false;
    if (whose === undefined) return true;
    // In a shared zone, the owner of the object counts.
    const seat = at.seat ?? sight.remembered(id)?.owner ?? null;
    return seat === null ? at.kind === 'library' : playersOf(sight, whose, context).includes(seat);
  },
  status: (sight, { is }, id) => STATUS[is](sight, id),
  is: (sight, { of }, id, context) => sight.read.objectsOf(sight, of, context).includes(id),
  shares: (sight, { what, with: other }, id, context) =>
    sight.read.objectsOf(sight, other, context).some((one) => sharing(sight, what, id, one)),
  'attached-to': (sight, { filter, players }, id, context) => {
    const host = permanentOf(sight, id)?.attachedTo;
    if (host === null || host === undefined) return false;
    if (typeof host === 'number')
      return players !== undefined && playersOf(sight, players, context).includes(host);
    return filter !== undefined && matches(sight, filter, host, context);
  },
  'has-attached': (sight, { filter }, id, context) =>
    attachmentsOf(sight, id).some((one) => matches(sight, filter, one, context)),
  targets: (sight, { filter, players, only }, id, context) => {
    const chosen = itemOf(sight, id)?.targets.flat() ?? [];
    const objects = chosen.flatMap((choice) => choice.objects);
    const seats = chosen.flatMap((choice) => choice.players);
    // cr 115.9b: without a filter or players, any target fits.
    const isAny = filter === undefined && players === undefined;
    const meant = players === undefined ? [] : playersOf(sight, players, context);
    const fits = [
      ...objects.map((one) => isAny || (filter !== undefined && matches(sight, filter, one, context))),
      ...seats.map((seat) => isAny || meant.includes(seat)),
    ];
    if (fits.length === 0) return false;
    if (only === 'single') return fits.length === 1 && fits[0] === true;
    return only === 'only' ? fits.every(Boolean) : fits.some(Boolean);
  },
  combat: (sight, { relation, players, filter }, id, context) => {
    const { attacks = [], blocks = [], formerBlocks = [] } = sight.state.combat ?? {};
    const fits = (one: ObjectId): boolean => filter === undefined || matches(sight, filter, one, context);
    // cr 608.2b: what the source of an ability blocked, or was blocked by, when it was last in combat.
    const wasSource = (one: ObjectId): boolean =>
      one === context.source && sight.object(one) === undefined && fits(one);
    switch (relation) {
      case 'attacking': {
        const attack = attacks.find(({ attacker }) => attacker === id);
        if (attack === undefined) return false;
        const { defender } = attack;
        // cr 508.1b: attacking a planeswalker is not attacking its controller.
        if (players !== undefined && !attacksOneOf(defender, playersOf(sight, players, context)))
          return false;
        return filter === undefined || (typeof defender === 'string' && fits(defender));
      }
      case 'blocking':
        return (
          blocks.some(({ blocker, attackers }) => blocker === id && attackers.some(fits)) ||
          (blocks.some(({ blocker }) => blocker === id) &&
            formerBlocks.some(({ blocker, attackers }) => blocker === id && attackers.some(wasSource)))
        );
      case 'blocked-by':
        return (
          blocks.some(({ blocker, attackers }) => attackers.includes(id) && fits(blocker)) ||
          (attacks.some(({ attacker }) => attacker === id) &&
            formerBlocks.some(({ blocker, attackers }) => attackers.includes(id) && wasSource(blocker)))
        );
      case 'dealt-damage-to':
        return sight.state.history.turn.some(
          ({ kind, agent, subject, player }) =>
            kind === 'damage' &&
            agent === id &&
            (subject === null
              ? player !== null &&
                players !== undefined &&
                playersOf(sight, players, context).includes(player)
              : filter !== undefined && matches(sight, filter, subject, context)),
        );
      case 'dealt-damage-by':
        return sight.state.history.turn.some(
          ({ kind, agent, subject }) => kind === 'damage' && subject === id && agent !== null && fits(agent),
        );
    }
  },
  source: (sight, { filter }, id, context) => {
    return matches(sight, filter, itemOf(sight, id)?.source ?? id, context);
  },
  happened: (sight, { pattern, since }, id, context) =>
    happenedTimes(sight, pattern, since, context, { subject: id }) > 0,
  where: (sight, { bind, condition }, id, context) =>
    sight.read.holds(sight, condition, {
      ...context,
      bindings: { ...context.bindings, [bind]: { objects: [id] } },
    }),
  'could-produce': (sight, { colour }, id, context) => {
    const wanted = colour === undefined ? undefined : colourOf(sight, colour, context);
    const made = producible(sight, id);
    return wanted === undefined ? made.size > 0 : made.has(wanted);
  },
  parameter: () => false,
};

function fits(sight: Sight, filter: Filter, id: ObjectId, context: Context): boolean {
  countLook();
  return (KINDS[filter.kind] as (sight: Sight, filter: Filter, id: ObjectId, context: Context) => boolean)(
    sight,
    filter,
    id,
    context,
  );
}

/** cr 801.11: spells and abilities do not see objects outside their controller's range of influence. */
export function matches(sight: Sight, filter: Filter, id: ObjectId, context: Context): boolean {
  if (sight.state.range !== undefined && !isObjectInRange(sight, context.controller, id)) return false;
  return fits(sight, filter, id, context);
}

const BATTLEFIELD_ALONE: readonly ZoneName[] = ['battlefield'];

/** cr 400.11: objects outside the game are in none of its zones. */
const ELSEWHERE: readonly ZoneName[] = ['hand', 'library', 'graveyard', 'stack', 'exile', 'command'];

type Naming = {
  readonly [K in Filter['kind']]?: (filter: Extract<Filter, { kind: K }>) => readonly ZoneName[];
};

const NAMING: Naming = {
  in: ({ zone }) => [zone],
  spell: () => ['stack'],
  ability: () => ['stack'],
  not: ({ of }) => (of.kind === 'in' && of.zone === 'battlefield' ? ELSEWHERE : []),
  all: ({ of }) => of.flatMap(namedZones),
  any: ({ of }) => {
    const named = of.map(namedZones);
    return named.every(({ length }) => length === 0)
      ? []
      : named.flatMap((one) => (one.length === 0 ? BATTLEFIELD_ALONE : one));
  },
};

const namedZones = (filter: Filter): readonly ZoneName[] =>
  (NAMING[filter.kind] as ((filter: Filter) => readonly ZoneName[]) | undefined)?.(filter) ?? [];

const zones = memoByIdentity<Filter, readonly ZoneName[]>();

/** The zones that a filter looks in; the battlefield where it names none (cr 109.2). */
export function zonesOf(filter: Filter): readonly ZoneName[] {
  let found = zones.get(filter);
  if (found === undefined) {
    const named = [...new Set(namedZones(filter))];
    zones.set(filter, (found = named.length > 0 ? named : BATTLEFIELD_ALONE));
  }
  return found;
}
