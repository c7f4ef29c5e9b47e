// Checks whether an effect forbids casting a proposed spell (cr 601.3, 101.2), or requires a payment for it.
import type { Filter } from '#abilities';
import { manaValueWithX } from '../../../reading/characteristics/alone/base.js';
import { cannots } from '../../../reading/in-force/in-force.js';
import { knownAs } from '../../../reading/characteristics/alone/known-as.js';
import { keywordRules } from '../../../model/printed/keyword-behind.js';
import { childRef, parentRef } from '../../../model/printed/node-ref.js';
import { matches } from '../../../reading/language/filters.js';
import { playersOf } from '../../../reading/language/players.js';
import type { Sight } from '../../../reading/language/sight.js';
import { valueOf } from '../../../reading/language/values.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { Seat } from '../../../model/basics/ids.js';
import { fault } from './fault.js';
import type { Scene } from './scene.js';
import { isSorceryTime } from './timing.js';
import { located, type Located } from '../../../model/printed/located.js';

export const isAnythingForbidden = (state: GameState): boolean =>
  cannots(state, 'cast').length + cannots(state, 'play').length > 0;

/** cr 202.3e: with the announced X. */
function withX({ sight, known, object: { id }, item: { x } }: Scene): Sight {
  const manaValue = manaValueWithX(known.cost, known.manaValue, x);
  if (manaValue === known.manaValue) return sight;
  const spell = knownAs(known, { ...known, manaValue });
  return {
    ...sight,
    known: (other) => (other === id ? spell : sight.known(other)),
    remembered: (other) => (other === id ? spell : sight.remembered(other)),
  };
}

/** cr 601.3, 601.3a, 101.2. Returns the costs that effects with 'unless' require (cr 118.12a). */
export function notForbidden(scene: Scene): Located[] {
  const { state, seat, object, item } = scene;
  if (!isAnythingForbidden(state)) return [];
  const sight = withX(scene);
  const prices: Located[] = [];
  const fits = (filter: Filter | undefined, context: Scene['context']): boolean =>
    filter === undefined || matches(sight, filter, object.id, context);
  for (const { action, context, unless, ref } of cannots(state, 'cast')) {
    if (!playersOf(sight, action.who, context).includes(seat) || !fits(action.what, context)) continue;
    if (action.from !== undefined && action.from !== item.from) continue;
    if (action.speed !== undefined && isSorceryTime(state, seat)) continue;
    if (action.most !== undefined && castThisTurn(state, seat) < valueOf(sight, action.most, context))
      continue;
    if (unless === undefined)
      fault('cr 601.3', 'An effect says that it cannot be cast.', keywordRules(state, [ref]));
    else prices.push(...located(unless, childRef(parentRef(ref), 'unless')));
  }
  for (const { action, context } of cannots(state, 'play')) {
    const isMeant = playersOf(sight, action.who, context).includes(seat) && fits(action.what, context);
    if (isMeant && (action.from === undefined || action.from === item.from))
      fault('cr 601.3', 'An effect says that it cannot be played.');
  }
  return prices;
}

const castThisTurn = ({ history }: GameState, seat: Seat): number =>
  history.turn.filter(({ kind, other }) => kind === 'cast' && other === seat).length;
