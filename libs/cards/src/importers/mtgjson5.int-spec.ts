// Files of invented cards in the shapes of MTGJSON 5; the test writes them itself.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mtgjson, ATOMIC, PRINTINGS } from '#testkit/cards/mtgjson5-files';
import { ImportFolder } from '../fixtures/import-folder.js';
import { makeFormat, makeNameFinder, type Catalogue } from '../index.js';

const at = new ImportFolder();
let atomic: ReturnType<typeof imported>;
// Its sets are looked up in the embedded data, which takes a while to read.
beforeAll(() => {
  at.make();
  atomic = imported('AtomicCards.json', ATOMIC);
  at.remove();
});
beforeEach(() => at.make());
afterEach(() => at.remove());

function imported(name: string, content: unknown) {
  return at.imported(name, content);
}

const namesOf = (catalogue: Catalogue) =>
  catalogue.names.map(({ name, manaCost }) => `${name} ${manaCost ?? 'none'}`);

describe('AtomicCards.json of MTGJSON 5', () => {
  it('gives the cards with everything printed on them', () => {
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

  it('keeps planes and vanguards apart, and reports what it left out', () => {
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

  it('gives names in all languages, also for halves', () => {
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

  it('knows the dates of older sets, and gives unknown sets the date of the file', () => {
    const { catalogue } = atomic;
    expect(catalogue.card('Paper Lions')!.printings).toEqual([
      { set: 'LEA', date: '1993-08-05' },
      { set: 'NEW', date: '2026-01-16' },
    ]);
  });

  it('recognises older sets by their current codes', () => {
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

  it('has no ids of cards where the file has none', () => {
    expect(atomic.catalogue.card('Meadow')).not.toHaveProperty('ids');
  });

  it('pentaland 706.1: has legalities that make formats; a card is in no format it does not list', () => {
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

  it('gives a promo its own date', () => {
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

  it('are the earlier of two for two printings in one set', () => {
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
    'are never before the card’s first other printing for an undated one in a set that spans years: %j',
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
