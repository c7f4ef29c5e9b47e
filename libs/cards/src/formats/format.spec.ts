import { describe, expect, it } from '@jest/globals';
import { makeFormat, type FormatTerms, type Legality } from '../index.js';
import { catalogueOf, printedCard, twoFaced } from '#testkit/cards/printed';

const set = (code: string, date: string, digital = false) => ({
  code,
  name: code,
  date,
  type: 'core',
  digital,
});
const SETS = [
  set('OLD', '1994-01-01'),
  set('NEW', '2012-05-04'),
  set('POR', '1997-05-01'),
  set('ARENA', '2019-01-01', true),
];
const printedIn = (code: string) => ({ set: code, date: SETS.find((one) => one.code === code)!.date });
const card = (name: string, [first, ...later]: readonly [string, ...string[]], vintage?: Legality) =>
  printedCard(name, '{1}', 'Artifact', {
    printings: [printedIn(first), ...later.map(printedIn)],
    ...(vintage === undefined ? {} : { legalities: { vintage } }),
  });

const catalogue = catalogueOf(
  [
    card('Old', ['OLD', 'NEW'], 'legal'),
    card('New', ['NEW'], 'banned'),
    card('Beginner', ['POR'], 'restricted'),
    card('Beginner too', ['POR', 'OLD'], 'not_legal'),
    card('Computed', ['ARENA']),
    {
      ...twoFaced('split', ['Fire', '{1}{R}', 'Instant'], ['Ice', '{1}{U}', 'Instant']),
      printings: [{ set: 'NEW', date: '2012-05-04' }],
    },
    printedCard('Wager', '{B}', 'Sorcery', {
      text: 'Only if you are playing for ante.',
      printings: [{ set: 'OLD', date: '1994-01-01' }],
    }),
  ],
  { sets: SETS },
);

const ALL: FormatTerms = { cards: { from: 'all' }, bans: [], ante: 'not-agreed' };
const formatOf = (terms: Partial<FormatTerms>) => {
  const format = makeFormat(catalogue, { ...ALL, ...terms });
  if (!format.ok) throw new Error(format.error);
  return format.value;
};
const namesOf = (terms: Partial<FormatTerms>) => formatOf(terms).names.map(({ name }) => name);
const verdictOf = (name: string, terms: Partial<FormatTerms>) =>
  formatOf(terms).verdict(catalogue.names.find((one) => one.name === name)!);

describe('the names of a format', () => {
  it.each<[string, Partial<FormatTerms>, string[]]>([
    [
      'all, without the ante cards',
      {},
      ['Beginner', 'Beginner too', 'Computed', 'Fire', 'Ice', 'New', 'Old'],
    ],
    [
      'cr 407.1: the ante cards too, if that is agreed',
      { ante: 'agreed', cards: { from: 'until', date: '1996-01-01' } },
      ['Beginner too', 'Old', 'Wager'],
    ],
    ['up to a date', { cards: { from: 'until', date: '1997-05-01' } }, ['Beginner', 'Beginner too', 'Old']],
    ['of some sets', { cards: { from: 'sets', sets: ['NEW'] } }, ['Fire', 'Ice', 'New', 'Old']],
    ['a list, by card or by half', { cards: { from: 'list', names: ['Ice', 'Old'] } }, ['Ice', 'Old']],
    [
      'a split card of a list is both halves',
      { cards: { from: 'list', names: ['Fire // Ice'] } },
      ['Fire', 'Ice'],
    ],
    [
      'war-zone: no card that every printing is a Portal card',
      { notOnlyIn: ['POR'] },
      ['Beginner too', 'Computed', 'Fire', 'Ice', 'New', 'Old'],
    ],
    [
      'war-zone: no computer card',
      { paperOnly: true },
      ['Beginner', 'Beginner too', 'Fire', 'Ice', 'New', 'Old'],
    ],
    [
      'without what is banned',
      { bans: [{ rule: 'x', names: ['Old', 'Fire'] }] },
      ['Beginner', 'Beginner too', 'Computed', 'Ice', 'New'],
    ],
    [
      'pentaland 706.1: what a format bans and restricts is banned',
      { legality: 'vintage' },
      ['Computed', 'Fire', 'Ice', 'Old'],
    ],
    [
      'pentaland 706.1: of a format nothing is known of, nothing',
      { legality: 'pauper' },
      ['Beginner', 'Beginner too', 'Computed', 'Fire', 'Ice', 'New', 'Old'],
    ],
  ])('%s', (_what, terms, expected) => {
    expect(namesOf(terms)).toEqual(expected);
  });

  it('says why a name is not legal', () => {
    expect(verdictOf('Old', {})).toEqual({ legal: true });
    expect(verdictOf('Wager', {})).toEqual({ legal: false, why: 'ante' });
    expect(verdictOf('New', { cards: { from: 'sets', sets: ['OLD'] } })).toEqual({
      legal: false,
      why: 'not-in-format',
    });
    expect(verdictOf('Beginner too', { legality: 'vintage' })).toEqual({
      legal: false,
      why: 'not-in-format',
    });
    expect(verdictOf('Beginner', { legality: 'vintage' })).toEqual({
      legal: false,
      why: 'banned',
      rule: 'pentaland 706.1',
    });
    expect(verdictOf('Ice', { bans: [{ rule: 'pentaland 706.2', names: ['Fire // Ice'] }] })).toEqual({
      legal: false,
      why: 'banned',
      rule: 'pentaland 706.2',
    });
  });

  it.each<[string, Partial<FormatTerms>]>([
    ['there is no set XYZ', { cards: { from: 'sets', sets: ['OLD', 'XYZ'] } }],
    ['there is no set XYZ', { notOnlyIn: ['XYZ'] }],
    ['there is no card named Nobody', { cards: { from: 'list', names: ['Nobody'] } }],
    ['2011 is no date', { cards: { from: 'until', date: '2011' } }],
  ])('is refused where %s', (error, terms) => {
    expect(makeFormat(catalogue, { ...ALL, ...terms })).toEqual({ ok: false, error });
  });
});
