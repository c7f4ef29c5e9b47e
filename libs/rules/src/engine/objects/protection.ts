// What has protection from what (cr 702.16): asked of damage and of what would be attached.
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { inForce, qualities } from '../../reading/in-force/in-force.js';
import { matches } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

/** Whether it is about to do something to what has protection, or is attached to it already. */
export type Doing = 'anew' | 'stays';

/** cr 702.16k: from a player is from what that player controls, or owns where nobody controls it. */
export function isProtected(
  state: GameState,
  object: ObjectId,
  to: ObjectId,
  doing: Doing = 'anew',
): boolean {
  const sight = sightOf(state);
  return qualities(state, to, 'protection').some(({ node, context }) => {
    if (doing === 'stays' && isLeftOn(state, object, node.text, context)) return false;
    if (node.filter !== undefined && matches(sight, node.filter, object, context)) return true;
    if (node.players === undefined) return false;
    const whose = sight.remembered(object)?.controller ?? sight.remembered(object)?.owner ?? null;
    return whose !== null && playersOf(sight, node.players, context).includes(whose);
  });
}

/** cr 702.16n: what gives the protection, or whatever is an Aura, by what that protection says. */
function isLeftOn(
  state: GameState,
  object: ObjectId,
  text: string | undefined,
  { bindings }: Context,
): boolean {
  if (text === undefined || !(known(state, object)?.subtypes.includes('Aura') ?? false)) return false;
  return text === 'Auras' || (bindings['granter']?.objects?.includes(object) ?? false);
}

export function isPlayerProtected(state: GameState, seat: Seat, object: ObjectId): boolean {
  const sight = sightOf(state);
  return inForce(state, 'player').some(
    ({ effect, context }) =>
      effect.property === 'protection' &&
      playersOf(sight, effect.who, context).includes(seat) &&
      (effect.filter === undefined || matches(sight, effect.filter, object, context)),
  );
}
