// A cost with its place in the language.
import type { Cost } from '#abilities';
import { childRef } from './node-ref.js';
import type { NodeRef } from '../basics/ids.js';

/** A cost and its place in the language. */
export interface Located {
  readonly cost: Cost;
  readonly at: NodeRef;
}
export const located = (costs: readonly Cost[], at: NodeRef): Located[] =>
  costs.map((cost, index) => ({ cost, at: childRef(at, index) }));
