import { describe, expect, it } from '@jest/globals';
import { knownCost, makeCostIndex, printedOn, type CostFit } from '../index.js';
import { catalogueOf, printedCard, twoFaced } from '#testkit/cards/printed';

const cards = {
  lions: printedCard('Savannah Lions', '{W}', 'Creature — Cat'),
  figure: printedCard('Figure of Destiny', '{R/W}', 'Creature — Kithkin'),
  shock: printedCard('Shock', '{R}', 'Instant'),
  fireIce: twoFaced('split', ['Fire', '{1}{R}', 'Instant'], ['Ice', '{1}{U}', 'Instant']),
  piker: printedCard('Goblin Piker', '{1}{R}', 'Creature — Goblin'),
  mage: printedCard('Bomat Mage', '{U}{1}', 'Creature — Wizard'),
  lotus: printedCard('Black Lotus', '{0}', 'Artifact'),
  forest: printedCard('Forest', null, 'Basic Land — Forest'),
  vision: printedCard('Ancestral Vision', null, 'Sorcery'),
};
const { names } = catalogueOf(Object.values(cards));
const index = (fit: CostFit) => makeCostIndex(names, fit);
const asked = (cost: string | null, fit: CostFit = 'instantiated') =>
  index(fit)
    .namesFor(cost === null ? null : knownCost(cost))
    .map(({ name }) => name);

describe('what a card of a cost can be named', () => {
  it('is every name with a fitting cost, in the order of the catalogue', () => {
    expect(asked('{W}')).toEqual(['Figure of Destiny', 'Savannah Lions']);
    expect(asked('{R/W}')).toEqual(['Figure of Destiny', 'Savannah Lions', 'Shock']);
    expect(asked('{1}{U}')).toEqual(['Bomat Mage', 'Ice']);
    expect(asked('{W}', 'same-symbols')).toEqual(['Savannah Lions']);
  });

  it('is known even for costs that no card has', () => {
    expect(asked('{W/U}')).toEqual(['Figure of Destiny', 'Savannah Lions']);
    expect(asked('{W/U}', 'same-symbols')).toEqual([]);
    expect(asked('{15}')).toEqual([]);
  });

  it('differs between {0} and no cost', () => {
    expect(asked('{0}')).toEqual(['Black Lotus']);
    expect(asked(null)).toEqual(['Ancestral Vision', 'Forest']);
  });

  it('pentaland 704.1, cr 709.4b: a printed split card is either of its costs, never both together', () => {
    const allowed = index('instantiated').namesForCard(printedOn(cards.fireIce), 'allowed');
    expect(allowed.map(({ name }) => name)).toEqual(['Bomat Mage', 'Fire', 'Ice', 'Goblin Piker']);
    expect(asked('{2}{U}{R}')).toEqual([]);
  });

  it('pentaland 704.1: never includes the halves of a split card if the printed name is barred', () => {
    const namesFor = (card: (typeof cards)[keyof typeof cards]) =>
      index('instantiated')
        .namesForCard(printedOn(card), 'barred')
        .map(({ name }) => name);
    expect(namesFor(cards.fireIce)).toEqual(['Bomat Mage', 'Goblin Piker']);
    expect(namesFor(cards.lions)).toEqual(['Figure of Destiny']);
    expect(namesFor(cards.lotus)).toEqual([]);
  });

  it('is counted for every cost', () => {
    expect([...index('instantiated').costs]).toEqual(
      expect.arrayContaining([
        ['{1}{U}', 2],
        [null, 2],
        ['{W/R}', 1],
      ]),
    );
  });
});
