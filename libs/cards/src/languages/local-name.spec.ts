import { describe, expect, it } from '@jest/globals';
import { localName } from '../index.js';
import { catalogueOf, printedCard } from '#testkit/cards/printed';

const catalogue = catalogueOf([printedCard('Ice', '{1}{U}', 'Instant')], {
  languages: { fr: { Ice: 'Glace', Fire: 'Feu' }, de: { Ice: 'Eis' } },
});

describe('the name of a card in a language', () => {
  it.each([
    ['Ice', 'fr', 'Glace'],
    ['Ice', 'de', 'Eis'],
    ['Fire // Ice', 'fr', 'Feu // Glace'],
    ['Fire // Ice', 'de', undefined],
    ['Fire', 'de', undefined],
    ['ice', 'fr', undefined],
    ['', 'fr', undefined],
    ['__proto__', 'fr', undefined],
    ['toString', 'fr', undefined],
    ['Ice', 'constructor', undefined],
    ['Ice', 'xx', undefined],
  ])('%s in %s', (name, language, expected) => {
    expect(localName(catalogue, name, language)).toBe(expected);
  });
});
