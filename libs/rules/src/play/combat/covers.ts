// Decides which creatures and attacks a rule about attacking or blocking applies to (cr 508.1c-d, 509.1b-c).
import type { Filter, Players } from '#abilities';
import type { ActionRule } from '../../reading/in-force/in-force.js';
import { matches } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Context } from '../../model/state/context.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { Defender } from '../../model/state/turn-state.js';

interface Speaking {
  readonly object: ObjectId | null;
  readonly context: Context;
}

/** True if the rule applies to this object, either by naming it or by its filter. */
export const speaksOf = (
  sight: Sight,
  { object, context }: Speaking,
  who: Filter | undefined,
  id: ObjectId,
): boolean => (object === null || object === id) && (who === undefined || matches(sight, who, id, context));

const fits = (sight: Sight, filter: Filter | undefined, id: ObjectId, context: Context): boolean =>
  filter === undefined || matches(sight, filter, id, context);

/**
 * A rule that names no defender applies to every attack; otherwise to attacks on those players or permanents.
 */
export function coversAttack(
  sight: Sight,
  rule: ActionRule<'attack'>,
  attacker: ObjectId,
  defender: Defender,
): boolean {
  const { who, players, defender: filter } = rule.action;
  if (!speaksOf(sight, rule, who, attacker)) return false;
  if (players === undefined && filter === undefined) return true;
  return typeof defender === 'number'
    ? names(sight, players, rule.context, defender)
    : filter !== undefined && matches(sight, filter, defender, rule.context);
}

const names = (sight: Sight, players: Players | undefined, context: Context, defender: Defender): boolean =>
  players !== undefined && playersOf(sight, players, context).some((seat) => seat === defender);

export const coversBlock = (
  sight: Sight,
  rule: ActionRule<'block'>,
  blocker: ObjectId,
  attacker: ObjectId,
): boolean =>
  speaksOf(sight, rule, rule.action.who, blocker) &&
  fits(sight, rule.action.attacker, attacker, rule.context);

export const coversBeingBlocked = (
  sight: Sight,
  rule: ActionRule<'be-blocked'>,
  attacker: ObjectId,
  blocker: ObjectId,
): boolean =>
  speaksOf(sight, rule, rule.action.who, attacker) && fits(sight, rule.action.by, blocker, rule.context);
