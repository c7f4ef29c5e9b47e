// Forbids what cannot happen (cr 101.2, 614.17). Every verb is checked before it happens.
import { cannots, hasQuality, type ActionRule } from '../../reading/in-force/in-force.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { matches } from '../../reading/language/filters.js';
import { canDraw, playerCannot, playerHas } from '../../reading/in-force/player-rules.js';
import { playersOf } from '../../reading/language/players.js';
import type { Filter, Players } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId, type Seat, type Zone } from '../../model/basics/ids.js';
import { asItWouldBe, isComing } from './would-be.js';
import type { Move, Verb, VerbName, VerbOf } from './verb.js';

type Forbidding<N extends VerbName> = (state: GameState, verb: VerbOf<N>) => boolean;

const speaksOf = (
  state: GameState,
  { object, context }: Pick<ActionRule<never>, 'object' | 'context'>,
  filter: Filter | undefined,
  id: ObjectId,
): boolean =>
  object !== null && filter === undefined
    ? object === id
    : filter === undefined || matches(sightOf(state), filter, id, context);

const names = (state: GameState, who: Players, context: Context, seat: Seat): boolean =>
  playersOf(sightOf(state), who, context).includes(seat);

/**
 * cr 614.17d: checks the object as it would be on the battlefield, or in its present zone if the rule
 * mentions that.
 */
function cannotEnter(state: GameState, verb: Move, from: Zone['kind']): boolean {
  const rules = cannots(state, 'enter');
  if (rules.length === 0) return false;
  const there = isComing(verb) ? asItWouldBe(state, verb)?.sight : undefined;
  // cr 701.40a, 708.3: an object that enters face down is turned before it enters, and is nothing else in its
  // old zone either.
  const isDown = (verb.entering?.faceDown ?? verb.faceDown ?? null) !== null;
  const sights = there === undefined ? [sightOf(state)] : isDown ? [there] : [there, sightOf(state)];
  return rules.some(
    ({ action, context }) =>
      (action.from === undefined || action.from === from) &&
      sights.some((sight) => matches(sight, action.what, verb.object, context)),
  );
}

const FORBIDDING: { readonly [N in VerbName]: Forbidding<N> } = {
  move(state, verb) {
    const { object, to, cause } = verb;
    const from = state.objects[objectNumber(object)]?.zone.kind;
    if (from === undefined) return false;
    if (to.kind === 'battlefield' && cannotEnter(state, verb, from)) return true;
    if (
      cannots(state, 'leave').some(
        ({ action, context }) =>
          action.from === from && matches(sightOf(state), action.what, object, context),
      )
    )
      return true;
    if (cause === 'sacrifice')
      return cannots(state, 'be-sacrificed').some((rule) => speaksOf(state, rule, rule.action.what, object));
    if (cause === 'counter')
      return cannots(state, 'be-countered').some((rule) => speaksOf(state, rule, rule.action.what, object));
    return false;
  },
  damage: () => false,
  life(state, { seat, by, cause }) {
    if (by === 0) return false;
    if (playerHas(state, 'life-total-fixed', seat)) return true;
    if (by > 0) return playerCannot(state, 'gain-life', seat);
    return cause !== 'pay' && playerCannot(state, 'lose-life', seat);
  },
  draw: (state, { seat }) => !canDraw(state, seat, 1),
  counters: (state, { on, counter, by }) =>
    by > 0 &&
    cannots(state, 'have-counters').some((rule) => {
      const { action, context } = rule;
      // cr 122.4: counters over the limit are put on it and then removed.
      if (action.most !== undefined) return false;
      if (action.counter !== undefined && action.counter !== counter) return false;
      if (typeof on === 'number')
        return action.players !== undefined && names(state, action.players, context, on);
      return action.players === undefined && speaksOf(state, rule, action.what, on);
    }),
  token: () => false,
  destroy: (state, { object }) =>
    hasQuality(state, object, 'indestructible') ||
    cannots(state, 'be-destroyed').some((rule) => speaksOf(state, rule, rule.action.what, object)),
  tap: (state, { object, tapped }) =>
    tapped
      ? cannots(state, 'tap').some(({ action, context }) =>
          matches(sightOf(state), action.what, object, context),
        )
      : cannots(state, 'untap').some(
          ({ action, context }) =>
            action.step !== 'untap-step' && matches(sightOf(state), action.what, object, context),
        ),
  attach: () => false,
  mana: () => false,
};

export const isForbidden = (state: GameState, verb: Verb): boolean =>
  (FORBIDDING[verb.verb] as Forbidding<VerbName>)(state, verb);
