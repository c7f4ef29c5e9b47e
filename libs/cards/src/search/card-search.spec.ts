import { describe, expect, it } from '@jest/globals';
import { catalogueOf, printedCard, twoFaced } from '#testkit/cards/printed';
import { makeCardFinder, type CardSearch } from './card-search.js';

const finder = makeCardFinder(
  catalogueOf(
    [
      printedCard('Savannah Lions', '{W}', 'Creature — Cat'),
      printedCard('Savannah', null, 'Land — Forest Plains'),
      printedCard('Moth', '{X}{G}{G}', 'Legendary Creature — Insect', { text: 'It FLIES and\nflies.' }),
      printedCard('Charm', '{G/U}{1}', 'Instant', { text: 'Flies by.' }),
      twoFaced('split', ['Fire', '{1}{R}', 'Instant'], ['Ice', '{1}{U}', 'Instant']),
      {
        ...printedCard('Shell', null, 'Creature — Crab'),
        faces: [{ ...printedCard('Shell', null, 'Creature — Crab').faces[0], colourIndicator: ['U'] }],
      },
    ],
    { languages: { fr: { 'Savannah Lions': 'Lions des savanes', Fire: 'Feu' } } },
  ),
);
const found = (search: CardSearch): string[] => [...finder.search(search)].map(({ name }) => name);

describe('a search for cards', () => {
  it('finds all of them in one order, and those with a part of a name in any language', () => {
    expect(found({})).toEqual(['Charm', 'Fire // Ice', 'Moth', 'Savannah', 'Savannah Lions', 'Shell']);
    expect(found({ name: 'savannah' })).toEqual(['Savannah', 'Savannah Lions']);
    expect(found({ name: 'SAVANES' })).toEqual(['Savannah Lions']);
    expect(found({ name: 'ice' })).toEqual(['Fire // Ice']);
    expect(found({ name: 'feu' })).toEqual(['Fire // Ice']);
    expect(found({ name: '!?' })).toHaveLength(6);
  });

  it('tolerates slips where no name has the letters', () => {
    expect(found({ name: 'savanah lons' })).toEqual(['Savannah Lions']);
    expect(found({ name: 'lions de savane' })).toEqual(['Savannah Lions']);
    expect(found({ name: 'nothing like it' })).toEqual([]);
    // A slip does not help a card that something else of the search leaves out.
    expect(found({ name: 'savanah lons', types: ['land'] })).toEqual([]);
  });

  it('compares costs by their symbols, and finds cards without a cost', () => {
    expect(found({ cost: '{G}{X}{G}' })).toEqual(['Moth']);
    expect(found({ cost: '{1}{G/U}' })).toEqual(['Charm']);
    expect(found({ cost: '{1}{U}' })).toEqual(['Fire // Ice']);
    expect(found({ cost: '' })).toEqual(['Savannah', 'Shell']);
    for (const none of ['{W}{W}', '{0}', '{', 'W']) expect(found({ cost: none })).toEqual([]);
  });

  it('asks for all types, all colours and the text of one face', () => {
    expect(found({ types: ['creature', 'INSECT'] })).toEqual(['Moth']);
    expect(found({ types: ['legendary', 'cat'] })).toEqual([]);
    expect(found({ colours: ['U'] })).toEqual(['Charm', 'Fire // Ice', 'Shell']);
    expect(found({ colours: ['U', 'R'] })).toEqual([]);
    expect(found({ colours: [] })).toEqual(['Savannah']);
    expect(found({ text: 'flies' })).toEqual(['Charm', 'Moth']);
    expect(found({ text: 'flies', colours: ['G', 'U'] })).toEqual(['Charm']);
  });

  it('says which card a name means, or that it could be several', () => {
    expect(finder.meant('Lions des savanes')).toMatchObject({ name: 'Savannah Lions' });
    expect(finder.meant('Fire // Ice')).toMatchObject({ name: 'Fire // Ice' });
    expect(finder.meant('nothing like it')).toBeUndefined();
  });
});
