import { describe, expect, it } from '@jest/globals';
import type { Legality } from '#cards';
import { hashText } from '#kernel';
import type { ChosenFormat } from '#rules';
import { catalogueOf, printedCard } from '#testkit/cards/printed';
import { inFormat } from './chosen-format.js';

const SETS = ['1994-01-01', '2012-05-04'].map((date) => ({
  code: `S${date.slice(0, 4)}`,
  name: date,
  date,
  type: 'core',
  digital: false,
}));
const made = (name: string, year: '1994' | '2012', vintage?: Legality) =>
  printedCard(name, '{1}', 'Artifact', {
    printings: [{ set: `S${year}`, date: SETS.find(({ code }) => code === `S${year}`)?.date ?? '' }],
    ...(vintage === undefined ? {} : { legalities: { vintage } }),
  });
const catalogue = catalogueOf(
  [made('Old', '1994', 'legal'), made('New', '2012', 'legal'), made('Banned', '1994', 'restricted')],
  { sets: SETS },
);
const ALL = { catalogue: hashText('x'), definitions: catalogue.definitions };

const chosen = (format: ChosenFormat) => inFormat(catalogue, ALL, format);
const why = (format: ChosenFormat, name: string) => {
  const card = catalogue.byName(name);
  return card === undefined ? 'nothing' : chosen(format).illegal?.(card);
};

describe('a format that is chosen for a game', () => {
  const UNTIL: ChosenFormat = { cards: { from: 'until', date: '2011-09-30' } };

  it('until a day has the cards of that time in the library, and refuses all other names', () => {
    expect(chosen(UNTIL).definitions.map(({ name }) => name)).toEqual(['Banned', 'Old']);
    expect([why(UNTIL, 'Old'), why(UNTIL, 'New')]).toEqual([undefined, 'not-in-format']);
  });

  it('pentaland 706.1: bans what is banned or restricted where it is played', () => {
    const vintage: ChosenFormat = { cards: { from: 'all' }, legality: 'vintage' };
    expect([why(vintage, 'Banned'), why(vintage, 'New')]).toEqual(['banned', undefined]);
    expect(chosen(vintage).definitions.map(({ name }) => name)).toEqual(['New', 'Old']);
  });

  it.each<[string, ChosenFormat, RegExp]>([
    ['of a set there is not', { cards: { from: 'sets', sets: ['XYZ'] } }, /no set XYZ/],
    ['of a card there is not', { cards: { from: 'list', names: ['Nobody'] } }, /no card named Nobody/],
    ['of bans nobody knows', { cards: { from: 'all' }, legality: 'modern' }, /modern/],
    ['without a card', { cards: { from: 'until', date: '1990-01-01' } }, /no card/],
  ])('%s cannot be played', (_, format, unknown) => {
    expect(chosen(format).unknown).toMatch(unknown);
  });
});
