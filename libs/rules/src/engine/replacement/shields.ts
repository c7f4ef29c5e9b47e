// Prevention shields (cr 615.7-615.11): whom they shield, from what, and how much they prevent.
import { cannots } from '../../reading/in-force/in-force.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { Damage } from '../verbs/verb.js';
import { matches } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import { isEitherInRange, isObjectInRange } from '../../reading/language/range.js';
import { objectsOf } from '../../reading/language/references.js';
import type { Sight } from '../../reading/language/sight.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { EffectSource } from '../watching/sources.js';

type ShieldSource = Extract<EffectSource, { form: 'shield' }>;

/** The binding for the one player a shield protects (cr 615.11). */
export const SHIELDED_PLAYER = '~shielded';

/** cr 615.9: the properties of the source are checked when the damage would be dealt. */
export function shieldApplies(sight: Sight, shield: ShieldSource, damage: Damage): boolean {
  const { source, combat, shares } = damage;
  const { node, context, lasting } = shield;
  if (lasting?.left === 0 || (lasting !== null && shares?.[lasting.id] === 0)) return false;
  if (node.combat !== undefined && (node.combat === 'combat') !== combat) return false;
  if (node.from !== undefined && !objectsOf(sight, node.from, context).includes(source)) return false;
  if (node.fromAny !== undefined && !matches(sight, node.fromAny, source, context)) return false;
  return covers(sight, shield, damage);
}

function covers(sight: Sight, shield: ShieldSource, { source, to }: Damage): boolean {
  const { node, context, lasting } = shield;
  const objects = lasting?.affects ?? null;
  const players = context.bindings[SHIELDED_PLAYER]?.players;
  if (objects !== null || players !== undefined)
    return typeof to === 'number' ? players?.includes(to) === true : objects?.includes(to) === true;
  if (node.to === undefined && node.toPlayers === undefined)
    return sight.state.range === undefined || coversWithinRange(sight, shield, source, to);
  return typeof to === 'number'
    ? node.toPlayers !== undefined && playersOf(sight, node.toPlayers, context).includes(to)
    : node.to !== undefined && objectsOf(sight, node.to, context).includes(to);
}

/** cr 801.13b: if neither source nor recipient is named, both must be within range. */
const coversWithinRange = (
  sight: Sight,
  { node, context: { controller } }: ShieldSource,
  source: ObjectId,
  to: ObjectId | Seat,
): boolean =>
  node.from !== undefined ||
  node.fromAny !== undefined ||
  (isObjectInRange(sight, controller, source) && isEitherInRange(sight, controller, to));

/** cr 615.12. */
export function isUnpreventable(state: GameState, { unpreventable, source, combat }: Damage): boolean {
  if (unpreventable === true) return true;
  return cannots(state, 'prevent-damage').some(({ action, context, object }) => {
    if (action.combat !== undefined && !combat) return false;
    if (action.from !== undefined) return matches(sightOf(state), action.from, source, context);
    return object === null || object === source;
  });
}
