// The keyword a place in a card was written out from, and the rule that keyword has.
import { KEYWORDS } from '#abilities';
import type { GameState } from '../state/game-state.js';
import type { NodeRef } from '../basics/ids.js';
import { nodeAt } from './node-ref.js';

/** What is done 'as though without defender' passes over what defender says. */
export function keywordBehind(state: GameState, ref: NodeRef): string | null {
  const at = ref.lastIndexOf('/~');
  if (at === -1) return null;
  const { kind, name } = nodeAt(state, ref.slice(0, at) as NodeRef) as { kind?: string; name?: string };
  return kind === 'keyword' && name !== undefined ? name : null;
}

/** The rules of the keywords these places were written out from, each once: cited beside the rule that refuses. */
export const keywordRules = (state: GameState, refs: readonly NodeRef[]): readonly string[] => [
  ...new Set(refs.flatMap((ref) => KEYWORDS.get(keywordBehind(state, ref) ?? '')?.rule ?? [])),
];
