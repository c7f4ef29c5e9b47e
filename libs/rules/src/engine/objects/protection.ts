// Protection (cr 702.16), for damage and for attachments.
import { known, sightOf } from '../../reading/characteristics/characteristics.js';
import { inForce, qualities } from '../../reading/in-force/in-force.js';
import { matches } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';

/** 'anew': it is about to act on the protected object. 'stays': it is already attached to it. */
export type Doing = 'anew' | 'stays';

/**
 * cr 702.16k: protection from a player covers objects that player controls, or owns if nobody controls them.
 */
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

/**
 * cr 702.16n: true if this protection leaves the Aura attached: the Aura that gives it, or every Aura, as its
 * text says.
 */
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
