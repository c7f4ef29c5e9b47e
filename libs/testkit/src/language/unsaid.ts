// Changes of a tree that its text need not show, each with its reason. Every other change must show.
import { isNode, partAt, type AnyNode } from '../../../abilities/src/nodes/walk.js';

/** What a field that is left out means: saying it makes no difference. */
const LEFT_OUT: Readonly<Record<string, unknown>> = {
  'ability/activated.by': { kind: 'you' },
  'ability/activated.zone': 'battlefield',
  'action/cast.what': { kind: 'anything' },
  'effect/add-mana.count': 1,
  'effect/discard.filter': { kind: 'anything' },
  'effect/search.filter': { kind: 'anything' },
  'pattern/activated.by': { kind: 'all' },
  'pattern/cast.by': { kind: 'all' },
  'pattern/creates.filter': { kind: 'anything' },
  'pattern/keyword-action.what': { kind: 'anything' },
  'pattern/reveals.what': { kind: 'anything' },
  'pattern/reveals.who': { kind: 'all' },
  'static/enters.what': { kind: 'is', of: { kind: 'this' } },
  'static/costs.mana': '{1}',
  'pattern/taps-for-mana.who': { kind: 'all' },
  'value/paid.of': { kind: 'this' },
  'value/turn-number.of': { kind: 'all' },
  'action/prevent-damage.from': { kind: 'anything' },
  'body/modal.by': { kind: 'you' },
  'change/gain-abilities-of.filter': 'all',
  'cost/add-counters.on': { kind: 'is', of: { kind: 'this' } },
  'cost/remove-counters.from': { kind: 'is', of: { kind: 'this' } },
  'effect/choose-name.filter': { kind: 'anything' },
  'condition/cast-for.of': { kind: 'this' },
  'condition/cast-from.of': { kind: 'this' },
  'condition/happened.compare': 'at-least',
  'condition/happened.times': 1,
  'condition/mana-spent.times': 1,
  'condition/paid.of': { kind: 'this' },
  'condition/paid.times': 1,
  'duration/while-this.status': 'on-battlefield',
  'effect/choose-effect.most': 1,
  'effect/choose-objects.most': 1,
  'effect/choose-players.most': 1,
  'effect/create-token.count': 1,
  'effect/damage.from': { kind: 'this' },
  'effect/discard.how': 'choose',
  'effect/extra-phase.after': 'this-phase',
  'effect/extra-phase.count': 1,
  'effect/extra-turn.count': 1,
  'effect/flip-coins.count': 1,
  'effect/manifest.how': 'manifest',
  'effect/roll-dice.count': 1,
  'effect/search.most': 1,
  'effect/sacrifice-these.who': { kind: 'you' },
  'effect/skip.count': 1,
  'outcome/as-copy.count': 1,
  'pattern/step.at': 'begins',
  'players/defending.of': { kind: 'this' },
  'players/opponents.of': { kind: 'you' },
  'players/team.of': { kind: 'you' },
  'reference/top-until.count': 1,
  'reference/top.end': 'top',
  'static/costs.of': 'spells',
  'static/player.how': 'set',
  'static/trigger-again.times': 1,
  'target/target.by': { kind: 'you' },
  'target/target.most': 1,
  'value/devotion.of': { kind: 'you' },
  'value/happened.take': 'times',
};

const THIS = { kind: 'is', of: { kind: 'this' } };

/** Who does it goes without saying where it is you. */
const ORDERS = [
  'add-mana.who',
  'copy-spell.who',
  'create-token.who',
  'goad.by',
  'move.by',
  'proliferate.who',
  'reveal.by',
];

/** Two values of a field that mean the same have the same text here. */
export function meant(field: string, value: unknown, node: AnyNode): string {
  const isEmpty = Array.isArray(value) && value.length === 0;
  const said = value === undefined || isEmpty ? leftOut(field, node) : alone(value);
  const same = SAME.find(([where, means]) => where === field && means(said, node));
  return JSON.stringify(same?.[2] ?? said ?? 'nothing');
}
const isKind = (value: unknown, kind: string): boolean => isNode(value) && value.kind === kind;
/** What is put together with nothing else is that alone. */
function alone(value: unknown): unknown {
  if (!isNode(value)) return value;
  const { of, filter } = value;
  if (value.kind === 'each' && isKind(filter, 'is')) return alone((filter as AnyNode)['of']);
  if (['union', 'all', 'any'].includes(value.kind) && Array.isArray(of)) {
    const parts = value.kind === 'all' ? conjuncts(of) : of;
    return parts.length === 1 ? alone(parts[0]) : parts.length === 0 ? { kind: 'anything' } : value;
  }
  return isNode(of) ? { ...value, of: alone(of) } : value;
}
/** What a conjunction says once the self-evident is left away: twice is once, and without more it means permanents. */
function conjuncts(of: readonly unknown[]): readonly unknown[] {
  const parts = of.map(alone).flatMap((part) => {
    const { kind, of: inner } = part as AnyNode;
    return kind === 'all' && Array.isArray(inner) ? conjuncts(inner) : [part];
  });
  const said = parts.filter((part) => !isKind(part, 'anything') && !isKind(part, 'permanent'));
  return [...new Map(said.map((part) => [JSON.stringify(part), part])).values()];
}
function leftOut(field: string, node: AnyNode): unknown {
  if (ORDERS.some((order) => field === `effect/${order}`)) return { kind: 'you' };
  // Any number is from none on.
  if (field.endsWith('.least')) return node['unbounded'] === undefined ? node['most'] : 0;
  // cr 601.2: whoever casts this is its controller.
  if (field === 'pattern/cast.by' && JSON.stringify(alone(node['what'])) === JSON.stringify(THIS))
    return { kind: 'you' };
  if (field === 'effect/search.whose') return node['who'];
  // More than so many are those of each player.
  if (field === 'action/untap.players' && node['most'] !== undefined) return { kind: 'all' };
  if (/^(?:action|permission)\/.*\.(?:who|what)$/.test(field) && !(field in LEFT_OUT)) return THIS;
  return LEFT_OUT[field];
}

/** Other words for the same. */
const SAME: readonly (readonly [string, (value: unknown, node: AnyNode) => boolean, unknown])[] = [
  // What was searched for is put somewhere like anything else.
  ['effect/move.cause', (value) => value === 'search', 'put'],
  // What can be cast is a spell, what is created a token, and what acts a permanent.
  ['action/cast.what', (value) => isKind(value, 'spell'), { kind: 'anything' }],
  ['pattern/creates.filter', (value) => isKind(value, 'status') && isToken(value), { kind: 'anything' }],
  ['pattern/keyword-action.what', (value) => isKind(value, 'permanent'), { kind: 'anything' }],
  // Of lands, all are lands.
  ['permission/play.lands', (value, { what }) => value === 'too' && isLand(alone(what)), 'only'],
];
const isToken = (value: unknown) => isNode(value) && value['is'] === 'token';
const isLand = (value: unknown) => isNode(value) && value.kind === 'type' && value['is'] === 'land';

interface Unsaid {
  readonly why: string;
  readonly when: (node: AnyNode) => boolean;
}
const bounded: Unsaid = {
  why: "'any number' has no greatest number",
  when: ({ unbounded }) => unbounded !== undefined,
};
const kinds = (nodes: unknown): readonly string[] =>
  Array.isArray(nodes) ? nodes.map((node) => (node as AnyNode).kind) : [];

const UNSAID: Readonly<Record<string, Unsaid>> = {
  'target/target.most': bounded,
  'effect/choose-objects.most': bounded,
  'effect/choose-players.most': bounded,
  'effect/search.most': bounded,
  'effect/move.nth': {
    why: 'only a position counted from the top is so many from the top',
    when: ({ position }) => position !== 'nth',
  },
  'effect/pay.all': {
    why: 'what is paid once is paid wholly or not at all',
    when: ({ times }) => times === undefined,
  },
  'cost/move.count': { why: 'all are all', when: ({ all }) => all !== undefined },
  'cost/loyalty.sign': { why: 'zero has no sign', when: ({ change }) => change === 0 },
  'ability/activated.loyalty': {
    why: 'a loyalty symbol in its cost says it (cr 606.2)',
    when: ({ costs }) => kinds(costs).includes('loyalty'),
  },
  'pattern/damage.group': {
    why: "'one or more' is said of those who are dealt it",
    when: ({ to, players }) => to === undefined && players === undefined,
  },
  'outcome/to-zone.owner': {
    why: 'only hands, libraries and graveyards have owners (cr 400.1)',
    when: ({ zone }) => !['hand', 'library', 'graveyard'].includes(String(zone)),
  },
  'ability/static.zone': {
    why: 'what says how a spell is cast or what a card is works wherever it must',
    when: ({ zone, effects }) => zone === undefined || (zone === 'any' && Array.isArray(effects)),
  },
  'ability/assisted.as': {
    why: 'what a text nobody could read looks like, it looks like',
    when: () => true,
  },
  'effect/sequence.steps': {
    why: 'nothing done besides is not told',
    when: ({ steps }) => kinds(steps).some((kind) => kind === 'nothing' || kind === 'sequence'),
  },
  'filter/all.of': {
    why: "'permanent' goes without saying beside what is one, 'spell' of what is cast, and twice is once",
    when: ({ of }) =>
      kinds(of).some((kind) => kind === 'all' || kind === 'spell') ||
      kinds(of).filter((kind) => kind === 'ability').length > 1 ||
      (Array.isArray(of) && conjuncts(of).length < of.length),
  },
};
export const isUnsaid = (field: string, node: AnyNode): boolean => UNSAID[field]?.when(node) === true;

/** Parts whose texts are left to what is around them. */
export function isSilent(whole: unknown, path: readonly (string | number)[]): boolean {
  return path.some((step, index) => {
    const holder = partAt(whole, path.slice(0, index)) as AnyNode;
    const inner = path.slice(index + 1);
    if (
      Object.keys(UNSAID).some(
        (field) => field.endsWith(`/${holder.kind}.${step}`) && isUnsaid(field, holder),
      )
    )
      return !['of', 'steps'].includes(String(step));
    // cr 114.3: an emblem has no characteristics but its abilities.
    if (holder.kind === 'get-emblem' && step === 'face') return inner[0] !== 'abilities';
    // cr 711.2: a level band is its levels, its size and its abilities.
    if (holder.kind === 'keyword' && step === 'levels') return inner[1] !== 'abilities';
    // What is changed is what it is said of.
    if ((holder.kind === 'cannot' || holder.kind === 'must') && step === 'action')
      return isOfChange(whole, path.slice(0, index)) && (inner[0] === 'who' || inner[0] === 'what');
    return false;
  });
}
const isOfChange = (_: unknown, path: readonly (string | number)[]): boolean =>
  path.some((step) => step === 'changes' || step === 'except');
