// What an import refuses, whatever the kind of file, and what it leaves behind. The test writes the files itself.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mtgjson, MTGJSON_CARDS, ATOMIC, PRINTINGS } from '#testkit/cards/mtgjson5-files';
import { scryfall, SCRYFALL } from '#testkit/cards/scryfall-files';
import { ImportFolder } from '../fixtures/import-folder.js';
import { CardFileError, importCards, importCatalogue, openCatalogue, readCatalogueFile } from './index.js';

const at = new ImportFolder();
let folder: string;
let to: string;
beforeEach(() => {
  at.make();
  ({ folder, to } = at);
});
afterEach(() => at.remove());

const imported = (name: string, content: unknown) => at.imported(name, content);

describe('an import refuses', () => {
  const lions = scryfall('Paper Lions');

  it.each<[string, unknown, string]>([
    ['a cut file', JSON.stringify(SCRYFALL).slice(0, -30), 'the file ends where'],
    ['a Scryfall card without a name', [lions, { ...lions, name: 7 }], '1.name: Invalid input'],
    ['a card of another kind', [{ ...lions, object: 'ruling' }], '0.object: Invalid input'],
    [
      'an unknown legality',
      [{ ...lions, legalities: { vintage: 'perhaps' } }],
      '0.legalities.vintage: Invalid option',
    ],
    [
      'an MTGJSON face without a layout',
      { ...ATOMIC, data: { Bad: [{ name: 'Bad' }] } },
      'data.Bad.0.layout: Invalid input',
    ],
    [
      'a set without a date',
      { ...PRINTINGS, data: { NEW: { ...PRINTINGS.data.NEW, releaseDate: undefined } } },
      'data.NEW.releaseDate: Invalid input',
    ],
    [
      'a face in a set',
      {
        ...PRINTINGS,
        data: { NEW: { ...PRINTINGS.data.NEW, cards: [mtgjson('x', { types: 'Creature' })] } },
      },
      'data.NEW.cards.0.types: Invalid input',
    ],
    ['an atomic file without its date', { data: MTGJSON_CARDS }, 'meta.date: is missing'],
    ['a blank name', [lions, { ...lions, name: ' ' }], '1.name: the name " " is blank'],
    [
      'a control character in a name',
      [{ ...lions, name: 'Paper\u001bLions' }],
      '0.name: the name "Paper\\u001bLions" has a control character',
    ],
    [
      'a name of megabytes',
      [{ ...lions, name: 'x'.repeat(2_000_000) }],
      `0.name: the name "${'x'.repeat(60)}…" has 2000000 characters, more than 500`,
    ],
    [
      'a blank name of a face',
      { ...ATOMIC, data: { Bad: [mtgjson('Bad', { faceName: '\t' })] } },
      'data.Bad.0.faceName: the name "\\u0009" is blank',
    ],
    [
      'names that differ only in case',
      [lions, { ...lions, name: 'paper lions' }],
      '1: the name "paper lions" differs from "Paper Lions" only in case',
    ],
    [
      'a single set of MTGJSON',
      { meta: ATOMIC.meta, data: { baseSetSize: 1, ...PRINTINGS.data.NEW } },
      'is a single set of MTGJSON',
    ],
    [
      'a page of Scryfall that others follow',
      { object: 'list', has_more: true, data: SCRYFALL },
      'is one page of an answer of Scryfall',
    ],
    ['a page that does not say', { object: 'list', data: SCRYFALL }, 'is one page of an answer of Scryfall'],
    ['a file of UTF-16', Buffer.from('\ufeff[]', 'utf16le'), 'is UTF-16: save it as UTF-8'],
    ['something else', { name: 'package', version: '1.0.0' }, 'holds no cards'],
    ['a list of something else', [1, 2], '0: Invalid input'],
    ['no cards at all', [], 'holds no cards'],
    [
      'nothing but tokens',
      [scryfall('Goblin', { layout: 'token' })],
      'holds no card that may be in a library',
    ],
    ['a text file', 'Paper Lions, {1}{W}', 'the whole file is neither an object nor a list'],
  ])('%s, says where, and keeps the old catalogue', (_what, content, why) => {
    imported('good.json', SCRYFALL);
    const before = readFileSync(to);
    expect(() => imported('bad.json', content)).toThrow(CardFileError);
    expect(() => imported('bad.json', content)).toThrow(join(folder, 'bad.json'));
    expect(() => imported('bad.json', content)).toThrow(why);
    expect(readFileSync(to)).toEqual(before);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.imported.json']);
  });

  it('a damaged line by its number', () => {
    const lines = SCRYFALL.map((card) => JSON.stringify(card));
    lines[3] = lines[3]!.replace('"name"', 'name');
    expect(() => imported('bad.json', `[\n${lines.join(',\n')}\n]`)).toThrow(
      /bad\.json: line 5 \(byte \d+\): 3 is not JSON/,
    );
  });
});

describe('an imported catalogue', () => {
  const open = (onBuild?: (why: string) => void) =>
    openCatalogue({
      cacheFile: join(folder, 'catalogue.json'),
      importedFile: to,
      ...(onBuild && { onBuild }),
    });

  it('is used instead of the embedded one, and is not rebuilt', () => {
    const { catalogue } = imported('default-cards.json', SCRYFALL);
    expect(open(() => expect(true).toBe(false)).version).toBe(catalogue.version);
    expect(existsSync(join(folder, 'catalogue.json'))).toBe(false);
    expect(readCatalogueFile(to).source).toEqual({
      kind: 'imported',
      file: 'default-cards.json',
      of: 'cards of Scryfall',
    });
  });

  it('is not ignored when it is unusable: the operator is told', () => {
    imported('default-cards.json', SCRYFALL);
    writeFileSync(to, readFileSync(to, 'utf8').replace('{R}', '{G}'));
    expect(open).toThrow(
      /catalogue\.imported\.json: its cards are not those of its version .*; import the card data again, or delete this file/,
    );
  });
});

describe('a file larger than any catalogue', () => {
  const bounds = { cards: 3, characters: 2_000, entry: 4_000 };
  const importing = (content: unknown) => {
    const file = join(folder, 'large.json');
    writeFileSync(file, JSON.stringify(content));
    return () => importCards(file, undefined, bounds);
  };
  const cards = (count: number, rest: object = {}) =>
    Array.from({ length: count }, (_, nth) => scryfall(`Card ${nth}`, rest));

  it('is refused at the first card too many, with its place', () => {
    expect(importing(cards(3))().content.cards).toHaveLength(3);
    expect(importing(cards(4))).toThrow(/large\.json: line 1 \(byte \d+\): 3: there are more than 3 cards$/);
  });

  it('is refused when too much has to be kept: texts, translated names, cards left out', () => {
    const why = 'there is more to keep than 2000 characters';
    expect(importing(cards(3, { oracle_text: 'x'.repeat(700) }))).toThrow(why);
    const translated = Array.from({ length: 9 }, (_, nth) =>
      scryfall('Card', { lang: `l${nth}`, printed_name: 'x'.repeat(300) }),
    );
    expect(importing(translated)).toThrow(why);
    const unknown = cards(9).map((card, nth) => ({ ...card, layout: `${nth}`.repeat(300) }));
    expect(importing(unknown)).toThrow(why);
    const inSets = Array.from({ length: 200 }, (_, nth) => scryfall('Card', { set: `s${nth}` }));
    expect(importing(inSets)).toThrow(why);
  });

  it('counts repeated text once', () => {
    const legalities = Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`format ${nth}`, 'legal']));
    expect(importing(cards(3, { legalities }))().content.cards).toHaveLength(3);
  });

  it('is refused at an entry that is too long', () => {
    const tail = ' '.repeat(3_000_000);
    expect(importing([scryfall('Card', { flavor_text: tail })])).toThrow(
      'one entry has more than 4000 bytes',
    );
  });

  it('leaves the catalogue as it was', () => {
    imported('small.json', cards(2));
    const before = readFileSync(to);
    const file = join(folder, 'huge.json');
    writeFileSync(file, JSON.stringify([scryfall('Card', { oracle_text: 'x'.repeat(4_000_001) })]));
    expect(() => importCatalogue(file, to)).toThrow('one entry has more than 4000000 bytes');
    expect(readFileSync(to)).toEqual(before);
  });
});
