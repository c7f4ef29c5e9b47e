// What of a face or an ability nobody could read, in its own words.
import type { SortName } from './grammar/field.js';
import type { Sorts } from './grammar/sorts.js';
import { isNode, walk } from './walk.js';

/** Every clause that was not understood, in the order it is written; what is printed beside the text comes last. */
export function unreadIn<S extends SortName>(sort: S, node: Sorts[S]): readonly string[] {
  const clauses: string[] = [];
  const besides: string[] = [];
  for (const { sort: found, node: part } of walk(sort, node)) {
    if (!isNode(part)) continue;
    if (found === 'effect' && part.kind === 'assisted') clauses.push(String(part['text']));
    if (found === 'face') besides.push(...((part['unknown'] ?? []) as readonly string[]));
  }
  return [...clauses, ...besides];
}
