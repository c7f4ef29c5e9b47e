import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildCatalogue, CardFileError, openCatalogue, readCatalogueFile } from './index.js';

const lions = {
  name: 'Savannah Lions',
  layout: 'normal',
  types: ['Creature'],
  subtypes: ['Cat'],
  manaCost: '{W}',
};
const bird = {
  name: 'Jeweled Bird',
  layout: 'normal',
  types: ['Artifact'],
  manaCost: '{1}',
  text: '… playing for ante.',
};
const forest = {
  name: 'Forest',
  layout: 'normal',
  supertypes: ['Basic'],
  types: ['Land'],
  subtypes: ['Forest'],
};

const alpha = { name: 'Alpha', releaseDate: '1993-08-05', type: 'core', border: 'black' };

let folder: string;
let source: string;
let cacheFile: string;
let built: string[];

const write = (file: string, ...cards: unknown[]) =>
  writeFileSync(file, JSON.stringify({ LEA: { ...alpha, cards } }));
const load = () => readCatalogueFile(cacheFile).catalogue();
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
  it('loads as it was built', () => {
    const catalogue = buildCatalogue(source, cacheFile);
    const loaded = load();
    expect(loaded.version).toBe(catalogue.version);
    expect(loaded.definitions).toEqual(catalogue.definitions);
    expect(loaded.cards).toEqual(catalogue.cards);
    expect(loaded.ante).toEqual(new Set(['Jeweled Bird']));
    expect(loaded.byName('savannah lions')?.cost).toBe('{W}');
  });

  it('is built on first opening only', () => {
    const first = open();
    const { mtimeMs, ino } = statSync(cacheFile);
    expect(open().version).toBe(first.version);
    expect(built).toEqual(['no catalogue has been built yet']);
    expect(statSync(cacheFile)).toMatchObject({ mtimeMs, ino });
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.json']);
  });

  it('is rebuilt when the card data has changed', () => {
    const first = open();
    write(source, lions);
    const second = open();
    expect(second.size).toBe(1);
    expect(second.version).not.toBe(first.version);
    expect(built.at(-1)).toBe(`${cacheFile} was built from other card data`);
    expect(load().version).toBe(second.version);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -20), 'not those of its version'],
    ['cut off in its head', (text: string) => text.slice(0, 20), 'is not JSON'],
    ['empty', () => '', 'is not JSON'],
    ['of another format', (text: string) => text.replace('catalogue/4', 'catalogue/3'), 'format'],
    ['of another shape', (text: string) => text.replace('"source":{', '"source":7,"x":{'), 'source'],
    ['the head alone', (text: string) => text.slice(0, text.indexOf('\n')), 'not those of its version'],
    ['changed in a card', (text: string) => text.replace('{W}', '{R}'), 'not those of its version'],
  ])('%s is refused by file name, and opening rebuilds it', (_how, damage, what) => {
    const { version } = open();
    writeFileSync(cacheFile, damage(readFileSync(cacheFile, 'utf8')));
    expect(() => load()).toThrow(CardFileError);
    expect(() => load()).toThrow(`${cacheFile}: `);
    expect(() => load()).toThrow(what);
    expect(open().version).toBe(version);
    expect(built[1]).toContain(what);
    expect(load().version).toBe(version);
  });

  it('stays as it was when the card data is damaged, and the error names the card data', () => {
    const { version } = open();
    writeFileSync(source, '{"LEA": ');
    expect(open).toThrow(`${source}: is not JSON`);
    expect(load().version).toBe(version);
  });

  it('leaves no partial file when it cannot be written, and the error names the file', () => {
    mkdirSync(cacheFile, { recursive: true });
    expect(() => buildCatalogue(source, cacheFile)).toThrow(`${cacheFile}: cannot be written`);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.json']);
  });
});
