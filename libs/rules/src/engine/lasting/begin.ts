// Begins a continuous effect (cr 611.2). What it affects, and its numbers and words, are fixed now if the
// rules fix them (cr 611.2c-d, 608.2h).
import { cloned } from '#kernel';
import type { Change, Duration } from '#abilities';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { isGained } from '../../reading/characteristics/alone/changes.js';
import { childRef, nodeAt } from '../../model/printed/node-ref.js';
import type { Proposal } from '../proposal/proposal.js';
import { copyIdentity } from '../objects/copies.js';
import { objectsOf } from '../../reading/language/references.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Context } from '../../model/state/context.js';
import { contextOf } from '../../model/state/context.js';
import { objectNumber, type NodeRef, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import { isOver } from './durations.js';
import { fixed } from '../objects/fixed.js';

export interface EffectBeginning {
  readonly kind: Lasting['kind'];
  /** The place of the node that the effect is part of. */
  readonly at: NodeRef;
  readonly context: Context;
  readonly until: Duration;
  readonly affects?: readonly ObjectId[];
  readonly changes?: readonly Change[];
  /** How much or how often; absent means no limit. */
  readonly left?: number;
}

/** cr 611.2b: an effect whose duration ends before it begins does nothing. */
export function beginEffect(proposal: Proposal, beginning: EffectBeginning): void {
  const { state } = proposal;
  const { kind, at, until, affects, changes = [], left } = beginning;
  const context: Context = { ...cloned(beginning.context), stack: null };
  const sight = sightOf(state);
  if (isOver(sight, until, context)) return;
  const made = fixed(sight, copied(proposal, changes, at, context), context);
  proposal.emit({
    type: 'EffectBegan',
    effect: {
      id: `e${String(state.effectsMade + 1)}`,
      kind,
      at,
      source: context.source,
      controller: context.controller,
      context: made.context,
      timestamp: state.epoch,
      affects: affects === undefined ? null : [...affects],
      changes: made.changes,
      until,
      since: { turn: state.turn?.number ?? 0, active: state.turn?.active ?? context.controller },
      left: left ?? null,
    },
  });
}

/** cr 707.2b: fixes what the object becomes a copy of. Later changes of the original have no effect. */
function copied(
  { state }: Proposal,
  changes: readonly Change[],
  at: NodeRef,
  context: Context,
): readonly Change[] {
  return changes.map((change, index) => {
    if (change.kind === 'gain-abilities-of') return { ...change, refs: givenBy(state, change, context) };
    if (change.kind !== 'copy') return change;
    const [of] = objectsOf(sightOf(state), change.of, context);
    const place = childRef(at, 'changes', index, 'except');
    const except = change.except === undefined ? undefined : { changes: change.except, at: place };
    const identity = of === undefined ? undefined : copyIdentity(state, of, except, context);
    return identity === undefined ? change : { ...change, identity };
  });
}

/**
 * cr 611.2d, 702.1c: fixes which abilities are given. Abilities that differ from object to object are each
 * stored once.
 */
function givenBy(
  state: GameState,
  change: Extract<Change, { kind: 'gain-abilities-of' }>,
  context: Context,
): readonly NodeRef[] {
  const { refs } = change as { readonly refs?: readonly NodeRef[] };
  if (refs !== undefined) return refs;
  const sight = sightOf(state);
  const given = objectsOf(sight, change.of, context)
    .flatMap((id) => sight.remembered(id)?.abilities ?? [])
    .filter((one) => isGained(change, one));
  return [...new Map(given.map(({ ref, ability }) => [JSON.stringify(ability), ref])).values()];
}

/** The objects that exist and can be affected (cr 611.2c). */
export const affectable = (proposal: Proposal, objects: readonly ObjectId[]): ObjectId[] =>
  objects.filter((id) => proposal.state.objects[objectNumber(id)] !== undefined);

/**
 * cr 614.1c: a permanent enters changed by an outcome of its own or another's effect. The change lasts as
 * long as it stays.
 */
export function beginChanged(
  proposal: Proposal,
  object: ObjectId,
  { at, source, controller }: { readonly at: NodeRef; readonly source: ObjectId; readonly controller: Seat },
): void {
  const { changes } = nodeAt(proposal.state, at) as { readonly changes: readonly Change[] };
  // An effect that spoke of its source before it entered now speaks of the permanent (cr 400.7).
  const isGone = proposal.state.objects[objectNumber(source)] === undefined;
  beginEffect(proposal, {
    kind: 'continuous',
    at,
    context: contextOf(isGone ? object : source, controller),
    until: { kind: 'forever' },
    affects: [object],
    changes,
  });
}
