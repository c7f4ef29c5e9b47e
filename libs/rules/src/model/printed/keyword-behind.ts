// Finds the keyword that a place in a card was expanded from, and that keyword's rule.
import { KEYWORDS } from '#abilities';
import type { GameState } from '../state/game-state.js';
import type { NodeRef } from '../basics/ids.js';
import { nodeAt } from './node-ref.js';

/** 'As though without defender' ignores what the defender keyword says. */
export function keywordBehind(state: GameState, ref: NodeRef): string | null {
  const at = ref.lastIndexOf('/~');
  if (at === -1) return null;
  const { kind, name } = nodeAt(state, ref.slice(0, at) as NodeRef) as { kind?: string; name?: string };
  return kind === 'keyword' && name !== undefined ? name : null;
}

/**
 * The rules of the keywords that these places were expanded from, without duplicates. A refusal cites them
 * beside its own rule.
 */
export const keywordRules = (state: GameState, refs: readonly NodeRef[]): readonly string[] => [
  ...new Set(refs.flatMap((ref) => KEYWORDS.get(keywordBehind(state, ref) ?? '')?.rule ?? [])),
];
