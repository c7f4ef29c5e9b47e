// Checks that everything a node refers to exists: names bound before, declared targets, links that an ability of the
// same face provides, a keyword's parameters, holes only inside macros. Each fault has its path and reason, as in
// validate.ts.
import type { Field, SortName } from '../notation/field.js';
import type { Ability, Effect, Face } from '../nodes/sorts.js';
import { KEYWORDS, expandKeyword, type KeywordNode } from '../keywords/index.js';
import { KEYWORD_PARAMETERS } from '../keywords/macro.js';
import { validate, type Fault, type Validated } from './validate.js';
import { entriesOf, isNode, walk, type AnyNode } from '../nodes/walk.js';

/** What is known at a place. Names bound in a part are known to the parts after it in the same scope. */
interface Scope {
  readonly names: Set<string>;
  /** The number of targets of the innermost body that declares any. */
  readonly slots: number;
}

interface Search {
  readonly faults: Fault[];
  readonly links: ReadonlySet<string>;
}

/**
 * Kinds of which one field comes first: it does not know the name of the whole, and the other fields know its names.
 */
const LOOPS: ReadonlyMap<string, string> = new Map([
  // cr 101.4: the player who does it is known in what they do.
  ['effect/may', 'who'],
  ['effect/for-each', 'over'],
  ['effect/for-each-player', 'over'],
  // Whether to repeat depends on what was done.
  ['effect/repeat-while', 'effect'],
  ['players/only', 'of'],
  ['players/extreme', 'of'],
  ['static/modify', 'what'],
]);

export interface Surroundings {
  /** Links that the other abilities of the face provide (cr 607). */
  readonly links?: Iterable<string>;
}

export function validateAbility(data: unknown, { links = [] }: Surroundings = {}): Validated<Ability> {
  const valid = validate('ability', data);
  if (!valid.ok) return valid;
  const search = { faults: [], links: new Set([...linksKept('ability', data), ...links]) };
  checkNode('ability', data, '', { names: new Set(), slots: 0 }, search);
  return search.faults.length === 0 ? valid : { ok: false, faults: search.faults };
}

export function validateFace(data: unknown): Validated<Face> {
  const valid = validate('face', data);
  if (!valid.ok) return valid;
  const search = { faults: [], links: linksKept('face', data) };
  checkNode('face', data, '', { names: new Set(), slots: 0 }, search);
  return search.faults.length === 0 ? valid : { ok: false, faults: search.faults };
}

/** Checks an effect alone, in which these names are known. */
export function validateEffect(data: unknown, names: Iterable<string>): Validated<Effect> {
  const valid = validate('effect', data);
  if (!valid.ok) return valid;
  const search = { faults: [], links: new Set<string>() };
  checkNode('effect', data, '', { names: new Set(names), slots: 0 }, search);
  return search.faults.length === 0 ? valid : { ok: false, faults: search.faults };
}

/** cr 607.2: every link that these abilities provide, keywords included. */
export function linksKept(sort: SortName, data: unknown): ReadonlySet<string> {
  const kept = new Set<string>();
  for (const { sort: found, node } of walk(sort, data)) {
    if (!isNode(node)) continue;
    for (const [name, field] of entriesOf(found, node.kind)) {
      const value = node[name];
      const form = field.is === 'optional' ? (field.of as Field) : field;
      if (form.is === 'text' && form.as === 'link' && name !== 'name' && typeof value === 'string')
        kept.add(value);
    }
    if (found === 'ability' && node.kind === 'keyword')
      for (const ability of expandKeyword(node as KeywordNode))
        for (const name of linksKept('ability', ability)) kept.add(name);
  }
  return kept;
}

function checkNode(sort: SortName, node: unknown, path: string, scope: Scope, search: Search): void {
  if (!isNode(node)) return;
  if (node.kind === 'parameter')
    search.faults.push({
      path: path === '' ? '/' : path,
      reason: `the hole ${JSON.stringify(node['name'])} is not within a macro`,
    });
  else if (sort === 'ability') {
    if (node.kind === 'keyword') checkKeyword(node, path, search);
    // cr 611.2d: choices for a keyword that is given are known by then.
    const names = node.kind === 'keyword' ? new Set(scope.names) : new Set<string>();
    checkFields(sort, node, path, { names, slots: 0 }, search);
  } else if (sort === 'body' || sort === 'option') {
    const { targets } = node;
    const own = Array.isArray(targets) ? targets.length : 0;
    // cr 603.7c: a body without targets of its own sees those of the body around it.
    const slots = own > 0 ? own : scope.slots;
    checkFields(sort, node, path, { names: new Set(scope.names), slots }, search);
  } else checkPart(sort, node, path, scope, search);
}

function checkPart(sort: SortName, node: AnyNode, path: string, scope: Scope, search: Search): void {
  const { bind } = node;
  // cr 115.1: one of the two must say what can be a target.
  if (sort === 'target' && node['filter'] === undefined && node['players'] === undefined)
    search.faults.push({ path, reason: 'a target needs a filter or players' });
  const first = LOOPS.get(`${sort}/${node.kind}`);
  if ((sort === 'reference' || sort === 'players') && node.kind === 'target')
    checkSlot(Number(node['slot']), path, scope, search);
  if (first !== undefined) {
    checkFields(sort, node, path, scope, search, (field) => field === first);
    const within = { ...scope, names: sort === 'effect' ? scope.names : new Set(scope.names) };
    if (typeof bind === 'string') within.names.add(bind);
    checkFields(sort, node, path, within, search, (field) => field !== first);
  } else if (sort === 'filter' && node.kind === 'where')
    checkFields(sort, node, path, { ...scope, names: new Set([...scope.names, String(bind)]) }, search);
  else {
    checkFields(sort, node, path, scope, search);
    if (typeof bind === 'string') scope.names.add(bind);
  }
}

function checkSlot(slot: number, path: string, { slots }: Scope, { faults }: Search): void {
  if (slot < slots) return;
  const reason =
    slots === 0
      ? 'there is no target here'
      : slots === 1
        ? 'the only target here is 0'
        : `the targets here are 0 to ${slots - 1}`;
  faults.push({ path: `${path}/slot`, reason });
}

function checkKeyword(node: AnyNode, path: string, { faults }: Search): void {
  const name = String(node['name']);
  const { takes = [], optional = [] } = KEYWORDS.get(name) ?? {};
  for (const parameter of KEYWORD_PARAMETERS) {
    const given = node[parameter] !== undefined;
    if (!given && takes.includes(parameter))
      faults.push({ path: `${path}/${parameter}`, reason: `the keyword ${name} needs it` });
    if (given && !takes.includes(parameter) && !optional.includes(parameter))
      faults.push({ path: `${path}/${parameter}`, reason: `the keyword ${name} does not take it` });
  }
}

function checkFields(
  sort: SortName,
  node: AnyNode,
  path: string,
  scope: Scope,
  search: Search,
  which: (name: string) => boolean = () => true,
): void {
  for (const [name, field] of entriesOf(sort, node.kind))
    if (node[name] !== undefined && which(name))
      checkField(name, field, node[name], `${path}/${name}`, scope, search);
}

function checkField(
  name: string,
  field: Field,
  value: unknown,
  path: string,
  scope: Scope,
  search: Search,
): void {
  switch (field.is) {
    case 'node':
      checkNode(field.sort, value, path, scope, search);
      return;
    case 'optional':
      checkField(name, field.of as Field, value, path, scope, search);
      return;
    case 'list':
      for (const [index, item] of (value as readonly unknown[]).entries())
        checkField(name, field.of as Field, item, `${path}/${index}`, scope, search);
      return;
    case 'text':
      if (field.as === 'bound' && !scope.names.has(String(value)))
        search.faults.push({ path, reason: `nothing before this is called ${JSON.stringify(value)}` });
      if (field.as === 'link' && name === 'name' && !search.links.has(String(value)))
        search.faults.push({ path, reason: `no ability here keeps anything as ${JSON.stringify(value)}` });
      return;
    case 'word':
    case 'int':
      return;
  }
}
