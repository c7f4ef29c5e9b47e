// Legal targets (cr 115): what fits the description and is not protected by hexproof, shroud, protection or a
// rule.
import { KEYWORDS, type Filter, type Players, type TargetSpec } from '#abilities';
import {
  cannots,
  inForce,
  permissions,
  qualities,
  type ActionRule,
} from '../../reading/in-force/in-force.js';
import { permanents } from '../../reading/characteristics/characteristics.js';
import { keywordBehind, keywordRules } from '../../model/printed/keyword-behind.js';
import { holds } from '../../reading/language/conditions.js';
import { matches, zonesOf } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import { cardsOfZones, zonesNamed } from '../../reading/language/references.js';
import type { Sight } from '../../reading/language/sight.js';
import { valueOf } from '../../reading/language/values.js';
import type { Context } from '../../model/state/context.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';
import type { TargetChoice } from '../../model/state/objects.js';

type Spec = Extract<TargetSpec, { kind: 'target' }>;
export interface Candidates {
  readonly objects: readonly ObjectId[];
  readonly players: readonly Seat[];
}
const NONE: Candidates = { objects: [], players: [] };

const DAMAGEABLE: Filter = {
  kind: 'any',
  of: [
    { kind: 'type', is: 'creature' },
    { kind: 'type', is: 'planeswalker' },
    { kind: 'type', is: 'battle' },
  ],
};

/** cr 115.4: 'any target' is anything that can be dealt damage, or a player. */
const filterOf = ({ filter, players }: Spec): Filter | undefined =>
  filter?.kind === 'anything' && players !== undefined ? DAMAGEABLE : filter;

/** `chosen`: the choices for earlier slots; `enough`: the most objects that the caller needs. */
export function targetCandidates(
  sight: Sight,
  spec: TargetSpec,
  context: Context,
  chosen: readonly TargetChoice[] = [],
  enough = Infinity,
): Candidates {
  if (spec.kind !== 'target') return NONE;
  const { players, different = [] } = spec;
  const filter = filterOf(spec);
  const others = different.flatMap((slot) => chosen[slot] ?? []);
  const taken = new Set<ObjectId | Seat>(others.flatMap((one) => [...one.objects, ...one.players]));
  const seeing: Context = { ...context, targets: [...chosen] };
  return {
    objects:
      filter === undefined
        ? []
        : firstOf(
            candidatesOf(sight, filter),
            enough,
            (id) =>
              !taken.has(id) &&
              id !== context.stack &&
              matches(sight, filter, id, seeing) &&
              !isShielded(sight, id, seeing),
          ),
    players:
      players === undefined
        ? []
        : playersOf(sight, players, seeing).filter(
            (seat) => !taken.has(seat) && !isPlayerShielded(sight, seat, seeing),
          ),
  };
}

function firstOf(ids: readonly ObjectId[], enough: number, fits: (id: ObjectId) => boolean): ObjectId[] {
  const found: ObjectId[] = [];
  for (const id of ids) {
    if (found.length >= enough) break;
    if (fits(id)) found.push(id);
  }
  return found;
}

/** cr 109.2: all objects in the zones of the filter; permanents only if not phased out (cr 702.26b). */
const candidatesOf = (sight: Sight, filter: Filter): readonly ObjectId[] =>
  zonesOf(filter).flatMap((kind) =>
    kind === 'battlefield'
      ? permanents(sight.state)
      : cardsOfZones(sight, zonesNamed(sight.state, kind, undefined)),
  );

/** cr 115.1, 608.2b: true if it is, or still is, a legal target of that kind. */
export function isLegalTarget(
  sight: Sight,
  spec: TargetSpec,
  target: ObjectId | Seat,
  context: Context,
): boolean {
  if (spec.kind !== 'target') return false;
  const { players } = spec;
  const filter = filterOf(spec);
  if (typeof target === 'number')
    return (
      players !== undefined &&
      playersOf(sight, players, context).includes(target) &&
      !isPlayerShielded(sight, target, context)
    );
  if (filter === undefined || target === context.stack) return false;
  const object = sight.object(target);
  // cr 702.26b: a phased-out permanent does not exist for it.
  if (object === undefined || (object.permanent?.phasedOut ?? 'no') !== 'no') return false;
  return (
    zonesOf(filter).includes(object.zone.kind) &&
    matches(sight, filter, target, context) &&
    !isShielded(sight, target, context)
  );
}

/** cr 702.96b: everything that fits, whether or not it could be a target. */
export function everyFitting(sight: Sight, spec: TargetSpec, context: Context): TargetChoice {
  if (spec.kind !== 'target') return { objects: [], players: [] };
  const { players } = spec;
  const filter = filterOf(spec);
  const objects = filter === undefined ? [] : candidatesOf(sight, filter);
  return {
    objects: objects.filter((id) => filter !== undefined && matches(sight, filter, id, context)),
    players: players === undefined ? [] : [...playersOf(sight, players, context)],
  };
}

/**
 * How many targets a slot has: one, unless it says otherwise (cr 115.1, 601.2c). If something is divided,
 * each target gets a share.
 */
export function targetCounts(sight: Sight, spec: Spec, context: Context): { least: number; most: number } {
  const said = saidOf(sight, spec, context);
  if (spec.divides === undefined) return said;
  const shares = Math.max(0, valueOf(sight, spec.divides, context));
  return { least: said.least, most: Math.max(said.least, Math.min(said.most, shares)) };
}

function saidOf(sight: Sight, spec: Spec, context: Context): { least: number; most: number } {
  const most = spec.most === undefined ? undefined : Math.max(0, valueOf(sight, spec.most, context));
  const least = spec.least === undefined ? undefined : Math.max(0, valueOf(sight, spec.least, context));
  if (spec.unbounded !== undefined) return { least: least ?? 0, most: Number.MAX_SAFE_INTEGER };
  return {
    least: Math.min(least ?? most ?? 1, most ?? Number.MAX_SAFE_INTEGER),
    most: most ?? Math.max(least ?? 1, 1),
  };
}

/** True if the slot has targets in this context (cr 702.33d). */
export const isSlotUsed = (sight: Sight, spec: Spec, context: Context): boolean =>
  spec.if === undefined || holds(sight, spec.if, context);

/** The conditions on the whole choice of a slot. */
export const fitsTogether = (
  sight: Sight,
  spec: Spec,
  context: Context,
  sofar: readonly TargetChoice[],
  choice: TargetChoice,
): boolean =>
  spec.together === undefined || holds(sight, spec.together, { ...context, targets: [...sofar, choice] });

type Rule = ActionRule<'be-targeted'>;

const fitsFilter = (sight: Sight, filter: Filter | undefined, id: ObjectId, context: Context): boolean =>
  filter === undefined || matches(sight, filter, id, context);

/** cr 702.16b, 109.5: for an ability, its source and the ability itself are checked. */
const isFrom = (sight: Sight, by: Filter | undefined, rule: Context, { source, stack }: Context): boolean =>
  fitsFilter(sight, by, source, rule) ||
  (stack !== null && stack !== source && fitsFilter(sight, by, stack, rule));

const isOf = (sight: Sight, who: Players | undefined, rule: Context, { controller }: Context): boolean =>
  who === undefined || playersOf(sight, who, rule).includes(controller);

const isShielded = (sight: Sight, id: ObjectId, context: Context): boolean =>
  shieldsOf(sight, id, context).next().done !== true;

/** The nodes that stop it from being a target. */
function* shieldsOf(sight: Sight, id: ObjectId, context: Context): Generator<NodeRef> {
  for (const rule of cannots(sight.state, 'be-targeted')) {
    const { action, object, context: of, ref } = rule;
    if (action.what === undefined && (object === null || action.players !== undefined)) continue;
    const speaksOfIt = action.what === undefined ? object === id : matches(sight, action.what, id, of);
    if (!speaksOfIt || !isOf(sight, action.byPlayers, of, context)) continue;
    if (isFrom(sight, action.by, of, context) && !isIgnored(sight, rule, id, context)) yield ref;
  }
  if (sight.object(id)?.permanent === undefined) return;
  // cr 702.16b: it cannot be targeted by what it has protection from.
  for (const { node, context: of, ref } of qualities(sight.state, id, 'protection'))
    if (
      (node.players !== undefined && isOf(sight, node.players, of, context)) ||
      (node.filter !== undefined && isFrom(sight, node.filter, of, context))
    )
      yield ref;
}

/** The keyword rules that stop any of these from being a target. */
export const shieldRules = (
  sight: Sight,
  targets: readonly (ObjectId | Seat)[],
  context: Context,
): readonly string[] => [
  ...keywordRules(
    sight.state,
    targets.flatMap((target) =>
      typeof target === 'string' && isOpen(sight, target) ? [...shieldsOf(sight, target, context)] : [],
    ),
  ),
  ...targets.flatMap((target) => (typeof target === 'number' ? playerShields(sight, target, context) : [])),
];

/** An object in another zone may be hidden from the player who would target it. */
const isOpen = (sight: Sight, id: ObjectId): boolean =>
  ['battlefield', 'stack'].includes(sight.object(id)?.zone.kind ?? '');

const playerShields = (sight: Sight, seat: Seat, context: Context): readonly string[] =>
  isPlayerShielded(sight, seat, context)
    ? inForce(sight.state, 'player').flatMap(({ effect, context: of }) =>
        playersOf(sight, effect.who, of).includes(seat) ? (KEYWORDS.get(effect.property)?.rule ?? []) : [],
      )
    : [];

/** cr 609.4: true if it may be targeted as though it did not have that keyword. */
function isIgnored(sight: Sight, { ref }: Rule, id: ObjectId, context: Context): boolean {
  const allowed = permissions(sight.state, 'target-as-though');
  if (allowed.length === 0) return false;
  const keyword = keywordBehind(sight.state, ref);
  return allowed.some(
    ({ permission, context: of }) =>
      permission.without === keyword &&
      playersOf(sight, permission.who, of).includes(context.controller) &&
      matches(sight, permission.what, id, of),
  );
}

function isPlayerShielded(sight: Sight, seat: Seat, context: Context): boolean {
  const forbidden = cannots(sight.state, 'be-targeted').some(
    ({ action, context: of }) =>
      action.players !== undefined &&
      playersOf(sight, action.players, of).includes(seat) &&
      isOf(sight, action.byPlayers, of, context) &&
      isFrom(sight, action.by, of, context),
  );
  if (forbidden) return true;
  return inForce(sight.state, 'player').some(({ effect, context: of }) => {
    if (!playersOf(sight, effect.who, of).includes(seat)) return false;
    switch (effect.property) {
      case 'hexproof':
        // cr 702.11c: hexproof stops opponents only, and only from certain sources if it says so.
        return (
          playersOf(sight, { kind: 'opponents' }, { ...of, controller: seat }).includes(context.controller) &&
          isFrom(sight, effect.filter, of, context)
        );
      case 'shroud':
        return true;
      case 'protection':
        return isFrom(sight, effect.filter, of, context);
      case 'hand-size':
      case 'land-plays':
      case 'mana-persists':
      case 'life-total-fixed':
      case 'cannot-lose':
      case 'cannot-win':
      case 'no-hand-limit':
      case 'reveals-hand':
      case 'reveals-top':
      case 'mana-any-colour':
      case 'damage-as-poison':
      case 'damage-floor':
      case 'searched-cards':
      case 'additional-votes':
      case 'optional-votes':
      case 'chooses-votes':
        return false;
    }
  });
}
