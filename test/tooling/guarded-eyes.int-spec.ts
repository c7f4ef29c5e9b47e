// The guard of hidden information, tried with dependency-cruiser as `npm run check` runs it: only the guard grants
// eyes and records looks.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DependencyTree } from './fixtures/dependency-tree.js';

const GAMES = 'libs/matches/src/games';
const GRANT = `${GAMES}/eyes/grant.ts`;
const LOOKS = `${GAMES}/guard/judge-looks.ts`;
const RULE = 'only-the-guard-grants-eyes';

let tree: DependencyTree;
beforeEach(() => {
  tree = new DependencyTree();
  tree.write(GRANT);
  tree.write(LOOKS);
});
afterEach(() => tree.remove());

const breaking = (): readonly string[] =>
  tree.brokenRules().flatMap((broken) => (broken.endsWith(`: ${RULE}`) ? [broken.split(':')[0]!] : []));

it('the guard grants and records, and so do tests', () => {
  tree.write(`${GAMES}/guard/eyes-guard.ts`, GRANT, LOOKS);
  tree.write(`${GAMES}/eyes/granted-eyes.ts`, GRANT);
  tree.write(`${GAMES}/guard/eyes-guard.int-spec.ts`, GRANT, LOOKS);
  tree.write(`${GAMES}/fixtures/granted-viewers.ts`, GRANT);
  expect(breaking()).toEqual([]);
});

it('nobody else does either', () => {
  const files = ['view-game/view-game.handler', 'session/session', 'eyes/relation', 'index'].map(
    (file) => `${GAMES}/${file}.ts`,
  );
  const others = ['libs/api/src/resolvers/eyes.resolver.ts', 'libs/matches/src/lobby/reading.ts'];
  for (const file of [...files, ...others]) tree.write(file, GRANT);
  expect(breaking()).toEqual([...files, ...others].sort());
  for (const file of [...files, ...others]) tree.write(file, LOOKS);
  expect(breaking()).toEqual([...files, ...others].sort());
});
