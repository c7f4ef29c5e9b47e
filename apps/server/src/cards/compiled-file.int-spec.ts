import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  makeCatalogue,
  parseTypeLine,
  type CatalogueContent,
  type PrintedCard,
  type PrintedFace,
} from '#cards';
import { compiledEntry } from '#oracle';
import { readCompiled, writeCompiled } from './compiled-file.js';

const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'compiled.json');

const face = (name: string, manaCost: string, line: string, text: string): PrintedFace => ({
  name,
  manaCost,
  text,
  ...parseTypeLine(line),
  ...(line.includes('Creature') ? { power: '1', toughness: '1' } : {}),
});
const card = (layout: PrintedCard['layout'], ...faces: [PrintedFace, ...PrintedFace[]]): PrintedCard => ({
  name: faces.map(({ name }) => name).join(' // '),
  layout,
  faces,
  printings: [{ set: 'NEW', date: '2015-01-01' }],
});
const content: CatalogueContent = {
  oracle: 'older',
  sets: [{ code: 'NEW', name: 'New', date: '2015-01-01', type: 'core', digital: false }],
  cards: [
    card('normal', face('Flame Otter', '{R}', 'Sorcery', 'Flame Otter deals 2 damage to target player.')),
    card(
      'split',
      face('Left', '{U}', 'Instant', 'Draw a card.'),
      face('Right', '{G}', 'Sorcery', 'Swim well.'),
    ),
    card('normal', face('Plain Hound', '{W}', 'Creature — Hound', 'Flying')),
  ],
  beside: [],
  languages: {},
};
const catalogue = makeCatalogue(content);
const entries = catalogue.cards.map((one) => compiledEntry(one, catalogue.oracle));
const opened = () => {
  const read = readCompiled(file, catalogue, 'compiler 1');
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

beforeEach(() => writeCompiled(file, catalogue, 'compiler 1', entries));

describe('the file of compiled cards', () => {
  it('gives each card as it was compiled', () => {
    const cards = opened();
    expect(cards.cards('today').map((one) => JSON.parse(JSON.stringify(one)) as unknown)).toEqual(
      entries.map(({ text }) => (JSON.parse(text) as unknown[])[0]),
    );
    expect(cards.statusOf('Plain Hound', 'today')).toBe('complete');
    expect(cards.statusOf('Left // Right', 'today')).toBe('assisted');
    expect(cards.statusOf('Nobody', 'today')).toBeUndefined();
    expect(cards.definitionOf('Left // Right', 'today')?.faces?.[1]?.unknown).toEqual(['Swim well.']);
  });

  it('has both readings of a card that today’s rules read differently', () => {
    const cards = opened();
    const typeLine = (reading: 'today' | 'as-it-stands') =>
      cards.definitionOf('Plain Hound', reading)?.typeLine;
    expect([typeLine('today'), typeLine('as-it-stands')]).toEqual(['Creature — Dog', 'Creature — Hound']);
  });

  it('pentaland 704.3: each half of a split card is a name of its own', () => {
    const cards = opened();
    expect(cards.names('today').map(({ name, cost }) => [name, cost])).toEqual([
      ['Flame Otter', '{R}'],
      ['Left', '{U}'],
      ['Right', '{G}'],
      ['Plain Hound', '{W}'],
    ]);
    const right = catalogue.names.find(({ name }) => name === 'Right');
    expect(cards.named(right!, 'today')).toMatchObject({ name: 'Right', faces: [{ types: ['sorcery'] }] });
  });

  it('is refused if it is missing, of other cards, by another compiler, or changed in any byte', () => {
    const why = (of = catalogue, compiler = 'compiler 1') => {
      const read = readCompiled(file, of, compiler);
      return read.ok ? undefined : read.error;
    };
    expect(why()).toBeUndefined();
    expect(why(makeCatalogue({ ...content, cards: content.cards.slice(1) }))).toMatch('other cards');
    expect(why(catalogue, 'compiler 2')).toMatch('another compiler');
    const bytes = readFileSync(file);
    const head = bytes.indexOf('\n');
    const changed = (at: number): string | undefined => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      writeFileSync(file, copy);
      return why();
    };
    for (const at of [0, bytes.indexOf('"today":"') + 9, head, head + 20, bytes.length - 3])
      expect([at, changed(at)]).toEqual([at, expect.any(String)]);
    writeFileSync(file, bytes.subarray(0, -40));
    expect(why()).toMatch('damaged');
    writeFileSync(file, '');
    expect(why()).toBeDefined();
    rmSync(file);
    expect(why()).toMatch('not been compiled');
  });
});
