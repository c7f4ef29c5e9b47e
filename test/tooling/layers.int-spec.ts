// The layers inside a room and the walls around its fixtures, tried with dependency-cruiser as `npm run check` runs it, on
// a small tree of our rooms and folders. It runs once: each test has files of its own in that tree.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DependencyTree } from './fixtures/dependency-tree.js';

const ROOT = join(import.meta.dirname, '../..');
const { LAYERS, UNLISTED_RULE, layerRule, listingRule, sourcesOf } = createRequire(import.meta.url)(
  join(ROOT, 'scripts/support/layers.cjs'),
) as {
  readonly LAYERS: Readonly<Record<string, readonly string[]>>;
  readonly UNLISTED_RULE: string;
  readonly layerRule: (room: string, folder: string) => string;
  readonly listingRule: (room: string) => string;
  readonly sourcesOf: (room: string) => string;
};

let broken: readonly string[];
/** What is written into the tree before dependency-cruiser runs. */
const writing: (() => void)[] = [];
let tree: DependencyTree;
beforeAll(() => {
  tree = new DependencyTree();
  try {
    for (const write of writing) write();
    broken = tree.brokenRules();
  } finally {
    tree.remove();
  }
});

const write = (file: string, ...imported: readonly string[]): void => tree.write(file, ...imported);
const NAMES: string[] = [];
/** Files of this name, which the test looks at alone: gives the rules that they break. */
function files(name: string, written: () => void): () => readonly string[] {
  NAMES.push(name);
  writing.push(written);
  return () => broken.filter((line) => isOf(line, name));
}
const isOf = (line: string, name: string): boolean =>
  [`/${name}.ts: `, `/${name}.spec.ts: `].some((end) => line.includes(end));
const fileIn = (room: string, folder: string, name: string) => `${sourcesOf(room)}/${folder}/${name}.ts`;

it('the other files of the tree break no rule', () => {
  expect(broken.filter((line) => !NAMES.some((name) => isOf(line, name)))).toEqual([]);
});

describe('the layers inside the rooms', () => {
  const rooms = Object.entries(LAYERS).map(([room, folders]) => ({
    room,
    folders,
    lower: folders.map((folder) => fileIn(room, folder, 'lower')),
    index: `${sourcesOf(room)}/index.ts`,
  }));

  const downwards = files('lower', () => {
    for (const { lower, index } of rooms) {
      for (const [floor, file] of lower.entries()) write(file, ...lower.slice(0, floor));
      write(index, ...lower);
      for (const file of lower) write(file.replace('.ts', '.spec.ts'), ...lower, index);
    }
  });
  it('let a folder import every folder before it, and let the index and the tests import anything', () => {
    expect(downwards()).toEqual([]);
  });

  const upwards = files('upper', () => {
    for (const { room, folders, lower, index } of rooms) {
      for (const [floor, folder] of folders.entries())
        write(fileIn(room, folder, 'upper'), lower[floor + 1] ?? index);
      write(fileIn(room, 'elsewhere', 'upper'), ...lower.slice(0, 1));
    }
  });
  it('refuse an import of the next folder up, a type-only one too, and a folder in no list', () => {
    expect(upwards()).toEqual(
      rooms
        .flatMap(({ room, folders }) => [
          ...folders.map((folder) => `${fileIn(room, folder, 'upper')}: ${layerRule(room, folder)}`),
          `${fileIn(room, 'elsewhere', 'upper')}: ${listingRule(room)}`,
        ])
        .sort(),
    );
  });

  const unlisted = files('unlisted', () => {
    write('libs/kernel/src/ids.ts');
    write('libs/kernel/src/hashes/unlisted.ts', 'libs/kernel/src/ids.ts');
    write('libs/kernel/src/fixtures/unlisted.ts', 'libs/kernel/src/ids.ts');
    write('apps/other/src/main.ts');
    write('apps/other/src/wiring/unlisted.ts', 'apps/other/src/main.ts');
  });
  it('are required of every room that has folders, and not of a room without any', () => {
    expect(unlisted()).toEqual([
      `apps/other/src/wiring/unlisted.ts: ${UNLISTED_RULE}`,
      `libs/kernel/src/hashes/unlisted.ts: ${UNLISTED_RULE}`,
    ]);
  });
});

describe('test code', () => {
  const own = files('own', () => {
    write('libs/testkit/src/tables/own.ts');
    for (const room of ['libs/rules/src', 'libs/visibility/src', 'apps/server/src', 'test', 'bench']) {
      write(`${room}/fixtures/own.ts`, 'libs/testkit/src/tables/own.ts');
      write(`${room}/own.spec.ts`, `${room}/fixtures/own.ts`, 'libs/testkit/src/tables/own.ts');
    }
  });
  it('of a room may import its own fixtures and the testkit', () => {
    expect(own()).toEqual([]);
  });

  const from = [
    'apps/server/src/foreign.spec.ts',
    'libs/testkit/src/tables/foreign.ts',
    'libs/visibility/src/foreign.spec.ts',
  ];
  const foreign = files('foreign', () => {
    for (const file of from) write(file, 'libs/rules/src/fixtures/own.ts');
  });
  it('may not import the fixtures of another room, in a spec or in the testkit', () => {
    expect(foreign()).toEqual(from.map((file) => `${file}: no-room-uses-the-fixtures-of-another`));
  });

  const production = files('production', () => {
    write('libs/testkit/src/cards/one.ts');
    write('libs/rules/src/model/state/production.ts', 'libs/testkit/src/cards/one.ts');
  });
  it('may not be imported by production code', () => {
    expect(production()).toContain('libs/rules/src/model/state/production.ts: no-test-code-in-production');
  });

  const above = files('above', () => {
    write('libs/testkit/src/tables/above.ts', 'libs/matches/src/index.ts');
  });
  it('in a folder of the testkit may not import a room above that folder', () => {
    expect(above()).toEqual([
      'libs/testkit/src/tables/above.ts: testkit/tables-knows-only-kernel-abilities-cards-rules',
    ]);
  });
});
