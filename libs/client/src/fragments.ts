// The published fragments in queries: `TableView` is a whole view of a game, and what the patches of a feed make.
import { FRAGMENTS } from './generated/fragments.js';

/** The query with the fragments that it spreads, and those that they spread: GraphQL refuses any that is not used. */
export function withFragments(query: string): string {
  const texts = [query];
  const used = new Set<string>();
  // It grows while it is gone through.
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/\.\.\.\s*(Table\w+)/gu)) {
      const fragment = FRAGMENTS[name];
      if (fragment === undefined || used.has(name)) continue;
      used.add(name);
      texts.push(fragment);
    }
  return texts.join('\n');
}
