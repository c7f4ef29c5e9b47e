// The guard of hidden information, tried with dependency-cruiser as `npm run check` runs it: only the guard grants
// eyes and records looks, and what shows a game reads no log.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DependencyTree } from './fixtures/dependency-tree.js';

const GAME = 'libs/matches/src/game';
const GRANT = `${GAME}/eyes/grant.ts`;
const LOOKS = `${GAME}/guard/judge-looks.ts`;
const LOG = 'libs/log/src/index.ts';
const BESIDE = `${GAME}/beside/side-streams.ts`;

let tree: DependencyTree;
beforeEach(() => {
  tree = new DependencyTree();
  tree.write(GRANT);
  tree.write(LOOKS);
});
afterEach(() => tree.remove());

type Rule = 'only-the-guard-grants-eyes' | 'queries-and-commands-read-no-log';
const breaking = (rule: Rule = 'only-the-guard-grants-eyes'): readonly string[] =>
  tree.brokenRules().flatMap((broken) => (broken.endsWith(`: ${rule}`) ? [broken.split(':')[0]!] : []));

it('the guard and tests may grant and record', () => {
  tree.write(`${GAME}/guard/eyes-guard.ts`, GRANT, LOOKS);
  tree.write(`${GAME}/eyes/granted-eyes.ts`, GRANT);
  tree.write(`${GAME}/guard/eyes-guard.int-spec.ts`, GRANT, LOOKS);
  tree.write(`${GAME}/fixtures/granted-viewers.ts`, GRANT);
  expect(breaking()).toEqual([]);
});

it('no other code may grant or record', () => {
  const files = ['session/session', 'eyes/relation', 'past/history'].map((file) => `${GAME}/${file}.ts`);
  const others = ['libs/api/src/eyes.resolver.ts', 'libs/matches/src/looking/view-game/one.ts'];
  for (const file of [...files, ...others]) tree.write(file, GRANT);
  expect(breaking()).toEqual([...files, ...others].sort());
  for (const file of [...files, ...others]) tree.write(file, LOOKS);
  expect(breaking()).toEqual([...files, ...others].sort());
});

it('queries, commands and bots may read no log and no side stream of a game', () => {
  tree.write(LOG);
  tree.write(BESIDE);
  const files = ['bots/bot-moves', 'looking/open-game/one', 'playing/notes/one'].map(
    (file) => `libs/matches/src/${file}.ts`,
  );
  for (const file of files) tree.write(file, LOG);
  expect(breaking('queries-and-commands-read-no-log')).toEqual(files);
  for (const file of files) tree.write(file, BESIDE);
  tree.write(`${GAME}/beside/note-book.ts`, BESIDE, LOG);
  expect(breaking('queries-and-commands-read-no-log')).toEqual(files);
});
