// Writes what a keyword keeps for other abilities of its card (cr 607.2): the tribute paid, the creatures devoured.
import type { NodeKind, Reference, Value } from '../../nodes/sorts.js';
import { any, words } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';

interface Devoured {
  /** 'creature it devoured' */
  readonly one: string;
  /** 'the number of creatures it devoured' */
  readonly number: string;
  /** 'it devoured a creature' */
  readonly some: string;
}

/** cr 702.82b. */
export function devouredIn(of: Reference, pen: Pen): Devoured | undefined {
  const [all, filter] =
    of.kind === 'only' ? [of.of, of.filter] : [of, { kind: 'type', is: 'creature' } as const];
  if (all.kind !== 'linked' || all.name !== 'devoured') return undefined;
  const noun = pen.noun(filter);
  return {
    one: `${words(noun, 'one')} it devoured`,
    number: `the number of ${words(noun, 'many')} it devoured`,
    some: `it devoured ${any(noun)}`,
  };
}

type Compare = NodeKind<'condition', 'compare'>['compare'];

/** cr 702.104b, 702.82b. */
export function keptByKeyword(left: Value, compare: Compare, right: Value, pen: Pen): string | undefined {
  if (typeof left === 'number') return undefined;
  if (left.kind === 'linked' && left.name === 'tribute' && compare === 'equal' && right === 0)
    return "tribute wasn't paid";
  return left.kind === 'size' && compare === 'at-least' && right === 1
    ? devouredIn(left.of, pen)?.some
    : undefined;
}
