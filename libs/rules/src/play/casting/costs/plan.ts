// A payment plan: the mana and all other payments (cr 118.1), decided before any of it happens.
import type { ManaSymbol } from '#cards';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { Bound } from '../../../model/state/context.js';
import type { NodeRef, ObjectId } from '../../../model/basics/ids.js';

/** cr 118.10 and similar: chosen at random during payment. */
export interface AtRandom {
  readonly from: readonly ObjectId[];
  readonly count: number;
  readonly verb: (object: ObjectId) => Verb;
  readonly binds: readonly string[];
}

export interface Plan {
  readonly symbols: ManaSymbol[];
  /** Payments made at the same time form one group. */
  readonly groups: Verb[][];
  readonly random: AtRandom[];
  readonly reveals: ObjectId[];
  /** Costs that are effects of their own, by node. */
  readonly effects: NodeRef[];
  /** The objects used to pay, by the names under which later steps find them. */
  readonly binds: Record<string, Bound>;
  /** Objects tapped to pay. They make no mana. */
  readonly tapped: Set<ObjectId>;
  /** Objects that are used up or chosen. None pays for two costs. */
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

/** True if anything but mana is paid. */
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
