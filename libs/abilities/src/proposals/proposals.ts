// The part of the language in which a table can agree what an unread text means: effects in the verbs of the rules,
// about objects the proposal names. It always ends, and is small enough for people to read.
import { isNode, walk } from '../nodes/walk.js';
import type { Effect } from '../nodes/sorts.js';
import type { SortName } from '../notation/field.js';
import { validateEffect } from '../validation/scope.js';
import type { Fault, Validated } from '../validation/validate.js';

/** In characters of JSON. */
export const LONGEST_PROPOSAL = 4_000;
export const GREATEST_NUMBER = 1_000;
/** How deeply filters may depend on values counted by other filters. Each level multiplies the work. */
export const DEEPEST_COUNT = 1;

const EFFECTS: readonly Effect['kind'][] = [
  'sequence',
  'nothing',
  'may',
  'pay',
  'if',
  'choose-objects',
  'choose-players',
  'choose-colour',
  'choose-word',
  'choose-number',
  'let-objects',
  'let-value',
  'continuous',
  'move',
  'destroy',
  'sacrifice',
  'sacrifice-these',
  'tap',
  'untap',
  'counter',
  'damage',
  'remove-damage',
  'add-counters',
  'remove-counters',
  'double-counters',
  'move-counters',
  'attach',
  'unattach',
  'regenerate',
  'transform',
  'flip',
  'turn-face',
  'remove-from-combat',
  'exchange',
  'reveal',
  'look',
  'draw',
  'discard',
  'mill',
  'gain-life',
  'lose-life',
  'set-life',
  'exchange-life',
  'add-mana',
  'player-counters',
  'remove-player-counters',
  'create-token',
  'search',
  'shuffle',
  'scry',
  'flip-coins',
  'roll-dice',
];

/** The kinds a proposal may contain; every kind of a sort that is not listed. */
const ALLOWED: { readonly [S in SortName]?: readonly string[] } = {
  effect: EFFECTS,
  // An object can be given keywords without an ability of their own only.
  ability: ['keyword'],
  body: [],
  target: [],
  face: ['face'],
  change: [
    'control',
    'set-name',
    'add-types',
    'remove-types',
    'set-types',
    'every-creature-type',
    'set-colours',
    'add-colours',
    'gain-ability',
    'lose-ability',
    'lose-all-abilities',
    'cannot-have',
    'set-stat',
    'modify-stats',
    'switch-stats',
    'cannot',
    'must',
  ],
  static: [],
  replacement: [],
  permission: [],
};

/** The effect of a proposal, or everything that is wrong with it. `names`: the names it may refer to. */
export function validateProposal(data: unknown, names: Iterable<string>): Validated<Effect> {
  if (lengthOf(data) > LONGEST_PROPOSAL)
    return { ok: false, faults: [{ path: '/', reason: `longer than ${LONGEST_PROPOSAL} characters` }] };
  const valid = validateEffect(data, names);
  if (!valid.ok) return valid;
  const nodes = [...walk('effect', data)].map(({ sort, node, path }) => ({
    sort,
    node,
    path: `/${path.join('/')}`,
  }));
  const faults = nodes.flatMap(({ sort, node, path }): Fault[] => {
    const reason = faultOf(sort, node);
    return reason === undefined ? [] : [{ path, reason }];
  });
  const filters = nodes.filter(({ sort }) => sort === 'filter').map(({ path }) => path);
  const values = nodes.filter(({ sort }) => sort === 'value').map(({ path }) => path);
  for (const path of filters)
    if (countedWithin(path, filters, values) > DEEPEST_COUNT)
      faults.push({ path, reason: 'counts within what is counted within what is counted' });
  return faults.length === 0 ? valid : { ok: false, faults };
}

const isWithin = (path: string, outer: string): boolean => path.startsWith(`${outer}/`);

/** How many values must be worked out for this filter, each over everything that another filter looks at. */
const countedWithin = (path: string, filters: readonly string[], values: readonly string[]): number =>
  values.filter((value) => isWithin(path, value) && filters.some((filter) => isWithin(value, filter))).length;

/** True if a proposal may contain such a node. */
export const mayBeProposed = (sort: SortName, kind: string): boolean => ALLOWED[sort]?.includes(kind) ?? true;

function faultOf(sort: SortName, node: unknown): string | undefined {
  if (typeof node === 'number' && Math.abs(node) > GREATEST_NUMBER)
    return `a number is at most ${GREATEST_NUMBER}`;
  if (!isNode(node)) return undefined;
  return mayBeProposed(sort, node.kind) ? undefined : `the table cannot agree on ${sort} ${node.kind}`;
}

/** The length of the data as JSON; infinite if it cannot be written. */
function lengthOf(data: unknown): number {
  try {
    return (JSON.stringify(data) as string | undefined)?.length ?? 0;
  } catch {
    return Infinity;
  }
}
