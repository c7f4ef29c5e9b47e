// What became of an unread text once the table settled it.
import { hashJson } from '#kernel';
import { agreedRef } from '../../model/printed/node-ref.js';
import type { Named, OpenProposal } from '../../model/state/assisted.js';
import type { NodeRef, ObjectId, Seat } from '../../model/basics/ids.js';

export interface Clause {
  /** The proposer. */
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly text: string;
  readonly part: 'effect' | 'costs';
}

export type Settled =
  | { readonly outcome: 'agreed'; readonly effect: NodeRef; readonly named: readonly Named[] }
  | { readonly outcome: 'nothing' };

export const NOTHING: Settled = { outcome: 'nothing' };

/** The effect of an accepted proposal. */
export function agreedOn({ does, named, hidden }: OpenProposal): Settled {
  const more = new Map(hidden.map((one) => [one.name, one.objects]));
  return {
    outcome: 'agreed',
    effect: agreedRef(hashJson(does)),
    named: named.map((one) => ({ ...one, objects: [...one.objects, ...(more.get(one.name) ?? [])] })),
  };
}
