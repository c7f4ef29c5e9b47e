// The names that can be given in a game and are watched (pentaland 706.4a).
import type { Rulebook } from './named-action.js';
import { definitionNamed } from '../../../engine/naming/definition-named.js';
import type { Terms } from '../../../model/basics/terms.js';
import { variantOf } from '../../../engine/variants/registry.js';

/** Those for cards of the game's format. */
export function watchedNames(
  terms: Pick<Terms, 'ruleset' | 'naming'>,
  { cards, variants }: Rulebook,
): readonly string[] {
  const { watched = [] } = variantOf(variants, terms).naming ?? {};
  return watched.filter((name) => {
    const meant = definitionNamed({ cards }, name);
    return meant !== undefined && cards.illegal?.(meant) === undefined;
  });
}
