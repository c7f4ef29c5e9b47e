// What paying comes to: mana, and everything else that is done to pay (cr 118.1), decided before any of it happens.
import type { ManaSymbol } from '#cards';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { Bound } from '../../../model/state/context.js';
import type { NodeRef, ObjectId } from '../../../model/basics/ids.js';

/** cr 118.10 and its like: chosen at random when it is paid. */
export interface AtRandom {
  readonly from: readonly ObjectId[];
  readonly count: number;
  readonly verb: (object: ObjectId) => Verb;
  readonly binds: readonly string[];
}

export interface Plan {
  readonly symbols: ManaSymbol[];
  /** What is paid at once is one group. */
  readonly groups: Verb[][];
  readonly random: AtRandom[];
  readonly reveals: ObjectId[];
  /** Costs that are effects of their own: where they stand. */
  readonly effects: NodeRef[];
  /** What was paid with, by the names later steps know it by. */
  readonly binds: Record<string, Bound>;
  /** Tapped to pay: no mana is made of these. */
  readonly tapped: Set<ObjectId>;
  /** Gone or chosen already: nothing pays for two costs. */
  readonly used: Set<ObjectId>;
}

export const newPlan = (): Plan => ({
  symbols: [],
  groups: [],
  random: [],
  reveals: [],
  effects: [],
  binds: {},
  tapped: new Set(),
  used: new Set(),
});

/** Whether anything but mana is paid. */
export const hasDeeds = ({ groups, random, effects }: Plan): boolean =>
  groups.length + random.length + effects.length > 0;

export function bindPaid(
  plan: Pick<Plan, 'binds'>,
  names: readonly (string | undefined)[],
  objects: readonly ObjectId[],
): void {
  for (const name of names)
    if (name !== undefined)
      plan.binds[name] = { objects: [...(plan.binds[name]?.objects ?? []), ...objects] };
}
