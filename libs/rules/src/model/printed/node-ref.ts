// The place of a node as text, and the node at a place. A place is a path of fields from a recorded
// definition; `~2` is the third ability that a keyword expands to, and `!colour:black>white` is the same
// ability with those words changed (cr 612). Nodes provided by the rules have places below `rule#`.
import { expandKeyword, isNode, type Ability, type Face, type KeywordNode } from '#abilities';
import type { CardDefinition } from '#cards';
import { type Hash, memoByIdentity } from '#kernel';
import type { GameState } from '../state/game-state.js';
import type { NodeRef } from '../basics/ids.js';
import { facesOf } from './faces.js';
import { CHANGES_BY_RULE } from './given-changes.js';
import { FACES_BY_RULE, GIVEN_BY_RULE } from './given.js';
import { changedText, parseWordStep } from './text-changing.js';

/** Root of abilities and faces that are on no card: `rule#Forest`. */
const RULE = 'rule';
/** Root of effects that a table agreed on, by their hash: `agreed-<hash>#`. */
const AGREED = 'agreed-';

export const faceRef = (definition: Hash, face: number): NodeRef =>
  `${definition}#/${String(face)}` as NodeRef;
export const childRef = (ref: NodeRef, ...path: readonly (string | number)[]): NodeRef =>
  `${ref}/${path.join('/')}` as NodeRef;
export const parentRef = (ref: NodeRef): NodeRef => ref.slice(0, ref.lastIndexOf('/')) as NodeRef;
export const agreedRef = (effect: Hash): NodeRef => `${AGREED}${effect}#` as NodeRef;
export const isAgreed = (ref: NodeRef): boolean => ref.startsWith(AGREED);
export const ruleRef = (name: string): NodeRef => `${RULE}#${name}` as NodeRef;

const known = memoByIdentity<object, Map<string, unknown>>();

/** The node at a place; throws if the log never recorded it. */
export function nodeAt(state: GameState, ref: NodeRef): unknown {
  const at = ref.indexOf('#');
  const root = ref.slice(0, at);
  const path = ref.slice(at + 1);
  if (root === RULE) return ruleNode(path);
  const whole = rootOf(state, root);
  const places = known.get(whole) ?? new Map<string, unknown>();
  known.set(whole, places);
  let node = places.get(path);
  if (node === undefined) {
    const from = root.startsWith(AGREED) ? whole : facesOf(whole as CardDefinition);
    node = follow(from, path.split('/').slice(1));
    places.set(path, node);
  }
  return node;
}

/** The root of a place: a recorded card, or an effect the table agreed on. */
function rootOf({ definitions, assisted }: GameState, root: string): object {
  const found = root.startsWith(AGREED) ? assisted.agreed[root.slice(AGREED.length)] : definitions[root];
  if (found === undefined) throw new Error('the log names a card it never recorded');
  return found;
}

export const abilityAt = (state: GameState, ref: NodeRef): Ability => nodeAt(state, ref) as Ability;
export const faceAt = (state: GameState, ref: NodeRef): Face => nodeAt(state, ref) as Face;

const CHANGES: ReadonlyMap<string, unknown> = new Map(Object.entries(CHANGES_BY_RULE));

function ruleNode(path: string): unknown {
  const [name = '', ...steps] = path.split('/');
  const given = GIVEN_BY_RULE.get(name) ?? FACES_BY_RULE.get(name) ?? CHANGES.get(name);
  if (given === undefined) throw new Error(`no rule gives anything called ${name}`);
  return follow(given, steps);
}

function follow(root: unknown, steps: readonly string[]): unknown {
  let node = root;
  for (const step of steps) node = partOf(node, step);
  if (node === undefined) throw new Error(`no node of the language at ${steps.join('/')}`);
  return node;
}

function partOf(node: unknown, step: string): unknown {
  if (typeof node !== 'object' || node === null)
    throw new Error(`no node of the language has a part ${step}`);
  if (step.startsWith('~')) return expandKeyword(node as KeywordNode)[Number(step.slice(1))];
  if (step.startsWith('!') && isNode(node)) return changedText(parseWordStep(step), node as Ability);
  return (node as Readonly<Record<string, unknown>>)[step];
}
