// Which effects still have to apply in a layer, and in which order (cr 613.3, 613.7-8).
import type { ObjectId } from '../../../model/basics/ids.js';
import { areApart } from '../effects/bearing.js';
import type { Collected, Continuous, EffectPart } from '../effects/continuous.js';

/** An effect, and how far it has been applied. */
export interface Applying {
  effect: Continuous;
  /** cr 613.6: the objects with which it began; it keeps them. */
  affected: readonly ObjectId[] | null;
  done: readonly EffectPart[];
}

/** cr 613.3: effects of characteristic-defining abilities come first. Each list is in timestamp order. */
export interface Pending {
  readonly defining: Applying[];
  readonly others: Applying[];
  /** No effect here can affect another: each list applies in timestamp order. */
  readonly areApart: boolean;
}

export const NOTHING_PENDING: Pending = { defining: [], others: [], areApart: true };

const NOTHING_DONE: readonly EffectPart[] = [];

function hasMore(layer: number, { parts }: Continuous, done: readonly EffectPart[]): boolean {
  for (const part of parts) if (part.layer === layer && !done.includes(part)) return true;
  return false;
}

/** `begun`: the effects that were applied in part, by key. */
export function pendingIn(
  layer: number,
  { effects }: Collected,
  begun: ReadonlyMap<string, Applying>,
): Pending {
  const defining: Applying[] = [];
  const others: Applying[] = [];
  const add = (one: Applying): void => void (one.effect.defines ? defining : others).push(one);
  for (const applying of begun.values()) if (hasMore(layer, applying.effect, applying.done)) add(applying);
  for (const effect of effects)
    if (hasMore(layer, effect, NOTHING_DONE) && !begun.has(effect.key))
      add({ effect, affected: null, done: NOTHING_DONE });
  for (const some of [defining, others])
    some.sort((one, other) => one.effect.timestamp - other.effect.timestamp);
  const effectsOf = (some: readonly Applying[]): readonly Continuous[] => some.map(({ effect }) => effect);
  return {
    defining,
    others,
    areApart: areApart(layer, effectsOf(defining)) && areApart(layer, effectsOf(others)),
  };
}
