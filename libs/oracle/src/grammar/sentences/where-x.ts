// '…, where X is the number of Goblins you control': X is worked out once, before anything that uses it.
import { isNode, type Effect, type Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, listed, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { clause, sentence, value } from '../words/nonterminals.js';

const X: Value = { kind: 'amount', name: 'x', said: 'x' };
/** Nodes that may use X for something else: targets, tokens, changes with a duration. */
const ELSEWHERE: ReadonlySet<string> = new Set(['continuous', 'let-value', 'delayed', 'modal', 'activated']);

interface Told {
  readonly node: unknown;
  /** How often X was found, and whether the value can be put there. */
  readonly found: number;
  readonly fits: boolean;
}
function withX(node: unknown): Told {
  if (Array.isArray(node)) {
    const parts = node.map(withX);
    return {
      node: parts.map((part) => part.node),
      found: parts.reduce((sum, { found }) => sum + found, 0),
      fits: parts.every(({ fits }) => fits),
    };
  }
  if (typeof node !== 'object' || node === null) return { node, found: 0, fits: true };
  if (isNode(node)) {
    if (node.kind === 'x') return { node: X, found: 1, fits: true };
    if (node.kind === 'mana' && node['cost'] === '{X}')
      return { node: { kind: 'mana-value', amount: X }, found: 1, fits: true };
    if (node.kind === 'parameter')
      return { node, found: 0, fits: !String(node['name']).includes('"kind":"x"') };
    if (ELSEWHERE.has(node.kind)) return { node, found: 0, fits: false };
  }
  const parts = Object.entries(node).map(([name, part]) => [name, withX(part)] as const);
  return {
    node: Object.fromEntries(parts.map(([name, { node: told }]) => [name, told])),
    found: parts.reduce((sum, [, { found }]) => sum + found, 0),
    fits: parts.every(([, { fits }]) => fits),
  };
}
function where(does: Effect, of: Value): Effect | undefined {
  const { node, found, fits } = withX(does);
  if (found === 0 || !fits) return undefined;
  return {
    kind: 'sequence',
    steps: [{ kind: 'let-value', value: of, bind: 'x', said: 'where' }, node as Effect],
  };
}
/** 'Target player loses X life and mills X cards.' */
const isOfOne = (does: Effect): boolean =>
  does.kind === 'sequence' && (does.said === 'and-of-one' || does.said === 'then-of-one');
/** Tries the parser only on texts that contain 'where'. */
const spoken =
  <T>(parser: Parser<T>): Parser<T> =>
  (scan, at) =>
    scan.says('where') ? parser(scan, at) : [];
const joined = (steps: readonly Effect[]): Effect | undefined =>
  steps.length < 2 ? undefined : { kind: 'sequence', steps, said: 'and' };

const whereX = words(', where x is');
export const whereXProductions: Productions = [
  production(
    sentence,
    spoken(
      either<Effect>(
        rule([clause, whereX, value], (does, _, of) => where(does, of)),
        rule([sentence, whereX, value], (does, _, of) => (isOfOne(does) ? where(does, of) : undefined)),
        rule([clause, ', then', clause, whereX, value], (one, other, _, of) => {
          const does = where(other, of);
          return does === undefined ? undefined : { kind: 'sequence', steps: [one, does], said: 'then' };
        }),
        rule([listed(clause, 'and'), whereX, value], (all, _, of) => {
          const does = joined(all);
          return does === undefined ? undefined : where(does, of);
        }),
      ),
    ),
  ),
];
