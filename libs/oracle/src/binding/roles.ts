// The objects and players of the event that an ability triggers on, as far as its text names them: a player the text
// has not named cannot be 'that player', and the card itself cannot be 'that creature'.
import { isNode, walk, type AnyNode } from '#abilities';
import type { alongPath } from '../trees/tree.js';

type Around = ReturnType<typeof alongPath>;
type Party = 'subject' | 'agent';
type Part = 'object' | 'player' | 'either';

interface Role {
  readonly role: Party;
  readonly of: Part;
  /** Named without a noun of its kind ('a source', 'a spell or ability'): never 'it'. */
  readonly by?: 'name';
}

/**
 * For each role of an event, the pattern fields that name it (cr 603.2). A role without a field is not in the text.
 */
const NAMED: Readonly<Record<Party, Readonly<Record<string, { object?: string; player?: string }>>>> = {
  subject: {
    moves: { object: 'what' },
    damage: { object: 'to', player: 'players' },
    'damage-prevented': { object: 'to', player: 'players' },
    cast: { object: 'what' },
    activated: { object: 'of' },
    triggered: { object: 'of' },
    targeted: { object: 'what', player: 'players' },
    attacks: { object: 'what' },
    blocks: { object: 'what' },
    'becomes-blocked': { object: 'what' },
    unblocked: { object: 'what' },
    step: { player: 'whose' },
    draws: { player: 'who' },
    'gains-life': { player: 'who' },
    'loses-life': { player: 'who' },
    'adds-counters': { object: 'on', player: 'players' },
    'removes-counters': { object: 'from' },
    taps: { object: 'what' },
    'taps-for-mana': { object: 'what' },
    untaps: { object: 'what' },
    attached: { object: 'what' },
    unattached: { object: 'what' },
    'turned-face-up': { object: 'what' },
    'turned-face-down': { object: 'what' },
    transforms: { object: 'what' },
    flips: { object: 'what' },
    'phases-in': { object: 'what' },
    'phases-out': { object: 'what' },
    'control-changes': { object: 'what' },
    creates: { object: 'filter' },
    searches: { player: 'who' },
    shuffles: { player: 'who' },
    scries: { player: 'who' },
    surveils: { player: 'who' },
    reveals: { object: 'what' },
    'adds-mana': { player: 'who' },
    'flips-coin': { player: 'who' },
    'rolls-die': { player: 'who' },
    votes: { player: 'who' },
    'becomes-monarch': { player: 'who' },
    'becomes-designated': { object: 'what' },
    'loses-game': { player: 'who' },
    regenerates: { object: 'what' },
    proliferates: { player: 'who' },
    clashes: { player: 'who' },
    'keyword-action': { object: 'what' },
  },
  agent: {
    moves: { player: 'by' },
    damage: { object: 'from' },
    'damage-prevented': { object: 'from' },
    cast: { player: 'by' },
    activated: { player: 'by' },
    targeted: { object: 'by' },
    blocks: { object: 'attacker' },
    'becomes-blocked': { object: 'by' },
    'taps-for-mana': { player: 'who' },
    attached: { object: 'to' },
    unattached: { object: 'from' },
    'control-changes': { player: 'to' },
    creates: { player: 'who' },
    reveals: { player: 'who' },
    'adds-mana': { object: 'source' },
    'keyword-action': { player: 'who' },
  },
};

/** The roles of the trigger or delayed trigger that the place is part of. */
export function rolesAround(around: Around): readonly Role[] {
  const events = around.flatMap(({ node }) =>
    (node.kind === 'triggered' || node.kind === 'delayed') && isNode(node['when']) ? [node['when']] : [],
  );
  const [last, before] = events.reverse();
  if (last === undefined) return [];
  const found = rolesOf(last);
  // cr 603.7c: when the later time comes, the objects of the event before it are still known.
  return last.kind === 'step' && before !== undefined
    ? [...found, ...rolesOf(before).filter(({ of }) => of === 'object')]
    : found;
}

/** 'Whenever a spell an opponent controls …, that player': the controller of what the event names. */
export const controllersAround = (around: Around): readonly AnyNode[] => {
  const when = around.findLast(({ node }) => node.kind === 'triggered')?.node['when'];
  if (!isNode(when)) return [];
  return (['subject', 'agent'] as const).flatMap((role) => {
    const { object } = NAMED[role][when.kind] ?? {};
    const filter = object === undefined ? undefined : when[object];
    return [...walk('filter', filter)].some(({ node }) => isOthers(node))
      ? [{ kind: 'controller', of: { kind: role } }]
      : [];
  });
};
const isOthers = (node: unknown): boolean =>
  isNode(node) &&
  node.kind === 'controller' &&
  isNode(node['is']) &&
  ['opponents', 'others'].includes(node['is'].kind);

function rolesOf(when: AnyNode): readonly Role[] {
  const patterns = when.kind === 'any' ? (when['of'] as readonly AnyNode[]) : [when];
  return (['subject', 'agent'] as const).flatMap((role) => {
    const parts = patterns.map((pattern) => partNamed(pattern, role));
    const known = parts.filter((part) => part !== undefined);
    const [first] = known;
    if (role === 'agent' && patterns.length === 1 && patterns.some(isBySomething))
      return [{ role, of: 'object', by: 'name' }];
    if (first === undefined || known.length < parts.length) return [];
    return [{ role, of: known.every((part) => part === first) ? first : 'either' }];
  });
}

/** 'A source deals damage', 'becomes the target of a spell or ability'. */
const isBySomething = ({ kind, from, by, group }: AnyNode): boolean =>
  (kind === 'damage' && from === undefined && group === undefined) ||
  (kind === 'targeted' && by === undefined);

function partNamed(pattern: AnyNode, role: Party): Part | undefined {
  const { object, player } = NAMED[role][pattern.kind] ?? {};
  const isObject = object !== undefined && isNode(pattern[object]) && !isThis(pattern[object]);
  // 'Whenever you gain life, that player': 'that player' is never you.
  const isPlayer = player !== undefined && isNode(pattern[player]) && pattern[player].kind !== 'you';
  return isObject ? (isPlayer ? 'either' : 'object') : isPlayer ? 'player' : undefined;
}
/** The card calls itself by its name or 'it', so it has no role. */
const isThis = (filter: AnyNode): boolean =>
  filter.kind === 'is' && isNode(filter['of']) && filter['of'].kind === 'this';
