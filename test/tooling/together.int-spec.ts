// The pure specs of a room in a few files, as a run of everything is given them, made by the script that makes them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';

const scratch = mkdtempSync(join(tmpdir(), 'pentaland-together-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = pathToFileURL(join(ROOT, 'scripts/support/together.js')).href;

/** The specs that are to stand alone, or what was said against the folder. */
function putTogether(folder: string): readonly string[] | string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { putTogether } from '${SCRIPT}'; console.log(JSON.stringify(putTogether(process.argv[1])));`,
      folder,
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? (JSON.parse(stdout) as string[]) : stderr;
}

const importedBy = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'\.\.\/(.*)\.js'/g)].map(
      ([, file = '']) => `${file}.ts`,
    ),
  );

const specs = ['apps', 'libs', 'test', 'bench'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.spec.ts')),
);

describe('the pure specs put together', () => {
  it('are each in one group or alone', () => {
    const folder = join(scratch, 'groups');
    const alone = putTogether(folder);
    expect(importedBy(folder).concat(alone).toSorted()).toEqual(specs.toSorted());
  });

  it('take the place of those that were put together before', () => {
    const folder = join(scratch, 'again');
    mkdirSync(folder);
    writeFileSync(join(folder, 'libs-gone-1.spec.ts'), "import '../libs/gone/src/gone.spec.js';\n");
    putTogether(folder);
    expect(importedBy(folder)).not.toContain('libs/gone/src/gone.spec.ts');
  });

  it.each([
    ['a file of another kind', 'notes.txt', 'not to be lost'],
    ['a spec that is more than a group', 'own.spec.ts', "import '../own.spec.js';\nit('is here');\n"],
  ])('leave a folder as it is that holds %s', (_, name, text) => {
    const folder = mkdtempSync(join(scratch, 'other-'));
    writeFileSync(join(folder, name), text);
    expect(putTogether(folder)).toMatch(`is not a folder of grouped specs: ${name} was not written for it`);
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  it('leave a folder as it is that holds another', () => {
    const folder = mkdtempSync(join(scratch, 'full-'));
    mkdirSync(join(folder, 'within'));
    expect(putTogether(folder)).toMatch('is not a folder of grouped specs');
    expect(readdirSync(folder)).toEqual(['within']);
  });
});
