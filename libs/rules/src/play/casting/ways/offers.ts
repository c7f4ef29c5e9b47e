// Special actions that effects offer (cr 116.2c-d): paying to end an effect, or to ignore a static ability.
import type { GameAction } from '../../../model/decisions/action.js';
import { inForce } from '../../../reading/in-force/in-force.js';
import { childRef, parentRef } from '../../../model/printed/node-ref.js';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { costsOfEnding, endedBy, mayEndEffect } from '../../../engine/lasting/ending.js';
import { playersOf } from '../../../reading/language/players.js';
import type { Context } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import { located, type Located } from '../../../model/printed/located.js';

export interface Offer {
  readonly kind: 'end-effect' | 'ignore';
  /** The source of the effect. It may be gone. */
  readonly object: ObjectId;
  readonly costs: readonly Located[];
  readonly context: Context;
  /** The effects that are ended. */
  readonly effects: readonly string[];
  /** The ability that is ignored. */
  readonly at: NodeRef | null;
}

const OFFERED = /^(end-effect|ignore)(?: ([2-9]|[1-9]\d))?$/;

export const isOffer = (what: string): boolean => OFFERED.test(what);

function* all(state: GameState, seat: Seat): Generator<Offer> {
  for (const lasting of state.lasting) {
    if (lasting.kind !== 'ending' || !mayEndEffect(lasting, seat)) continue;
    const ended = endedBy(state, lasting);
    if (ended.length === 0) continue;
    yield {
      kind: 'end-effect',
      object: lasting.source,
      costs: located(costsOfEnding(state, lasting), childRef(lasting.at, 'costs')),
      context: { ...lasting.context, controller: seat },
      effects: [...ended, lasting].map(({ id }) => id),
      at: null,
    };
  }
  for (const { effect, ref, context, source } of inForce(state, 'ignorable'))
    if (playersOf(sightOf(state), effect.by, context).includes(seat))
      yield {
        kind: 'ignore',
        object: source,
        costs: located(effect.costs, childRef(ref, 'costs')),
        context: { ...context, controller: seat },
        effects: [],
        at: parentRef(parentRef(ref)),
      };
}

const offersOf = (state: GameState, seat: Seat, object: ObjectId, kind: Offer['kind']): readonly Offer[] =>
  [...all(state, seat)].filter((offer) => offer.object === object && offer.kind === kind);

/** The offer at this position among the object's offers of that kind: 'end-effect', 'end-effect 2'. */
export function offerNamed(state: GameState, seat: Seat, object: ObjectId, what: string): Offer | undefined {
  const [, kind, nth = '1'] = OFFERED.exec(what) ?? [];
  return offersOf(state, seat, object, kind as Offer['kind'])[Number(nth) - 1];
}

const NOTHING: readonly never[] = [];

export function offeredActions(state: GameState, seat: Seat): readonly GameAction[] {
  if (inForce(state, 'ignorable').length === 0 && !state.lasting.some(({ kind }) => kind === 'ending'))
    return NOTHING;
  const counts = new Map<string, number>();
  return [...all(state, seat)].map(({ object, kind }): GameAction => {
    const key = `${object} ${kind}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return { do: 'special', object, what: nth === 1 ? kind : `${kind} ${String(nth)}` };
  });
}
