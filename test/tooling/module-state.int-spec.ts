// The rule that a module holds no state, tried with the linter as `npm run check` runs it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LintTree } from './fixtures/lint-tree.js';

const ROOT = join(import.meta.dirname, '../..');

let tree: LintTree;
beforeEach(() => {
  tree = new LintTree();
});
afterEach(() => tree.remove());

const breaking = (): readonly string[] => tree.breaking('module-state');
/** Each text in a file of its own in that folder. */
const write = (folder: string, texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(texts)
    .map(([name, text]) => {
      const file = `${folder}/${name}.ts`;
      tree.write(file, `${text}\n`);
      return file;
    })
    .sort();

const REGISTRIES = {
  weak: 'const rulesets = new WeakMap<object, string>();\nexport const of = (state: object) => rulesets.get(state);',
  exported: 'export const rulesets = new Map<string, string>();',
  set: 'const seen = new Set<string>();\nexport const isNew = (one: string) => !seen.has(one);',
  let: "export let last = '';\nexport const noted = (one: string) => { last = one; };",
  list: 'const all: string[] = [];\nexport const note = (one: string) => all.push(one);',
  filled: "const known = new Map([['a', 1]]);\nexport const learn = (one: string) => known.set(one, 2);",
  record:
    'const known: Record<string, number> = {};\nexport const learn = (one: string) => { known[one] = 1; };',
  nested:
    'const known: Record<string, string[]> = { a: [] };\nexport const learn = (one: string) => known.a!.push(one);',
};

/** Filled when it is declared, and nothing in its file fills it further. */
const OPEN_TABLE = "export const TABLE = new Map([['a', 1]]);";

it('every kind of global registry is found, in a room and in an app', () => {
  const files = [...write('libs/rules/src/engine', REGISTRIES), ...write('apps/server/src', REGISTRIES)];
  expect(breaking()).toEqual(files.sort());
});

it('tables that nothing fills are not state, nor is what a function or an object holds', () => {
  write('libs/rules/src/engine', {
    tables: "const NAMES = new Map([['a', 1]]);\nexport const at = (one: string) => NAMES.get(one);",
    empty: 'const NONE: ReadonlySet<string> = new Set();\nexport const none = () => NONE;',
    local:
      'export function count() {\n  const seen = new Map<string, number>();\n  return seen.set("a", 1);\n}',
    held: 'export class Table {\n  private readonly seen = new Map<string, number>();\n  note = () => this.seen.clear();\n}',
  });
  write('libs/rules/src/engine/fixtures', REGISTRIES);
  tree.write('libs/rules/src/engine/some.spec.ts', REGISTRIES.weak);
  expect(breaking()).toEqual([]);
});

it('a module declares its memos; none is made in a function, where each call would register one', () => {
  const from = "import { memoByIdentity } from '#kernel';";
  write('libs/rules/src/engine', {
    good: `${from}\nconst known = memoByIdentity<object, string>();\nknown.set({}, '');`,
  });
  const [inside] = write('libs/rules/src/fold', {
    inside: `${from}\nexport const made = () => memoByIdentity<object, string>();`,
  });
  expect(breaking()).toEqual([inside]);
});

it('the list allows a state by its name, and nothing else of its file', () => {
  const [file] = write('libs/rules/src', {
    memo: `${REGISTRIES.weak}\n${OPEN_TABLE}`,
  });
  tree.list({ [file!]: { rulesets: 'No game is kept in it.' } });
  expect(breaking()).toEqual([]);
  tree.list({ [file!]: { rulesets: '' } });
  expect(breaking()).toEqual([file]);
  tree.list({ [file!]: { rulesets: 'No game is kept in it.' } });
  tree.write(file!, `${REGISTRIES.weak}\n${REGISTRIES.set}\n`);
  expect(breaking()).toEqual([file]);
});

it('an entry whose state is gone has to leave the list', () => {
  const [file] = write('libs/rules/src', { memo: 'export const one = 1;' });
  tree.list({ [file!]: { rulesets: 'No game is kept in it.' } });
  expect(breaking()).toEqual([file]);
});

it('every file on the list exists', () => {
  const text = readFileSync(join(ROOT, 'scripts/support/lint/module-state.json'), 'utf8');
  expect(Object.keys(JSON.parse(text) as object).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
