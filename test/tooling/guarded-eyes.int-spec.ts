// The guard of hidden information, tried with dependency-cruiser as `npm run check` runs it: only the guard grants
// eyes and records looks, and what shows a game reads no log. It runs once, on one tree.
import { beforeAll, expect, it } from '@jest/globals';
import { DependencyTree } from './fixtures/dependency-tree.js';

const GAME = 'libs/matches/src/game';
const GRANT = `${GAME}/eyes/grant.ts`;
const LOOKS = `${GAME}/guard/judge-looks.ts`;
const LOG = 'libs/log/src/index.ts';
const BESIDE = `${GAME}/beside/side-streams.ts`;

/** May do it. */
const GUARD: Readonly<Record<string, readonly string[]>> = {
  [`${GAME}/guard/eyes-guard.ts`]: [GRANT, LOOKS],
  [`${GAME}/eyes/granted-eyes.ts`]: [GRANT],
  'libs/matches/src/eyes-guard.int-spec.ts': [GRANT, LOOKS],
  [`${GAME}/fixtures/granted-viewers.ts`]: [GRANT],
};
const NOT_GUARD = [
  ...['session/session', 'eyes/relation', 'past/history'].map((file) => `${GAME}/${file}.ts`),
  'libs/api/src/eyes.resolver.ts',
  'libs/matches/src/looking/view-game/one.ts',
];
const SHOWING = ['bots/bot-moves', 'judging/desk/one', 'looking/open-game/one', 'playing/notes/one'].map(
  (file) => `libs/matches/src/${file}.ts`,
);
/** A file beside it, which does the same by other means. */
const other = (file: string): string => file.replace(/\.ts$/, '-other.ts');

let broken: readonly string[];
beforeAll(() => {
  const tree = new DependencyTree();
  try {
    for (const file of [GRANT, LOOKS, LOG, BESIDE]) tree.write(file);
    for (const [file, imported] of Object.entries(GUARD)) tree.write(file, ...imported);
    for (const file of NOT_GUARD) {
      tree.write(file, GRANT);
      tree.write(other(file), LOOKS);
    }
    for (const file of SHOWING) {
      tree.write(file, LOG);
      tree.write(other(file), BESIDE);
    }
    tree.write(`${GAME}/beside/note-book.ts`, BESIDE, LOG);
    broken = tree.brokenRules();
  } finally {
    tree.remove();
  }
});

type Rule = 'only-the-guard-grants-eyes' | 'queries-and-commands-read-no-log';
const breaking = (rule: Rule): readonly string[] =>
  broken.flatMap((line) => (line.endsWith(`: ${rule}`) ? [line.split(':')[0]!] : []));
const withOthers = (files: readonly string[]): readonly string[] => [...files, ...files.map(other)].sort();

it('the guard and tests may grant and record', () => {
  expect(breaking('only-the-guard-grants-eyes').filter((file) => file in GUARD)).toEqual([]);
});

it('no other code may grant or record', () => {
  expect(breaking('only-the-guard-grants-eyes')).toEqual(withOthers(NOT_GUARD));
});

it('queries, commands and bots may read no log and no side stream of a game', () => {
  expect(breaking('queries-and-commands-read-no-log')).toEqual(withOthers(SHOWING));
});
