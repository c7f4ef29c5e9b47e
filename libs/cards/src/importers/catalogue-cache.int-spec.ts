import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildCatalogue, CardFileError, loadCatalogue, openCatalogue } from './index.js';

const lions = { name: 'Savannah Lions', layout: 'normal', type: 'Creature — Cat', manaCost: '{W}' };
const bird = {
  name: 'Jeweled Bird',
  layout: 'normal',
  type: 'Artifact',
  manaCost: '{1}',
  text: '… playing for ante.',
};
const forest = { name: 'Forest', layout: 'normal', type: 'Basic Land — Forest' };

let folder: string;
let source: string;
let cacheFile: string;
let built: string[];

const write = (file: string, ...cards: unknown[]) =>
  writeFileSync(file, JSON.stringify({ LEA: { border: 'black', cards } }));
const open = () => openCatalogue({ source, cacheFile, onBuild: (why) => built.push(why) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  source = join(folder, 'AllSets.json');
  cacheFile = join(folder, 'data', 'catalogue.json');
  built = [];
  write(source, lions, bird, forest);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the catalogue and its file', () => {
  it('is loaded as it was built', () => {
    const catalogue = buildCatalogue(source, cacheFile);
    const loaded = loadCatalogue(cacheFile);
    expect(loaded.version).toBe(catalogue.version);
    expect(loaded.definitions).toEqual(catalogue.definitions);
    expect(loaded.ante).toEqual(new Set(['Jeweled Bird']));
    expect(loaded.byName('savannah lions')?.cost).toBe('{W}');
  });

  it('is built when first opened, and not again', () => {
    const first = open();
    const { mtimeMs, ino } = statSync(cacheFile);
    expect(open().version).toBe(first.version);
    expect(built).toEqual(['no catalogue has been built yet']);
    expect(statSync(cacheFile)).toMatchObject({ mtimeMs, ino });
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.json']);
  });

  it('is built again when the card data is other', () => {
    const first = open();
    write(source, lions);
    const second = open();
    expect(second.size).toBe(1);
    expect(second.version).not.toBe(first.version);
    expect(built.at(-1)).toBe(`${cacheFile} was built from other card data`);
    expect(loadCatalogue(cacheFile).version).toBe(second.version);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -20), 'is not JSON'],
    ['empty', () => '', 'is not JSON'],
    ['of another format', (text: string) => text.replace('catalogue/1', 'catalogue/0'), 'format'],
    ['of another shape', (text: string) => text.replace('["Forest",null,', '["Forest",7,'), 'cards.0.1'],
    [
      'changed in a card',
      (text: string) => text.replace('{W}', '{R}'),
      'its cards are not those of its version',
    ],
    [
      'changed in its ante cards',
      (text: string) => text.replace('["Jeweled Bird"]', '[]'),
      'not those of its version',
    ],
    [
      'holding a card twice',
      (text: string) => text.replace('Savannah Lions', 'Forest'),
      'two cards are named "Forest"',
    ],
  ])('%s is refused by its name, and opening builds it anew', (_how, damage, what) => {
    const { version } = open();
    writeFileSync(cacheFile, damage(readFileSync(cacheFile, 'utf8')));
    expect(() => loadCatalogue(cacheFile)).toThrow(CardFileError);
    expect(() => loadCatalogue(cacheFile)).toThrow(`${cacheFile}: `);
    expect(() => loadCatalogue(cacheFile)).toThrow(what);
    expect(open().version).toBe(version);
    expect(built[1]).toContain(what);
    expect(loadCatalogue(cacheFile).version).toBe(version);
  });

  it('names the card data when it is damaged, and leaves the built catalogue as it was', () => {
    const { version } = open();
    writeFileSync(source, '{"LEA": ');
    expect(open).toThrow(`${source}: is not JSON`);
    expect(loadCatalogue(cacheFile).version).toBe(version);
  });

  it('names the file that cannot be written, and leaves nothing half written beside it', () => {
    mkdirSync(cacheFile, { recursive: true });
    expect(() => buildCatalogue(source, cacheFile)).toThrow(`${cacheFile}: cannot be written`);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.json']);
  });
});
