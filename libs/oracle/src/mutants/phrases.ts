// Whole phrases of a tree, put as they might have been meant: another thing for a pronoun, another who, another order,
// an offer or a condition or a duration over more or less. Each mutant is a tree of the language; which of them are
// written back as the same text is for whoever asks.
import { isNode, walk, type Ability, type AnyNode, type SortName } from '#abilities';
import { canBeItself, speaksOfHost } from '../binding/itself.js';
import { rolesAround } from '../binding/roles.js';
import { alongPath, withPart, type Path } from '../binding/tree.js';

export interface Mutant {
  /** What kind of choice it is: 'who chooses', 'may over all'. */
  readonly choice: string;
  /** What was changed into what. */
  readonly change: string;
  readonly ability: Ability;
}

export function* phraseMutants(ability: Ability): Generator<Mutant> {
  for (const { sort, node, path } of walk('ability', ability)) {
    if (!isNode(node)) continue;
    const around = alongPath(ability, path);
    for (const { choice, change, part, at = path } of mutantsOf(sort, node, path, ability, around))
      yield { choice, change, ability: withPart(ability, at, part) as Ability };
  }
}

interface Change {
  readonly choice: string;
  readonly change: string;
  readonly part: unknown;
  readonly at?: Path;
}
type Around = ReturnType<typeof alongPath>;

function mutantsOf(
  sort: SortName,
  node: AnyNode,
  path: Path,
  whole: Ability,
  around: Around,
): readonly Change[] {
  if (sort === 'reference' || sort === 'players') return rebound(sort, node, path, whole, around);
  if (sort === 'effect') return [...steps(node), ...choosers(node), ...durations(node), ...objects(node)];
  if (sort === 'ability') return intervening(node);
  return sort === 'filter' ? named(node, around) : [];
}

const POINTING: Readonly<Record<'reference' | 'players', readonly string[]>> = {
  reference: ['target', 'bound', 'subject', 'agent', 'this', 'host'],
  players: ['target', 'bound', 'subject', 'agent', 'defending', 'controller', 'owner', 'active'],
};
const SAID: readonly (string | undefined)[] = [undefined, 'it', 'they', 'name', 'card'];

/** Everything else that is there for a pronoun to point to, however the text would put it. */
function rebound(
  sort: 'reference' | 'players',
  node: AnyNode,
  path: Path,
  whole: Ability,
  around: Around,
): Change[] {
  if (!POINTING[sort].includes(node.kind)) return [];
  const names = new Set<unknown>();
  let slots = 0;
  for (const { node: part } of walk('ability', whole)) {
    if (!isNode(part)) continue;
    if (part['bind'] !== undefined) names.add(part['bind']);
    if (Array.isArray(part['targets'])) slots = Math.max(slots, part['targets'].length);
  }
  const roles = rolesAround(around).filter(({ of }) => of !== (sort === 'players' ? 'object' : 'player'));
  const candidates: AnyNode[] = [
    ...roles.map(({ role }) => ({ kind: role })),
    ...(sort === 'players' ? [{ kind: 'defending' }, { kind: 'active' }] : []),
    ...(sort === 'reference' && canBeItself(around, path) ? [{ kind: 'this' }] : []),
    ...(sort === 'reference' && speaksOfHost(whole) ? [{ kind: 'host' }] : []),
    ...Array.from({ length: slots }, (_, slot) => ({ kind: 'target', slot })),
    ...[...names].map((name) => ({ kind: 'bound', name })),
    ...(node.kind === 'controller' ? [{ kind: 'owner', of: node['of'] }, { kind: 'you' }] : []),
    ...(node.kind === 'owner' ? [{ kind: 'controller', of: node['of'] }, { kind: 'you' }] : []),
  ];
  return candidates
    .filter((other) => !isSame(other, node))
    .flatMap((other) =>
      SAID.map((said) => ({
        choice:
          node.kind === 'controller' || node.kind === 'owner' ? 'you, controller or owner' : 'points to',
        change: `${node.kind} > ${other.kind}${isForThey(node, other) ? ', both they' : ''}`,
        part: said === undefined ? other : { ...other, said },
      })),
    );
}
/** 'They' are whoever was spoken of; which of the two that is, no word of their own says. */
const isForThey = (node: AnyNode, other: AnyNode): boolean =>
  node['said'] === 'they' && node.kind === 'controller' && other.kind === 'owner';

const isSame = (one: AnyNode, other: AnyNode): boolean =>
  JSON.stringify(one) === JSON.stringify(without(other, 'said'));

const without = (node: AnyNode, field: string): AnyNode =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== field)) as AnyNode;

const sequence = (...parts: readonly unknown[]): AnyNode => ({ kind: 'sequence', steps: parts });

/** Steps in another order, at once, or within what was offered or asked before them. */
function steps(node: AnyNode): Change[] {
  const found: Change[] = [];
  if (node.kind === 'sequence') {
    const own = node['steps'] as readonly AnyNode[];
    for (let at = 0; at + 1 < own.length; at += 1) {
      const [one, next] = [own[at], own[at + 1]];
      if (one === undefined || next === undefined) continue;
      const rest = (parts: readonly unknown[]) => ({
        ...node,
        steps: [...own.slice(0, at), ...parts, ...own.slice(at + 2)],
      });
      const change = `${one.kind}, ${next.kind}`;
      if (JSON.stringify(one) !== JSON.stringify(next))
        found.push({ choice: 'order of steps', change, part: rest([next, one]) });
      found.push({
        choice: 'at once or in turn',
        change,
        part: rest([{ kind: 'together', effects: [one, next] }]),
      });
      if (one.kind === 'may')
        found.push({
          choice: 'may over one or all',
          change,
          part: rest([{ ...one, effect: sequence(one['effect'], next) }]),
        });
      if (one.kind === 'if' && one['else'] === undefined)
        found.push({
          choice: 'if over one or all',
          change,
          part: rest([{ ...one, then: sequence(one['then'], next) }]),
        });
      if (one.kind === 'pay' && one['paid'] !== undefined)
        found.push({
          choice: 'paid for one or all',
          change,
          part: rest([{ ...one, paid: sequence(one['paid'], next) }]),
        });
    }
  }
  const inner = node.kind === 'may' ? node['effect'] : node.kind === 'if' ? node['then'] : undefined;
  if (isNode(inner) && inner.kind === 'sequence') {
    const [first, ...others] = inner['steps'] as readonly AnyNode[];
    const field = node.kind === 'may' ? 'effect' : 'then';
    if (first !== undefined && others.length > 0 && node['else'] === undefined)
      found.push({
        choice: node.kind === 'may' ? 'may over one or all' : 'if over one or all',
        change: `${first.kind} and ${others.every(hangsOnIt) ? 'what hangs on it' : `${String(others.length)} more`}`,
        part: sequence({ ...node, [field]: first }, ...others),
      });
  }
  if (node.kind === 'if' && isNode(node['condition']) && node['condition'].kind === 'did')
    found.push({
      choice: 'if or when you do',
      change: 'if > reflexive',
      part: { kind: 'reflexive', body: { kind: 'plain', effect: node['then'] } },
    });
  return found;
}

/** 'If you do': it is not done where that was not offered. */
const hangsOnIt = (step: unknown): boolean =>
  isNode(step) && step.kind === 'if' && isNode(step['condition']) && step['condition'].kind === 'did';

const YOU = { kind: 'you' };
/** Somebody else who does or chooses. */
function choosers(node: AnyNode): Change[] {
  return ['who', 'by'].flatMap((field) => {
    const who = node[field];
    return [YOU, { kind: 'opponents' }, { kind: 'all' }, undefined]
      .filter((other) => JSON.stringify(other) !== JSON.stringify(who))
      .map((other) => ({
        choice: 'who does it',
        change: `${node.kind}.${field}: ${isNode(who) ? who.kind : 'nobody'} > ${other?.kind ?? 'nobody'}`,
        part: { ...node, [field]: other },
      }));
  });
}

/** A duration over the last change, or over all. */
function durations(node: AnyNode): Change[] {
  if (node.kind !== 'continuous') return [];
  const changes = node['changes'] as readonly unknown[];
  const { until } = node;
  if (changes.length < 2 || (isNode(until) && until.kind === 'forever')) return [];
  const first = { ...node, changes: changes.slice(0, -1), until: { kind: 'forever' } };
  const last = { ...node, changes: changes.slice(-1) };
  return [
    { choice: 'duration over one or all', change: 'last only', part: sequence(first, last) },
    {
      choice: 'duration over one or all',
      change: 'last only',
      part: { ...sequence(first, last), said: 'and' },
    },
  ];
}

/** One thing, each of a kind, all at once. */
function objects(node: AnyNode): Change[] {
  return ['what', 'to', 'on', 'from'].flatMap((field) => {
    const part = node[field];
    if (!isNode(part) || part.kind !== 'each') return [];
    const bind = 'each of them';
    return [
      {
        choice: 'each or all',
        change: `${node.kind}.${field}`,
        part: {
          kind: 'for-each',
          over: part,
          bind,
          effect: { ...node, [field]: { kind: 'bound', name: bind } },
        },
      },
    ];
  });
}

/** A condition asked twice, or only as the ability resolves (cr 603.4). */
function intervening(node: AnyNode): Change[] {
  if (node.kind !== 'triggered' || !isNode(node['body']) || node['body'].kind !== 'plain') return [];
  const { if: condition, body } = node as AnyNode & { readonly body: AnyNode };
  if (condition === undefined) {
    const { effect } = body;
    if (!isNode(effect) || effect.kind !== 'if' || effect['else'] !== undefined) return [];
    return [
      {
        choice: 'intervening or on resolution',
        change: 'on resolution > intervening',
        part: { ...node, if: effect['condition'], body: { ...body, effect: effect['then'] } },
      },
    ];
  }
  return [
    {
      choice: 'intervening or on resolution',
      change: 'intervening > on resolution',
      part: {
        ...without(node, 'if'),
        body: { ...body, effect: { kind: 'if', condition, then: body['effect'] } },
      },
    },
  ];
}

/** This, or any of its name. */
function named(node: AnyNode, around: Around): Change[] {
  if (node.kind !== 'is' || !isNode(node['of']) || node['of'].kind !== 'this' || around.length === 0)
    return [];
  return [{ choice: 'this or its name', change: 'this > name', part: { kind: 'name', is: 'this' } }];
}
