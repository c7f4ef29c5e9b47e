// Costs with the places where they stand in the language.
import type { Cost } from '#abilities';
import { childRef } from './node-ref.js';
import type { NodeRef } from '../basics/ids.js';

/** A cost and where it stands in the language. */
export interface Located {
  readonly cost: Cost;
  readonly at: NodeRef;
}
export const located = (costs: readonly Cost[], at: NodeRef): Located[] =>
  costs.map((cost, index) => ({ cost, at: childRef(at, index) }));
