import { describe, expect, it } from '@jest/globals';
import {
  cardDefinition,
  costsOf,
  definitionHash,
  isBasicLand,
  libraryCards,
  makeCatalogue,
  parseCard,
  printManaCost,
  type CardDefinition,
} from './index.js';

const lions: CardDefinition = { name: 'Savannah Lions', cost: '{W}', typeLine: 'Creature — Cat' };
const vault: CardDefinition = { name: "Lim-Dûl's Vault", cost: '{U}{B}', typeLine: 'Instant' };
const fireIce: CardDefinition = {
  name: 'Fire // Ice',
  cost: '{1}{R} // {1}{U}',
  typeLine: 'Instant // Instant',
};
const forest: CardDefinition = { name: 'Forest', cost: null, typeLine: 'Basic Land — Forest' };
const darkpact: CardDefinition = { name: 'Darkpact', cost: '{B}{B}{B}', typeLine: 'Sorcery' };

describe('a card definition', () => {
  it('is refused with the field and the reason', () => {
    expect(parseCard({ ...lions, cost: '{W' })).toEqual({
      ok: false,
      error: 'cost: "{W" is no mana cost: a symbol that does not end at 0',
    });
    expect(parseCard({ ...fireIce, cost: '{1}{R} // ' }).ok).toBe(false);
    expect(parseCard({ ...lions, name: '' }).ok).toBe(false);
    expect(parseCard({ ...lions, typeLine: undefined }).ok).toBe(false);
    expect(parseCard({ ...lions, text: 'no such field yet' }).ok).toBe(false);
  });

  it('has the cost printed on it', () => {
    expect(costsOf(lions)).toEqual([[{ kind: 'coloured', colour: 'W' }]]);
  });

  it('cr 709.4b: a printed split card has the cost of either half', () => {
    expect(costsOf(fireIce).map((cost) => cost && printManaCost(cost))).toEqual(['{1}{R}', '{1}{U}']);
  });

  it('without a mana cost has none, which is not {0}', () => {
    expect(costsOf(forest)).toEqual([null]);
    expect(costsOf({ ...lions, cost: '{0}' })).toEqual([[{ kind: 'generic', amount: 0 }]]);
  });

  it('has a hash that depends on each of its fields and on nothing else', () => {
    const again = cardDefinition.parse({ typeLine: lions.typeLine, cost: lions.cost, name: lions.name });
    expect(definitionHash(again)).toBe(definitionHash(lions));
    const others = [
      { ...lions, name: 'Elite Vanguard' },
      { ...lions, cost: null },
      { ...lions, typeLine: 'Creature' },
    ];
    expect(new Set([lions, ...others].map(definitionHash)).size).toBe(4);
  });

  it('cr 205.4c: is a basic land by its supertype, not by its land type', () => {
    expect(isBasicLand(forest)).toBe(true);
    expect(isBasicLand({ name: 'Wastes', cost: null, typeLine: 'Basic Land' })).toBe(true);
    expect(isBasicLand({ name: 'x', cost: null, typeLine: 'Basic Snow Land — Forest' })).toBe(true);
    expect(isBasicLand({ name: 'Bayou', cost: null, typeLine: 'Land — Swamp Forest' })).toBe(false);
    expect(isBasicLand({ name: 'x', cost: null, typeLine: 'Land Creature — Forest Basic' })).toBe(false);
  });
});

describe('the catalogue', () => {
  const catalogue = makeCatalogue([vault, lions, darkpact, forest, fireIce], ['Darkpact']);

  it('keeps its cards in one order, however they came', () => {
    const again = makeCatalogue([forest, fireIce, lions, vault, darkpact], ['Darkpact']);
    expect(catalogue.definitions).toEqual([darkpact, fireIce, forest, vault, lions]);
    expect(again.definitions).toEqual(catalogue.definitions);
    expect(catalogue.size).toBe(5);
  });

  it('has a version of its content alone', () => {
    const cards = [vault, lions, darkpact, forest, fireIce];
    expect(makeCatalogue(cards.toReversed(), ['Darkpact']).version).toBe(catalogue.version);
    expect(makeCatalogue(cards).version).not.toBe(catalogue.version);
    expect(makeCatalogue(cards.slice(1), ['Darkpact']).version).not.toBe(catalogue.version);
  });

  it('finds a card by its name, without case, accents and punctuation', () => {
    for (const name of ["Lim-Dûl's Vault", "LIM-DUL'S VAULT", 'lim duls vault'])
      expect(catalogue.byName(name)).toEqual(vault);
    expect(catalogue.byName('Fire // Ice')).toEqual(fireIce);
    expect(catalogue.byName('fire ice')).toEqual(fireIce);
    expect(catalogue.byName("Lim-Dûl's Vaults")).toBeUndefined();
    expect(catalogue.byName('')).toBeUndefined();
  });

  it('an exact name means its card; a loose one that fits two means neither', () => {
    const lure = { ...lions, name: 'Lure' };
    const accented = { ...lions, name: 'Lüre' };
    const both = makeCatalogue([lure, accented]);
    expect(both.byName('Lure')).toEqual(lure);
    expect(both.byName('Lüre')).toEqual(accented);
    expect(both.byName('lure')).toBeUndefined();
  });

  it('refuses two cards of one name, and an ante card it does not hold', () => {
    expect(() => makeCatalogue([lions, vault, { ...lions, cost: null }])).toThrow(
      'two cards are named "Savannah Lions"',
    );
    expect(() => makeCatalogue([lions], ['Darkpact'])).toThrow('no card is named "Darkpact"');
  });

  it('cr 407.1: lets no ante card into a library of the default format, and no basic land', () => {
    expect(libraryCards(catalogue)).toEqual([fireIce, vault, lions]);
  });
});
