// Files of invented cards in the shapes of MTGJSON 5 and Scryfall; the test writes them itself.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeFormat, makeNameFinder, type Catalogue } from '../index.js';
import { mtgjson, MTGJSON_CARDS, ATOMIC, PRINTINGS } from '#testkit/cards/mtgjson5-files';
import { scryfall, face, pair, SCRYFALL } from '#testkit/cards/scryfall-files';
import { CardFileError, importCards, importCatalogue, openCatalogue, readCatalogueFile } from './index.js';

let folder: string;
let to: string;
let atomic: ReturnType<typeof imported>;
const newFolder = (): void => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  to = join(folder, 'data', 'catalogue.imported.json');
};
// Its sets are looked up in the embedded data, which takes a while to read.
beforeAll(() => {
  newFolder();
  atomic = imported('AtomicCards.json', ATOMIC);
  rmSync(folder, { recursive: true });
});
beforeEach(newFolder);
afterEach(() => rmSync(folder, { recursive: true }));

function imported(name: string, content: unknown) {
  const file = join(folder, name);
  writeFileSync(
    file,
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  );
  return importCatalogue(file, to);
}

const namesOf = (catalogue: Catalogue) =>
  catalogue.names.map(({ name, manaCost }) => `${name} ${manaCost ?? 'none'}`);

describe('AtomicCards.json of MTGJSON 5', () => {
  it('gives the cards with all that is printed on them', () => {
    const { catalogue, kind } = atomic;
    expect(kind).toBe('AtomicCards of MTGJSON');
    expect(namesOf(catalogue)).toEqual([
      'Knight {1}{W}',
      'Left {R}',
      'Right {U}',
      'Meadow none',
      'Moth {1}{W}',
      'One {1}{W}',
      'Paper Lions {1}{W}',
      'Up {1}{W}',
    ]);
    expect(catalogue.oracle).toBe('current');
    const [lions] = catalogue.card('Paper Lions')!.faces;
    expect(lions).toEqual({
      name: 'Paper Lions',
      manaCost: '{1}{W}',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Cat'],
      text: 'Vigilance\nPaper Lions roars.',
      power: '2',
      toughness: '1+*',
    });
    const layouts = ['Knight', 'Left // Right', 'Moth', 'One', 'Up'].map((name) => catalogue.card(name)!);
    expect(layouts.map(({ layout, faces }) => [layout, faces[1]?.name, faces[1]?.manaCost])).toEqual([
      ['adventure', 'Errand', '{X}{W}'],
      ['split', 'Right', '{U}'],
      ['transform', 'Husk', null],
      ['meld', 'Both', null],
      ['flip', 'Down', null],
    ]);
    expect(catalogue.card('Moth')!.faces[1]).toMatchObject({ colourIndicator: ['W'], loyalty: '3' });
    expect(catalogue.card('Up')!.faces[1]).not.toHaveProperty('colourIndicator');
  });

  it('keeps planes and vanguards beside, and says what it left out', () => {
    const { catalogue, leftOut } = atomic;
    expect(catalogue.beside.map(({ kind, name }) => [kind, name])).toEqual([
      ['vanguard', 'An Avatar'],
      ['plane', 'Somewhere'],
    ]);
    expect(catalogue.beside[0]?.faces[0]).toMatchObject({ handModifier: '+1', lifeModifier: '-3' });
    expect([...leftOut]).toEqual([
      ['silver border and the like', 3],
      ['tokens and the like', 2],
      ['the layout labyrinth, which is not known', 1],
      ['the mana cost {Q}, which is not known', 1],
      ['Unprinted, of which no printing is known', 1],
      ['Lone, whose other face is missing', 1],
    ]);
  });

  it('gives names in all languages, of halves too', () => {
    const { catalogue } = atomic;
    expect(catalogue.languages).toEqual(['fr', 'quenya', 'zhs']);
    expect(catalogue.namesIn('fr')).toEqual({
      'Paper Lions': 'Lions de papier',
      Left: 'Gauche',
      Right: 'Droite',
    });
    const finder = makeNameFinder(catalogue);
    for (const name of ['lions de papier', '纸狮', 'ravi', 'Lion de papier'])
      expect(finder.find(name).found).toMatchObject({ name: { name: 'Paper Lions' } });
    expect(finder.find('Droite').found).toMatchObject({ name: { name: 'Right' } });
  });

  it('knows the dates of older sets, and that the others are older than the file', () => {
    const { catalogue } = atomic;
    expect(catalogue.card('Paper Lions')!.printings).toEqual([
      { set: 'LEA', date: '1993-08-05' },
      { set: 'NEW', date: '2026-01-16' },
    ]);
  });

  it('knows older sets by what they are called today', () => {
    const of = (...printings: string[]) => [mtgjson('Old', { printings })];
    const dated = (...printings: string[]) =>
      imported('AtomicCards.json', { ...ATOMIC, data: { Old: of(...printings) } }).catalogue.card('Old')!
        .printings;
    expect(dated('NEM')).toEqual([{ set: 'NEM', date: '2000-02-14' }]);
    expect(dated('MED', 'P02')).toEqual([
      { set: 'P02', date: '1998-06-01' },
      { set: 'MED', date: '2026-01-16' },
    ]);
    // A promo without a date came when the card first did otherwise.
    expect(dated('NEM', 'PARL')).toEqual([
      { set: 'NEM', date: '2000-02-14' },
      { set: 'PARL', date: '2000-02-14' },
    ]);
  });

  it('pentaland 706.1: its legalities make formats; a format that is not named has not the card', () => {
    const { catalogue } = atomic;
    expect(catalogue.card('Meadow')!.legalities).toEqual({ modern: 'banned', vintage: 'legal' });
    const format = makeFormat(catalogue, {
      cards: { from: 'all' },
      legality: 'modern',
      bans: [],
      ante: 'not-agreed',
    });
    expect(format.ok && format.value.names).toEqual([]);
  });
});

describe('AllPrintings.json of MTGJSON 5', () => {
  it('gives the same cards, with the sets they were printed in', () => {
    const { catalogue, kind } = imported('AllPrintings.json', PRINTINGS);
    expect(kind).toBe('AllPrintings of MTGJSON');
    const bare = (from: Catalogue) => from.cards.map((card) => ({ ...card, printings: [] }));
    expect(bare(catalogue)).toEqual(bare(atomic.catalogue));
    expect([...catalogue.sets.values()]).toEqual([
      { code: 'LEA', name: 'Alpha', date: '1993-08-05', type: 'core', digital: false },
      { code: 'NEW', name: 'Newest', date: '2025-11-01', type: 'expansion', digital: true },
    ]);
    expect(catalogue.card('Paper Lions')!.printings).toEqual([
      { set: 'LEA', date: '1993-08-05' },
      { set: 'NEW', date: '2025-11-01' },
    ]);
  });

  it('a promo with a date of its own has that', () => {
    const data = {
      NEW: { ...PRINTINGS.data.NEW, cards: [{ ...mtgjson('Gift'), originalReleaseDate: '2024-05' }] },
    };
    const { catalogue } = imported('AllPrintings.json', { ...PRINTINGS, data });
    expect(catalogue.card('Gift')!.printings).toEqual([{ set: 'NEW', date: '2024-05-31' }]);
  });
});

describe('the dates of AllPrintings.json', () => {
  const set = (code: string, releaseDate: string, cards: readonly object[], rest: object = {}) => ({
    [code]: { cards, code, name: code, releaseDate, type: 'expansion', ...rest },
  });
  const printings = (data: object) =>
    imported('AllPrintings.json', { ...PRINTINGS, data }).catalogue.card('Gift')!.printings;
  const gift = mtgjson('Gift');

  it('of two printings in one set the first counts', () => {
    const again = { ...gift, originalReleaseDate: '2022-04-29' };
    const sets = [
      [gift, again],
      [again, gift],
    ].map((cards) => printings(set('OLD', '2008-10-03', cards)));
    expect(sets).toEqual([[{ set: 'OLD', date: '2008-10-03' }], [{ set: 'OLD', date: '2008-10-03' }]]);
    const earlier = { ...gift, originalReleaseDate: '2021-01-01' };
    expect(printings(set('OLD', '2008-10-03', [again, earlier]))).toEqual([
      { set: 'OLD', date: '2021-01-01' },
    ]);
  });

  it.each([{ type: 'promo' }, { type: 'box', isForeignOnly: true }])(
    'what has none in a set that spans years came when the card first did otherwise: %j',
    (rest) => {
      const promo = set('PRO', '2005-08-22', [gift], rest);
      expect(printings({ ...promo, ...set('NEW', '2006-07-21', [gift]) })).toEqual([
        { set: 'NEW', date: '2006-07-21' },
        { set: 'PRO', date: '2006-07-21' },
      ]);
      expect(printings({ ...promo, ...set('OLD', '1995-04-01', [gift]) })).toEqual([
        { set: 'OLD', date: '1995-04-01' },
        { set: 'PRO', date: '2005-08-22' },
      ]);
      expect(printings(promo)).toEqual([{ set: 'PRO', date: '2005-08-22' }]);
    },
  );
});

describe('the bulk files of Scryfall', () => {
  it('give the cards, their printings merged', () => {
    const { catalogue, kind } = imported('default-cards.json', SCRYFALL);
    expect(kind).toBe('cards of Scryfall');
    expect(namesOf(catalogue)).toEqual([
      'Digit {1}{W}',
      'Door {2}',
      'Knight {1}{W}',
      'Left {R}',
      'Right {U}',
      'Meadow none',
      'Moth {1}{W}',
      'One {1}{W}',
      'Paper Lions {1}{W}',
      'Siege {2}',
      'Two {W}',
      'Up {1}{W}',
    ]);
    const second = (name: string) => {
      const { layout, faces } = catalogue.card(name)!;
      return [layout, faces[1]?.name, faces[1]?.manaCost];
    };
    expect(second('Door')).toEqual(['modal', 'Wall', '{3}']);
    expect(second('One')).toEqual(['meld', 'Both', null]);
    expect(second('Two')).toEqual(['meld', 'Both', null]);
    expect(second('Siege')).toEqual(['transform', 'Sieged', null]);
    expect(catalogue.card('Siege')!.faces[0].defense).toBe('5');
    expect(catalogue.card('Moth')!.faces[1]).toMatchObject({
      types: ['Planeswalker'],
      subtypes: ['Husk'],
      loyalty: '3',
      colourIndicator: ['W'],
    });
    expect(catalogue.card('Paper Lions')!.printings).toEqual([
      { set: 'LEA', date: '1993-08-05' },
      { set: 'NEW', date: '2025-11-01' },
    ]);
    expect(catalogue.sets.get('ARENA')?.digital).toBe(true);
    expect(catalogue.namesIn('fr')).toEqual({ 'Paper Lions': 'Lions de papier' });
    expect(catalogue.card('Paper Lions')!.legalities).toEqual({
      modern: 'banned',
      standard: 'not_legal',
      vintage: 'legal',
    });
  });

  it('leave out tokens, jokes, rebalanced cards and what lies in a deck of its own', () => {
    const { catalogue, leftOut } = imported('default-cards.json', SCRYFALL);
    expect(catalogue.beside.map(({ kind, name, faces }) => [kind, name, faces[0].subtypes])).toEqual([
      ['plane', 'Somewhere', ['Nowhere Land']],
    ]);
    expect([...leftOut]).toEqual([
      ['silver border and the like', 4],
      ['tokens and the like', 4],
    ]);
  });
});

describe('cards of challenge decks', () => {
  it('are left out: what has no cost and is in no format', () => {
    const nowhere = { mana_cost: '', legalities: { vintage: 'not_legal' } };
    const { catalogue, leftOut } = imported('cards.json', [
      scryfall('Head of the Hydra', nowhere),
      scryfall('Meadow', { ...nowhere, type_line: 'Land' }),
      scryfall('Timeless', { mana_cost: '' }),
      { ...pair('transform', face('Moth', '{W}', 'Creature'), face('Husk', '', 'Creature')), ...nowhere },
    ]);
    expect(catalogue.names.map(({ name }) => name)).toEqual(['Meadow', 'Moth', 'Timeless']);
    expect([...leftOut]).toEqual([['silver border and the like', 1]]);
  });
});

describe('two cards of one name', () => {
  it('leave one: a split card gives way to a card that is named as its half', () => {
    const { catalogue, leftOut } = imported('cards.json', [
      pair('split', face('Left', '{R}', 'Instant'), face('Right', '{U}', 'Instant')),
      scryfall('Left', { mana_cost: '{G}' }),
      scryfall('Left', { mana_cost: '{B}' }),
    ]);
    expect(namesOf(catalogue)).toEqual(['Left {G}']);
    expect([...leftOut]).toEqual([['another card named Left', 2]]);
  });
});

describe('what is read all the same', () => {
  const names = (content: unknown) => namesOf(imported('cards.json', content).catalogue);

  it.each([
    ['a file with a byte-order mark', `\ufeff${JSON.stringify(SCRYFALL)}`],
    ['the only page of an answer of Scryfall', { object: 'list', has_more: false, data: SCRYFALL }],
    ['the same, told at its end', { object: 'list', data: SCRYFALL, has_more: false }],
  ])('%s', (_what, content) => {
    expect(names(content)).toEqual(names(SCRYFALL));
  });
});

describe('what is refused', () => {
  const lions = scryfall('Paper Lions');

  it.each<[string, unknown, string]>([
    ['a cut file', JSON.stringify(SCRYFALL).slice(0, -30), 'the file ends where'],
    ['a Scryfall card without a name', [lions, { ...lions, name: 7 }], '1.name: Invalid input'],
    ['a card of another kind', [{ ...lions, object: 'ruling' }], '0.object: Invalid input'],
    [
      'a legality that is none',
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
  ])('%s, with its place, and the old catalogue stays', (_what, content, why) => {
    imported('good.json', SCRYFALL);
    const before = readFileSync(to);
    expect(() => imported('bad.json', content)).toThrow(CardFileError);
    expect(() => imported('bad.json', content)).toThrow(join(folder, 'bad.json'));
    expect(() => imported('bad.json', content)).toThrow(why);
    expect(readFileSync(to)).toEqual(before);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.imported.json']);
  });

  it('the line of the damage is named', () => {
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

  it('comes before the embedded one, and is not built again', () => {
    const { catalogue } = imported('default-cards.json', SCRYFALL);
    expect(open(() => expect(true).toBe(false)).version).toBe(catalogue.version);
    expect(existsSync(join(folder, 'catalogue.json'))).toBe(false);
    expect(readCatalogueFile(to).source).toEqual({
      kind: 'imported',
      file: 'default-cards.json',
      of: 'cards of Scryfall',
    });
  });

  it('is not put aside when it cannot be used: the operator is told', () => {
    imported('default-cards.json', SCRYFALL);
    writeFileSync(to, readFileSync(to, 'utf8').replace('{R}', '{G}'));
    expect(open).toThrow(
      /catalogue\.imported\.json: its cards are not those of its version .*; import the card data again, or delete this file/,
    );
  });
});

describe('a file with more than any catalogue has', () => {
  const bounds = { cards: 3, characters: 2_000, entry: 4_000 };
  const importing = (content: unknown) => {
    const file = join(folder, 'large.json');
    writeFileSync(file, JSON.stringify(content));
    return () => importCards(file, undefined, bounds);
  };
  const cards = (count: number, rest: object = {}) =>
    Array.from({ length: count }, (_, nth) => scryfall(`Card ${nth}`, rest));

  it('is refused at the card that is too many, with its place', () => {
    expect(importing(cards(3))().content.cards).toHaveLength(3);
    expect(importing(cards(4))).toThrow(/large\.json: line 1 \(byte \d+\): 3: there are more than 3 cards$/);
  });

  it('is refused where all that is to be kept is too long: texts, names in other languages, what is left out', () => {
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

  it('what it says again and again counts once', () => {
    const legalities = Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`format ${nth}`, 'legal']));
    expect(importing(cards(3, { legalities }))().content.cards).toHaveLength(3);
  });

  it('is refused at an entry that is too long to be one', () => {
    const tail = ' '.repeat(3_000_000);
    expect(importing([scryfall('Card', { flavor_text: tail })])).toThrow(
      'one entry has more than 4000 bytes',
    );
  });

  it('the catalogue stays as it was', () => {
    imported('small.json', cards(2));
    const before = readFileSync(to);
    const file = join(folder, 'huge.json');
    writeFileSync(file, JSON.stringify([scryfall('Card', { oracle_text: 'x'.repeat(4_000_001) })]));
    expect(() => importCatalogue(file, to)).toThrow('one entry has more than 4000000 bytes');
    expect(readFileSync(to)).toEqual(before);
  });
});
