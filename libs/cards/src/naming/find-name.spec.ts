import { describe, expect, it } from '@jest/globals';
import { makeNameFinder, type Naming } from '../index.js';
import { catalogueOf, printedCard, twoFaced } from '#testkit/cards/printed';

const card = (name: string) => printedCard(name, '{1}', 'Artifact');
const catalogue = catalogueOf(
  [
    ...[
      'Savannah Lions',
      'Shock',
      "Lim-Dûl's Vault",
      'Goblin Piker',
      'Mox Ruby',
      'Mox Jet',
      'Ember Hauler',
      'Bo',
    ].map(card),
    ...['Tundra Wolves', 'Timber Wolves', 'Glacier', 'Choc'].map(card),
    twoFaced('split', ['Fire', '{1}{R}', 'Instant'], ['Ice', '{1}{U}', 'Instant']),
    twoFaced('flip', ['Budoka Gardener', '{1}{G}', 'Creature'], ['Dokai, Weaver of Life', null, 'Creature']),
  ],
  {
    beside: [{ kind: 'plane', ...printedCard('Naya', null, 'Plane — Alara') }],
    languages: {
      fr: {
        'Savannah Lions': 'Lions des savanes',
        Shock: 'Choc',
        Fire: 'Feu',
        'Mox Jet': 'Mox de jais',
        Ice: 'Glacier',
      },
      de: { 'Savannah Lions': 'Savannenlöwen', 'Mox Ruby': 'Gestein', 'Ember Hauler': 'Rochen' },
      it: { 'Goblin Piker': 'Gestein', 'Mox Ruby': 'Rochen' },
    },
  },
);
const finder = makeNameFinder(catalogue);

/** In a word what was found. */
function find(text: string, language?: string): string {
  const { found, how }: Naming = finder.find(text, language);
  if (found === null) return how;
  return `${how} ${found.kind === 'name' ? found.name.name : `${found.kind} ${found.card}`}`;
}

describe('the card that a name means', () => {
  it.each([
    ['Savannah Lions', 'exact Savannah Lions'],
    ['  savannah LIONS!', 'exact Savannah Lions'],
    ['lim duls vault', "exact Lim-Dûl's Vault"],
    ['Lions des Savanes', 'exact Savannah Lions'],
    ['savannenlowen', 'exact Savannah Lions'],
  ])('is found from %j without case, accents and punctuation, in any language: %s', (text, expected) => {
    expect(find(text)).toBe(expected);
  });

  it('pentaland 704.3: is a half of a split card; both halves together are no name', () => {
    expect(find('Fire')).toBe('exact Fire');
    expect(find('Feu')).toBe('exact Fire');
    expect(find('Fire // Ice')).toBe('exact both-halves Fire // Ice');
    expect(find('fire ice')).toBe('exact both-halves Fire // Ice');
  });

  it('may be another face or a plane, which is known but is no name', () => {
    expect(find('Dokai, Weaver of Life')).toBe('exact other-face Budoka Gardener');
    expect(find('naya')).toBe('exact beside Naya');
  });

  it('is looked up in English first, then in the game’s language, then in the others', () => {
    expect(find('Glacier', 'fr')).toBe('exact Glacier');
    expect(find('Choc')).toBe('exact Choc');
    expect(find('Gestein', 'de')).toBe('exact Mox Ruby');
    expect(find('Gestein', 'it')).toBe('exact Goblin Piker');
    expect(find('Gestein', 'fr')).toBe('unclear');
    expect(find('Gestein')).toBe('unclear');
    expect(find('Feu', 'xx')).toBe('exact Fire');
  });

  it('is the one nearest to a slip, if no other is within one more letter', () => {
    expect(find('Savanah Lions')).toBe('slip Savannah Lions');
    expect(find('Lion des savanes')).toBe('slip Savannah Lions');
    expect(find('Gobiln Piker')).toBe('slip Goblin Piker');
    expect(find('Mox Rubi')).toBe('slip Mox Ruby');
    // One letter from Tundra Wolves, and two from Timber Wolves.
    expect(find('Tumdra Wolves')).toBe('slip Tundra Wolves');
    expect(find('Tumder Wolves')).toBe('unclear');
  });

  it('is clear if both names that a slip fits are its own', () => {
    const two = makeNameFinder(
      catalogueOf([card('Savannah Lions')], { languages: { fr: { 'Savannah Lions': 'Savannah Lion' } } }),
    );
    expect(two.find('Savannah Lionz')).toMatchObject({ how: 'slip', found: { kind: 'name' } });
  });

  it('is reported as no name after a slip just as after an exact match', () => {
    expect(find('Dokai, Waver of Life')).toBe('slip other-face Budoka Gardener');
  });

  it.each([
    ['', 'unknown'],
    ['!?', 'unknown'],
    ['B', 'unknown'],
    ['Boo', 'unknown'],
    ['Black Lotus', 'unknown'],
    ['Choc.', 'exact Choc'],
    ['Chock', 'unclear'],
  ])('for %j is %s', (text, expected) => expect(find(text)).toBe(expected));

  it('is no card when the name is unclear or unknown', () => {
    expect(finder.find('Chock')).toEqual({ found: null, how: 'unclear' });
    expect(finder.find('Nothing of the kind')).toEqual({ found: null, how: 'unknown' });
  });
});
