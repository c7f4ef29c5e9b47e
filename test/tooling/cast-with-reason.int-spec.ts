// The rule that a cast past the type checker says why and is counted, tried with the linter as `npm run check` runs it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LintTree } from './fixtures/lint-tree.js';

const ROOT = join(import.meta.dirname, '../..');
const COUNTED = JSON.parse(readFileSync(join(ROOT, 'scripts/support/lint/casts.json'), 'utf8')) as Record<
  string,
  number
>;

let tree: LintTree;
beforeEach(() => {
  tree = new LintTree();
});
afterEach(() => tree.remove());

const NEVER = 'export const seat = (given: string): number => given as never;\n';
const UNKNOWN = 'export const seat = (given: string): number => given as unknown as number;\n';

it('a cast past the checker is red without its reason, in a test too, and other casts are not', () => {
  tree.write('libs/rules/src/never.ts', NEVER);
  tree.write('libs/rules/src/unknown.ts', `// Says nothing of it.\n${UNKNOWN}`);
  tree.write('libs/rules/src/some.spec.ts', NEVER);
  tree.write('libs/rules/src/fixtures/some.ts', NEVER);
  tree.write('apps/cli/src/far.ts', `// The cast: too far away.\n\n${NEVER}`);
  tree.write('libs/rules/src/plain.ts', 'export const seat = (given: unknown): number => given as number;\n');
  const found = [
    'apps/cli/src/far.ts',
    'libs/rules/src/fixtures/some.ts',
    'libs/rules/src/never.ts',
    'libs/rules/src/some.spec.ts',
    'libs/rules/src/unknown.ts',
  ];
  tree.count(Object.fromEntries(found.map((file) => [file, 1])));
  expect(tree.breaking('cast-with-reason')).toEqual(found);
});

it('the reason stands on the line before or beside it', () => {
  tree.write('libs/rules/src/before.ts', `// The cast: the caller has parsed it.\n${NEVER}`);
  tree.write('libs/rules/src/beside.ts', UNKNOWN.replace('\n', ' // The cast: as above.\n'));
  tree.count({ 'libs/rules/src/before.ts': 1, 'libs/rules/src/beside.ts': 1 });
  expect(tree.breaking('cast-with-reason')).toEqual([]);
});

it('a cast that is not counted is red in spite of its reason, and so is a count without its cast', () => {
  const explained = `// The cast: the caller has parsed it.\n${NEVER}`;
  tree.write('libs/rules/src/more.ts', `${explained}${explained.replace('seat', 'other')}`);
  tree.write('libs/rules/src/none.ts', 'export const seat = 1;\n');
  tree.write('libs/rules/src/some.spec.ts', explained);
  tree.count({ 'libs/rules/src/more.ts': 1, 'libs/rules/src/none.ts': 1 });
  expect(tree.breaking('cast-with-reason')).toEqual([
    'libs/rules/src/more.ts',
    'libs/rules/src/none.ts',
    'libs/rules/src/some.spec.ts',
  ]);
});

it('fewer than twenty are counted, all of them in files that exist', () => {
  expect(Object.values(COUNTED).reduce((sum, count) => sum + count, 0)).toBeLessThan(20);
  expect(Object.keys(COUNTED).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
