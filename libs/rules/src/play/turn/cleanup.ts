// The cleanup step (cr 514): the player discards down to the maximum hand size. Then damage wears off and
// effects end, at once.
import { inForce } from '../../reading/in-force/in-force.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import type { Ran } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import type { Verb } from '../../engine/verbs/verb.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { endEffectsAt } from '../../engine/lasting/expire.js';
import { playersOf } from '../../reading/language/players.js';
import { valueOf } from '../../reading/language/values.js';
import type { GameState } from '../../model/state/game-state.js';
import { graveyardOf, handOf, objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';

export function cleanUp(run: Run, active: Seat): Ran {
  if (run.local('discarded') !== true) {
    const most = maximumHandSize(run.state, active);
    const hand = cardsIn(run.state, handOf(active));
    const over = hand.length - most;
    run.keep('discarded', over <= 0);
    if (over > 0) {
      // cr 514.1. The player chooses the cards secretly from a hidden zone.
      const { objects } = run.ask<'choose-objects'>(active, 'discard', {
        kind: 'choose-objects',
        candidates: [...hand],
        count: over,
      });
      run.keep('discarded', true);
      run.perform([objects.map((object) => discard(run.state, object, active))]);
      return 'again';
    }
  }
  // cr 514.2.
  const damaged = cardsIn(run.state, { kind: 'battlefield', seat: null, index: 0 }).filter((id) => {
    const permanent = run.state.objects[objectNumber(id)]?.permanent;
    return permanent !== undefined && (permanent.damage > 0 || permanent.deathtouched);
  });
  if (damaged.length > 0) run.proposal.emit({ type: 'DamageRemoved', objects: damaged });
  endEffectsAt(run.proposal, { at: 'end-of-turn' });
  return undefined;
}

const discard = (state: GameState, object: ObjectId, by: Seat): Verb => ({
  verb: 'move',
  object,
  to: graveyardOf(state.objects[objectNumber(object)]?.owner ?? by),
  position: null,
  cause: 'discard',
  by,
});

/** cr 402.2: seven, unless something says otherwise; in the order of timestamps. */
export function maximumHandSize(state: GameState, seat: Seat): number {
  const own = state.terms?.maximumHandSize ?? 7;
  let most = own === 'none' ? Infinity : own;
  for (const { effect, context } of inForce(state, 'player')) {
    if (effect.property !== 'hand-size' && effect.property !== 'no-hand-limit') continue;
    if (!playersOf(sightOf(state), effect.who, context).includes(seat)) continue;
    if (effect.property === 'no-hand-limit') {
      most = Infinity;
      continue;
    }
    const value = valueOf(sightOf(state), effect.value ?? 0, context);
    if (effect.how === 'more') most += value;
    else if (effect.how === 'less') most = Math.max(0, most - value);
    else most = value;
  }
  return most;
}
