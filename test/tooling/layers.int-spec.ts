// The layers inside a room, tried with dependency-cruiser as `npm run check` runs it, on a small tree that has one file
// in each folder of each layered room.
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

  it('are needed by every room that has folders, and not by one that has none', () => {
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
