// Which players and objects a proposal affects, by its nodes alone. A reference that could be to anybody counts as
// everybody.
import type { Effect } from '../nodes/sorts.js';
import { isNode, walk, type AnyNode, type Visited } from '../nodes/walk.js';

export interface SpokenOf {
  /** Part of it affects players or objects that are known only when it happens. */
  readonly anybody: boolean;
  /** It affects the object with the text. */
  readonly source: boolean;
  /** The names it refers to. */
  readonly names: ReadonlySet<string>;
  /** It affects cards of a library, which several players may share. */
  readonly libraries: boolean;
}

/** References that consist of others or of a name, which count instead. */
const BY_THEIR_PARTS = {
  reference: [
    'this',
    'bound',
    'only',
    'union',
    'except',
    'source',
    'successor',
    'former',
    'chosen',
    'top',
    'top-until',
    'top-of-graveyard',
  ],
  players: ['you', 'bound', 'only', 'extreme', 'union', 'controller', 'owner'],
} as const;

const OF_LIBRARIES: readonly string[] = ['top', 'top-until', 'scry', 'mill', 'shuffle', 'search'];

const isByItsParts = ({ sort }: Visited, { kind }: AnyNode): boolean =>
  (sort !== 'reference' && sort !== 'players') || (BY_THEIR_PARTS[sort] as readonly string[]).includes(kind);

/** The zones that each player has for themselves; whose the others are said to be means nothing (cr 400.1). */
const OWN_ZONES: readonly unknown[] = ['hand', 'library', 'graveyard'];

/** A zone without an owner: none is said, or all players share it. */
const isOpenZone = ({ sort }: Visited, node: AnyNode): boolean =>
  (sort === 'reference' && node.kind === 'zone') || (sort === 'filter' && node.kind === 'in')
    ? node['whose'] === undefined || !OWN_ZONES.includes(node['zone'])
    : false;

export function spokenOf(effect: Effect): SpokenOf {
  const names = new Set<string>();
  let [anybody, source, libraries] = [false, false, false];
  for (const visited of walk('effect', effect)) {
    const { sort, node } = visited;
    if (!isNode(node)) continue;
    const isZone = sort === 'reference' && node.kind === 'zone';
    anybody ||= isOpenZone(visited, node) || !(isZone || isByItsParts(visited, node));
    source ||= sort === 'reference' && node.kind === 'this';
    libraries ||= OF_LIBRARIES.includes(node.kind) || node['zone'] === 'library';
    if ((sort === 'reference' || sort === 'players') && node.kind === 'bound')
      names.add(String(node['name']));
  }
  return { anybody, source, names, libraries };
}
