// The aspects of objects that a node reads, memoized per node. They tell whether applying one effect can
// affect another (cr 613.8a), and whether a reading depends on anything but the objects themselves.
import { memoByIdentity } from '#kernel';
import {
  isNode,
  walk,
  type Filter,
  type Reference,
  type SortName,
  type Stat,
  type Status,
  type Value,
} from '#abilities';

/**
 * Named for the layers that settle what is read; `moment`: not a characteristic, and may change without any
 * object changing.
 */
export type Aspect = 'names' | 'control' | 'types' | 'colours' | 'abilities' | 'stats' | 'moment';

const EVERYTHING: readonly Aspect[] = [
  'names',
  'control',
  'types',
  'colours',
  'abilities',
  'stats',
  'moment',
];
const NOTHING: readonly Aspect[] = [];

const ofStat = (stat: Stat): readonly Aspect[] =>
  stat === 'power' || stat === 'toughness' ? ['stats'] : ['names'];

type Trait = Extract<Filter, { kind: 'shares' }>['what'] | Extract<Value, { kind: 'different' }>['what'];
const OF_TRAIT: { readonly [T in Trait]: readonly Aspect[] } = {
  name: ['names'],
  colour: ['colours'],
  type: ['types'],
  'card-type': ['types'],
  'creature-type': ['types'],
  'land-type': ['types'],
  'basic-land-type': ['types'],
  subtype: ['types'],
  controller: ['control'],
  owner: NOTHING,
  'mana-value': ['names'],
  power: ['stats'],
  toughness: ['stats'],
  counter: NOTHING,
};

/** Statuses that change only when the object does. */
const LASTING_STATUS: Readonly<Partial<Record<Status, readonly Aspect[]>>> = {
  token: NOTHING,
  card: NOTHING,
  copy: NOTHING,
  flipped: NOTHING,
  'face-down': NOTHING,
  'face-up': NOTHING,
  attached: NOTHING,
  kicked: NOTHING,
  cast: NOTHING,
  enchanted: ['types'],
  equipped: ['types'],
  fortified: ['types'],
  historic: ['types'],
  modified: ['types', 'control'],
};

type Read<S extends 'filter' | 'reference'> = {
  readonly [K in Extract<S extends 'filter' ? Filter : Reference, { kind: string }>['kind']]:
    | readonly Aspect[]
    | ((node: Extract<S extends 'filter' ? Filter : Reference, { kind: K }>) => readonly Aspect[]);
};

const FILTERS: Read<'filter'> = {
  anything: NOTHING,
  all: NOTHING,
  any: NOTHING,
  not: NOTHING,
  type: ['types'],
  permanent: ['types'],
  spell: NOTHING,
  ability: NOTHING,
  supertype: ['types'],
  subtype: ['types'],
  colour: ['colours'],
  colours: ['colours'],
  name: ['names'],
  'originally-printed': ['names'],
  has: ['abilities'],
  'has-ability': ['abilities'],
  stat: ({ stat }) => ofStat(stat),
  counter: NOTHING,
  controller: ['control'],
  owner: NOTHING,
  in: NOTHING,
  status: ({ is }) => LASTING_STATUS[is] ?? ['moment'],
  is: NOTHING,
  shares: ({ what }) => OF_TRAIT[what],
  'attached-to': NOTHING,
  'has-attached': NOTHING,
  targets: ['moment'],
  combat: ['moment'],
  source: NOTHING,
  happened: ['moment'],
  where: NOTHING,
  'could-produce': ['abilities'],
  parameter: NOTHING,
};

const REFERENCES: Read<'reference'> = {
  this: NOTHING,
  target: NOTHING,
  bound: NOTHING,
  subject: NOTHING,
  agent: NOTHING,
  linked: NOTHING,
  host: NOTHING,
  attachments: NOTHING,
  each: NOTHING,
  only: NOTHING,
  union: NOTHING,
  except: NOTHING,
  top: ['moment'],
  'top-until': ['moment'],
  'top-of-graveyard': ['moment'],
  above: ['moment'],
  zone: NOTHING,
  combat: ['moment'],
  'damage-sources': ['moment'],
  source: NOTHING,
  'targets-of': ['moment'],
  paid: NOTHING,
  successor: NOTHING,
  former: NOTHING,
  chosen: ({ stat }) => ofStat(stat),
  commander: ['moment'],
  granter: NOTHING,
  parameter: NOTHING,
};

/** Sorts of nodes whose every kind reads something else, or may. */
const KINDS: Readonly<
  Record<string, Readonly<Record<string, readonly Aspect[] | ((node: never) => readonly Aspect[])>>>
> = {
  filter: FILTERS,
  reference: REFERENCES,
  players: {
    you: ['control'],
    starting: NOTHING,
    all: NOTHING,
    opponents: NOTHING,
    team: NOTHING,
    teammates: ['control'],
    others: NOTHING,
    target: NOTHING,
    bound: NOTHING,
    subject: NOTHING,
    agent: NOTHING,
    controller: ['control'],
    owner: NOTHING,
    host: NOTHING,
    linked: NOTHING,
    union: NOTHING,
  },
  value: {
    x: NOTHING,
    count: NOTHING,
    'count-players': NOTHING,
    size: NOTHING,
    stat: ({ stat }: Extract<Value, { kind: 'stat' }>) => ofStat(stat),
    counters: NOTHING,
    'starting-life': NOTHING,
    'hand-size': NOTHING,
    amount: NOTHING,
    'event-amount': NOTHING,
    linked: NOTHING,
    sum: NOTHING,
    difference: NOTHING,
    product: NOTHING,
    half: NOTHING,
    least: NOTHING,
    greatest: NOTHING,
    devotion: ['control'],
    different: ({ what }: Extract<Value, { kind: 'different' }>) => OF_TRAIT[what],
    paid: NOTHING,
    'if-value': NOTHING,
  },
  condition: {
    all: NOTHING,
    any: NOTHING,
    not: NOTHING,
    always: NOTHING,
    compare: NOTHING,
    exists: NOTHING,
    matches: NOTHING,
    'player-is': NOTHING,
    did: NOTHING,
    chose: NOTHING,
    'chose-linked': NOTHING,
    paid: NOTHING,
    'cast-from': NOTHING,
    'cast-for': NOTHING,
    'mana-spent': NOTHING,
    answered: NOTHING,
  },
  colour: { chosen: NOTHING, linked: NOTHING, 'of-reference': ['colours'], parameter: NOTHING },
  word: { chosen: NOTHING, linked: NOTHING, 'name-of': ['names'], 'types-of': ['types'], parameter: NOTHING },
};

const memo = memoByIdentity<object, ReadonlySet<Aspect>>();
const NONE: ReadonlySet<Aspect> = new Set();

/** The aspects of the node and all nodes in it. A kind in no table may read anything. */
export function aspectsOf(sort: SortName, node: unknown): ReadonlySet<Aspect> {
  if (typeof node !== 'object' || node === null) return NONE;
  let found = memo.get(node);
  if (found === undefined) {
    found = new Set([...walk(sort, node)].flatMap(({ sort: of, node: part }) => aspectsOfNode(of, part)));
    memo.set(node, found);
  }
  return found;
}

/** The aspects that the node itself reads. */
export function aspectsOfNode(sort: SortName, node: unknown): readonly Aspect[] {
  const kinds = KINDS[sort];
  if (kinds === undefined || !isNode(node)) return NOTHING;
  const reads = kinds[node.kind] ?? EVERYTHING;
  // The cast: what is found under a kind reads a node of that kind, which the checker forgets in the look-up.
  return typeof reads === 'function' ? reads(node as never) : reads;
}
