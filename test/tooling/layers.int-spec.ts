// The layers inside a room, tried with dependency-cruiser as `npm run check` runs it, on a small tree that has one file
// in each folder of each layered room.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const { LAYERS, layerRule, listingRule } = createRequire(import.meta.url)(
  join(ROOT, 'scripts/support/layers.cjs'),
) as {
  readonly LAYERS: Readonly<Record<string, readonly string[]>>;
  readonly layerRule: (room: string, folder: string) => string;
  readonly listingRule: (room: string) => string;
};

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'pentaland-layers-'));
  for (const file of [
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    'package.json',
    'scripts/support/layers.cjs',
  ])
    cpSync(join(ROOT, file), join(tree, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
});
afterEach(() => rmSync(tree, { recursive: true }));

/** Writes a file that imports these files. */
function write(file: string, ...imported: readonly string[]): void {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  const lines = imported.map((each) => {
    const way = relative(dirname(file), each).replace(/\.ts$/, '.js');
    return `import type { It } from '${way.startsWith('.') ? way : `./${way}`}';\nexport type From = It;\n`;
  });
  writeFileSync(
    path,
    imported.length === 0 ? 'export type It = 1;\n' : `${lines.join('')}export type It = 1;\n`,
  );
}
const fileIn = (room: string, folder: string) => `libs/${room}/src/${folder}/one.ts`;

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}
function brokenRules(): readonly string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--output-type', 'json', 'libs'],
    ],
    { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } };
  return summary.violations.map(({ from, rule: { name } }) => `${from}: ${name}`).sort();
}

describe('the layers inside the rooms', () => {
  const rooms = Object.entries(LAYERS).map(([room, folders]) => ({
    room,
    folders,
    files: folders.map((folder) => fileIn(room, folder)),
    index: `libs/${room}/src/index.ts`,
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
});
