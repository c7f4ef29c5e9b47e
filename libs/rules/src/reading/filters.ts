// Whether an object fits a filter. One entry a kind.
import type { Filter, Status, ZoneName } from '#abilities';
import { abilityAt } from '../characteristics/node-ref.js';
import type { Context } from '../state/context.js';
import { objectNumber, type NodeRef, type ObjectId } from '../state/ids.js';
import { compared } from './compare.js';
import { happenedTimes } from './history.js';
import { playersOf } from './players.js';
import { hasVariant } from './keyword-variants.js';
import { isManaAbility, producible } from './mana-made.js';
import { namesOf } from './names.js';
import { sharing } from './sharing.js';
import type { Sight } from './sight.js';
import { countersOn, permanentOf, statOf } from './stats.js';
import { hasSubtype } from './subtypes.js';
import { colourOf, wordsOf } from './words.js';

type Kinds = {
  readonly [K in Filter['kind']]: (
    sight: Sight,
    filter: Extract<Filter, { kind: K }>,
    id: ObjectId,
    context: Context,
  ) => boolean;
};

const objectIn = ({ state }: Sight, id: ObjectId) => state.objects[objectNumber(id)];
/** cr 608.2h: what stood on the stack, as it stands there or last did. */
const itemOf = ({ state }: Sight, id: ObjectId) =>
  state.objects[objectNumber(id)]?.item ?? state.gone[String(objectNumber(id))]?.was?.item ?? undefined;
/** Where it is, or where it last was. */
const zoneOf = ({ state }: Sight, id: ObjectId) =>
  state.objects[objectNumber(id)]?.zone ?? state.gone[String(objectNumber(id))]?.from;

const isLoyalty = ({ state }: Sight, ref: NodeRef | null): boolean => {
  const ability = ref === null ? null : abilityAt(state, ref);
  return ability?.kind === 'activated' && ability.loyalty === 'loyalty';
};

const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];

const KINDS: Kinds = {
  anything: () => true,
  all: (sight, { of }, id, context) => of.every((filter) => matches(sight, filter, id, context)),
  any: (sight, { of }, id, context) => of.some((filter) => matches(sight, filter, id, context)),
  not: (sight, { of }, id, context) => !matches(sight, of, id, context),
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
        // cr 605.3b, 605.4a: mana abilities never stand on the stack.
        return false;
      case 'loyalty':
        return isLoyalty(sight, item.ability);
    }
  },
  supertype: (sight, { is }, id) => sight.remembered(id)?.supertypes.includes(is) ?? false,
  subtype: (sight, { is }, id, context) => {
    const known = sight.remembered(id);
    return known !== undefined && wordsOf(sight, is, context).some((word) => hasSubtype(known, word));
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
    const known = sight.remembered(id);
    if (known === undefined) return false;
    const asked = wordsOf(sight, is, context);
    return namesOf(known).some((name) => asked.includes(name));
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
    // cr 109.4: what is neither on the battlefield nor on the stack has no controller; its owner is meant.
    const seat = known?.controller ?? known?.owner;
    if (is.kind === 'you') return seat === context.controller;
    return seat !== null && seat !== undefined && playersOf(sight, is, context).includes(seat);
  },
  owner: (sight, { is }, id, context) => {
    const owner = sight.remembered(id)?.owner;
    return owner !== null && owner !== undefined && playersOf(sight, is, context).includes(owner);
  },
  in: (sight, { zone, whose }, id, context) => {
    const at = zoneOf(sight, id);
    if (at?.kind !== zone) return false;
    if (whose === undefined) return true;
    // Of a zone all share, what is theirs there.
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
    const meant = players === undefined ? [] : playersOf(sight, players, context);
    const fits = [
      ...objects.map((one) => filter !== undefined && matches(sight, filter, one, context)),
      ...seats.map((seat) => meant.includes(seat)),
    ];
    if (fits.length === 0) return false;
    if (only === 'single') return fits.length === 1 && fits[0] === true;
    return only === 'only' ? fits.every(Boolean) : fits.some(Boolean);
  },
  combat: (sight, { relation, players, filter }, id, context) => {
    const { attacks = [], blocks = [] } = sight.state.combat ?? {};
    const fits = (one: ObjectId): boolean => filter === undefined || matches(sight, filter, one, context);
    switch (relation) {
      case 'attacking': {
        const attack = attacks.find(({ attacker }) => attacker === id);
        if (attack === undefined) return false;
        if (players !== undefined && !playersOf(sight, players, context).includes(attack.defending))
          return false;
        return filter === undefined || (typeof attack.defender === 'string' && fits(attack.defender));
      }
      case 'blocking':
        return blocks.some(({ blocker, attackers }) => blocker === id && attackers.some(fits));
      case 'blocked-by':
        return blocks.some(({ blocker, attackers }) => attackers.includes(id) && fits(blocker));
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

export function attachmentsOf({ state }: Sight, host: ObjectId): ObjectId[] {
  return (state.zones['battlefield/common/0' as keyof typeof state.zones] ?? []).filter(
    (id) => state.objects[objectNumber(id)]?.permanent?.attachedTo === host,
  );
}

const hasAttached = (sight: Sight, id: ObjectId, subtype: string): boolean =>
  attachmentsOf(sight, id).some((one) => sight.known(one)?.subtypes.includes(subtype) ?? false);
const marked = (sight: Sight, id: ObjectId, mark: string): boolean =>
  permanentOf(sight, id)?.marks.includes(mark) ?? false;
const inHistory = ({ state }: Sight, id: ObjectId, kind: string): boolean =>
  state.history.turn.some((happening) => happening.kind === kind && happening.subject === id);

/** cr 110.5 and what an object is doing. */
const STATUS: { readonly [S in Status]: (sight: Sight, id: ObjectId) => boolean } = {
  tapped: (sight, id) => permanentOf(sight, id)?.tapped === true,
  untapped: (sight, id) => permanentOf(sight, id)?.tapped === false,
  flipped: (sight, id) => permanentOf(sight, id)?.flipped === true,
  'face-down': (sight, id) => {
    const faceDown =
      permanentOf(sight, id)?.faceDown ?? itemOf(sight, id)?.faceDown ?? objectIn(sight, id)?.faceDown;
    return faceDown !== null && faceDown !== undefined;
  },
  'face-up': (sight, id) => !STATUS['face-down'](sight, id),
  transformed: (sight, id) => marked(sight, id, 'transformed'),
  'phased-out': (sight, id) => (permanentOf(sight, id)?.phasedOut ?? 'no') !== 'no',
  attacking: (sight, id) => attackOf(sight, id) !== undefined || wasIn(sight, id, 'attacking'),
  blocking: (sight, id) =>
    (sight.state.combat?.blocks.some(({ blocker }) => blocker === id) ?? false) ||
    wasIn(sight, id, 'blocking'),
  blocked: (sight, id) => attackOf(sight, id)?.blocked === true,
  unblocked: (sight, id) =>
    sight.state.combat?.blockersDeclared === true && attackOf(sight, id)?.blocked === false,
  enchanted: (sight, id) => hasAttached(sight, id, 'Aura'),
  equipped: (sight, id) => hasAttached(sight, id, 'Equipment'),
  fortified: (sight, id) => hasAttached(sight, id, 'Fortification'),
  attached: (sight, id) => (permanentOf(sight, id)?.attachedTo ?? null) !== null,
  token: (sight, id) =>
    objectIn(sight, id)?.token === true || sight.state.gone[String(objectNumber(id))]?.was?.token === true,
  card: (sight, id) =>
    !STATUS.token(sight, id) && (itemOf(sight, id)?.kind ?? 'spell') === 'spell' && !STATUS.copy(sight, id),
  copy: (sight, id) => itemOf(sight, id)?.copy === true,
  monstrous: (sight, id) => marked(sight, id, 'monstrous'),
  renowned: (sight, id) => marked(sight, id, 'renowned'),
  suspected: (sight, id) => marked(sight, id, 'suspected'),
  goaded: (sight, id) =>
    marked(sight, id, 'goaded') ||
    (sight.known(id)?.effects.some(({ change }) => change.kind === 'goaded') ?? false),
  paired: (sight, id) => marked(sight, id, 'paired'),
  'summoning-sick': (sight, id) => {
    const permanent = permanentOf(sight, id);
    return permanent !== undefined && isSummoningSick(sight, id);
  },
  historic: (sight, id) => {
    const known = sight.remembered(id);
    return (
      known !== undefined &&
      (known.types.includes('artifact') ||
        known.supertypes.includes('legendary') ||
        known.subtypes.includes('Saga'))
    );
  },
  modified: (sight, id) =>
    Object.keys(permanentOf(sight, id)?.counters ?? {}).length > 0 ||
    STATUS.equipped(sight, id) ||
    attachmentsOf(sight, id).some(
      (one) =>
        (sight.known(one)?.subtypes.includes('Aura') ?? false) &&
        sight.known(one)?.controller === sight.known(id)?.controller,
    ),
  commander: (sight, id) => marked(sight, id, 'commander'),
  'ring-bearer': (sight, id) => marked(sight, id, 'ring-bearer'),
  kicked: (sight, id) => {
    const paid = permanentOf(sight, id)?.castAs?.paid ?? itemOf(sight, id)?.paid ?? {};
    return (paid['kicker'] ?? 0) > 0 || (paid['multikicker'] ?? 0) > 0;
  },
  cast: (sight, id) => (permanentOf(sight, id)?.castAs ?? null) !== null || itemOf(sight, id)?.copy === false,
  'attacked-this-turn': (sight, id) => inHistory(sight, id, 'attacks'),
  'blocked-this-turn': (sight, id) => inHistory(sight, id, 'blocks'),
  'damaged-this-turn': (sight, id) => inHistory(sight, id, 'damage'),
  'entered-this-turn': (sight, id) => permanentOf(sight, id)?.enteredTurn === sight.state.turn?.number,
  'activated-this-turn': (sight, id) => inHistory(sight, id, 'activated'),
};

const attackOf = ({ state }: Sight, id: ObjectId) =>
  state.combat?.attacks.find(({ attacker }) => attacker === id);
const wasIn = ({ state }: Sight, id: ObjectId, doing: 'attacking' | 'blocking'): boolean =>
  state.gone[String(objectNumber(id))]?.was?.[doing] === true;

/** cr 302.6: it has not been under its controller's control without a break since that player's turn began. */
export function isSummoningSick({ state, known }: Sight, id: ObjectId): boolean {
  const permanent = state.objects[objectNumber(id)]?.permanent;
  const { turn } = state;
  if (permanent === undefined || turn === null) return false;
  if (known(id)?.keywords.has('haste') === true) return false;
  const controller = known(id)?.controller ?? permanent.controlledBy;
  // Whoever has just come to control it has not done so since a turn began.
  if (controller !== permanent.controlledBy) return true;
  return permanent.controlledSince >= (state.seats[controller]?.turns.last ?? 0);
}

export function matches(sight: Sight, filter: Filter, id: ObjectId, context: Context): boolean {
  return (KINDS[filter.kind] as (sight: Sight, filter: Filter, id: ObjectId, context: Context) => boolean)(
    sight,
    filter,
    id,
    context,
  );
}

/** The zones a filter speaks of; the battlefield where it says none (cr 109.2). */
export function zonesOf(filter: Filter): readonly ZoneName[] {
  const named = namedZones(filter);
  return named.length > 0 ? named : ['battlefield'];
}

function namedZones(filter: Filter): readonly ZoneName[] {
  switch (filter.kind) {
    case 'in':
      return [filter.zone];
    case 'spell':
    case 'ability':
      return ['stack'];
    case 'all':
    case 'any':
      return [...new Set(filter.of.flatMap(namedZones))];
    default:
      return [];
  }
}
