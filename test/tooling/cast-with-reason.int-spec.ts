// The rule that a cast past the type checker says why, tried with the linter as `npm run check` runs it.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LintTree } from './fixtures/lint-tree.js';

let tree: LintTree;
beforeEach(() => {
  tree = new LintTree();
});
afterEach(() => tree.remove());

const NEVER = 'export const seat = (given: string): number => given as never;\n';
const UNKNOWN = 'export const seat = (given: string): number => given as unknown as number;\n';

it('a cast past the checker is red without its reason, and other casts are not', () => {
  tree.write('libs/rules/src/never.ts', NEVER);
  tree.write('libs/rules/src/unknown.ts', `// Says nothing of it.\n${UNKNOWN}`);
  tree.write('apps/cli/src/far.ts', `// The cast: too far away.\n\n${NEVER}`);
  tree.write('libs/rules/src/plain.ts', 'export const seat = (given: unknown): number => given as number;\n');
  expect(tree.breaking('cast-with-reason')).toEqual([
    'apps/cli/src/far.ts',
    'libs/rules/src/never.ts',
    'libs/rules/src/unknown.ts',
  ]);
});

it('the reason stands on the line before or beside it', () => {
  tree.write('libs/rules/src/before.ts', `// The cast: the caller has parsed it.\n${NEVER}`);
  tree.write('libs/rules/src/beside.ts', UNKNOWN.replace('\n', ' // The cast: as above.\n'));
  expect(tree.breaking('cast-with-reason')).toEqual([]);
});
