// The parts of an ability that are unread text.
import type { Ability } from './sorts.js';
import { isNode, walk } from './walk.js';

/** Every unread clause, in the order of the text. */
export const unreadIn = (ability: Ability): readonly string[] =>
  [...walk('ability', ability)].flatMap(({ sort, node }) =>
    sort === 'effect' && isNode(node) && node.kind === 'assisted' ? [String(node['text'])] : [],
  );
