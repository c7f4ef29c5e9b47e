import { describe, expect, it } from '@jest/globals';
import type { TermsInput } from '../generated/schema.js';
import { chosenFormat, libraryTerms } from '../../../rules/src/model/basics/card-terms.js';
import { requestedFormat, requestedLibrary, requestedSize } from './cards-of-terms.js';

describe('the format of a game', () => {
  it.each<[string, TermsInput, unknown]>([
    ['all, where nothing is said', {}, undefined],
    ['all', { format: 'ALL' }, 'all'],
    [
      'until a day',
      { chosenFormat: { cards: { until: '2011-09-30' } } },
      { cards: { from: 'until', date: '2011-09-30' } },
    ],
    [
      'some sets, with the bans of another format',
      { format: 'CHOSEN', chosenFormat: { cards: { sets: ['LEA'] }, legality: 'vintage' } },
      { cards: { from: 'sets', sets: ['LEA'] }, legality: 'vintage' },
    ],
    ['a list', { chosenFormat: { cards: { names: ['Opt'] } } }, { cards: { from: 'list', names: ['Opt'] } }],
  ])('is %s', (_, input, format) => {
    expect(requestedFormat(input)).toEqual(format);
  });

  it.each<[string, TermsInput]>([
    ['chosen, and nothing is chosen', { format: 'CHOSEN' }],
    ['chosen from all, and all of them', { chosenFormat: {} }],
    ['all, and chosen', { format: 'ALL', chosenFormat: { legality: 'vintage' } }],
    ['until a day there is not', { chosenFormat: { cards: { until: '2011-02-30' } } }],
    ['of no set', { chosenFormat: { cards: { sets: [] } } }],
  ])('is refused if it is %s', (_, input) => {
    expect(chosenFormat.safeParse(requestedFormat(input)).success).toBe(false);
  });
});

describe('the library of a game', () => {
  it('is a list, which determines its size unless the terms do', () => {
    const input = { library: { cards: [{ name: 'Opt', count: 59 }, { name: 'Fog' }] } };
    const library = requestedLibrary(input.library);
    expect(library).toEqual({
      cards: [
        { name: 'Opt', count: 59 },
        { name: 'Fog', count: 1 },
      ],
    });
    expect([requestedSize(input), requestedSize({ ...input, librarySize: 70 })]).toEqual([60, 70]);
  });

  it('or is drawn by criteria, and refused if they are empty', () => {
    const library = requestedLibrary({ leastNames: 3, colours: 'EVEN' });
    expect(library).toEqual({ leastNames: 3, colours: 'even' });
    expect(libraryTerms.safeParse(requestedLibrary({})).success).toBe(false);
    expect(libraryTerms.safeParse(requestedLibrary({ leastNames: 0 })).success).toBe(false);
  });
});
