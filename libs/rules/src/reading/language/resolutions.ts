// cr 603.7h: how often an ability of an object has resolved this turn. Counted only for abilities that ask.
import { memoByIdentity } from '#kernel';
import { isNode, walk, type Ability, type Effect } from '#abilities';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type NodeRef } from '../../model/basics/ids.js';

/** The key under which this turn's resolutions are counted. */
export const resolutionsKey = ({ turn }: GameState, ability: NodeRef, acquired?: string): NodeRef =>
  `${ability}${acquired === undefined ? '' : `@${acquired}`}/resolved@${turn?.number ?? 0}` as NodeRef;

/**
 * Also counts for objects that have left the battlefield: the abilities they put on the stack still resolve.
 */
export function timesResolved(
  state: GameState,
  { source, acquired }: Pick<Context, 'source' | 'acquired'>,
  ability: NodeRef,
): number {
  const number = objectNumber(source);
  const there = state.objects[number];
  const counts = (there?.permanent ?? there ?? state.gone[String(number)]?.was?.permanent)?.activations;
  return counts?.[resolutionsKey(state, ability, acquired)] ?? 0;
}

export type WithBody = Extract<Ability | Effect, { readonly body: unknown }>;
const asking = memoByIdentity<object, boolean>();

/** Whether an ability asks how often it has resolved. */
export function asksForResolutions(ability: WithBody): boolean {
  let asks = asking.get(ability);
  if (asks === undefined) {
    asks = [...walk('body', ability.body)].some(({ node }) => isNode(node) && node.kind === 'resolutions');
    asking.set(ability, asks);
  }
  return asks;
}
