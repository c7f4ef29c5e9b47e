// The layers inside a room and the walls around its fixtures, tried with dependency-cruiser as `npm run check` runs it, on
// small trees of our rooms and folders.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

let tree: DependencyTree;
beforeEach(() => void (tree = new DependencyTree()));
afterEach(() => tree.remove());

const write = (file: string, ...imported: readonly string[]): void => tree.write(file, ...imported);
const brokenRules = (): readonly string[] => tree.brokenRules();
const fileIn = (room: string, folder: string) => `${sourcesOf(room)}/${folder}/one.ts`;

describe('the layers inside the rooms', () => {
  const rooms = Object.entries(LAYERS).map(([room, folders]) => ({
    room,
    folders,
    files: folders.map((folder) => fileIn(room, folder)),
    index: `${sourcesOf(room)}/index.ts`,
  }));

  it('let a folder import every folder before it, and let the index and the tests import anything', () => {
    for (const { files, index } of rooms) {
      for (const [floor, file] of files.entries()) write(file, ...files.slice(0, floor));
      write(index, ...files);
      for (const file of files) write(file.replace('one.ts', 'one.spec.ts'), ...files, index);
    }
    expect(brokenRules()).toEqual([]);
  });

  it('refuse an import of the next folder up, a type-only one too, and a folder in no list', () => {
    for (const { room, files, index } of rooms) {
      for (const [floor, file] of files.entries()) write(file, files[floor + 1] ?? index);
      write(index);
      write(fileIn(room, 'elsewhere'), ...files.slice(0, 1));
    }
    expect(brokenRules()).toEqual(
      rooms
        .flatMap(({ room, folders }) => [
          ...folders.map((folder) => `${fileIn(room, folder)}: ${layerRule(room, folder)}`),
          `${fileIn(room, 'elsewhere')}: ${listingRule(room)}`,
        ])
        .sort(),
    );
  });

  it('are required of every room that has folders, and not of a room without any', () => {
    write('libs/kernel/src/ids.ts');
    write('libs/kernel/src/hashes/one.ts', 'libs/kernel/src/ids.ts');
    write('libs/kernel/src/fixtures/one.ts', 'libs/kernel/src/ids.ts');
    write('apps/other/src/main.ts');
    write('apps/other/src/wiring/one.ts', 'apps/other/src/main.ts');
    expect(brokenRules()).toEqual([
      `apps/other/src/wiring/one.ts: ${UNLISTED_RULE}`,
      `libs/kernel/src/hashes/one.ts: ${UNLISTED_RULE}`,
    ]);
  });
});

describe('test code', () => {
  const other = 'libs/rules/src/fixtures/one.ts';

  it('of a room may import its own fixtures and the testkit', () => {
    write('libs/testkit/src/tables/one.ts');
    for (const room of ['libs/rules/src', 'libs/visibility/src', 'apps/server/src', 'test', 'bench']) {
      write(`${room}/fixtures/one.ts`, 'libs/testkit/src/tables/one.ts');
      write(`${room}/one.spec.ts`, `${room}/fixtures/one.ts`, 'libs/testkit/src/tables/one.ts');
    }
    expect(brokenRules()).toEqual([]);
  });

  it('may not import the fixtures of another room, in a spec or in the testkit', () => {
    write(other);
    const from = [
      'apps/server/src/one.spec.ts',
      'libs/testkit/src/tables/one.ts',
      'libs/visibility/src/one.spec.ts',
    ];
    for (const file of from) write(file, other);
    expect(brokenRules()).toEqual(from.map((file) => `${file}: no-room-uses-the-fixtures-of-another`));
  });

  it('may not be imported by production code', () => {
    write('libs/testkit/src/cards/one.ts');
    write('libs/rules/src/model/state/one.ts', 'libs/testkit/src/cards/one.ts');
    expect(brokenRules()).toContain('libs/rules/src/model/state/one.ts: no-test-code-in-production');
  });

  it('in a folder of the testkit may not import a room above that folder', () => {
    write('libs/matches/src/index.ts');
    write('libs/testkit/src/tables/one.ts', 'libs/matches/src/index.ts');
    expect(brokenRules()).toEqual([
      'libs/testkit/src/tables/one.ts: testkit/tables-knows-only-kernel-abilities-cards-rules',
    ]);
  });
});
