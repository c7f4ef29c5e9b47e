import { describe, expect, it } from '@jest/globals';
import {
  cardDefinition,
  costsOf,
  definitionHash,
  isBasicLand,
  libraryCards,
  namesOf,
  parseCard,
  printedOn,
  printManaCost,
  type CardDefinition,
} from '../index.js';
import { catalogueOf, printedCard, twoFaced } from '#testkit/cards/printed';

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

  it('has the printed cost', () => {
    expect(costsOf(lions)).toEqual([[{ kind: 'coloured', colour: 'W' }]]);
  });

  it('cr 709.4b: a printed split card has the cost of either half', () => {
    expect(costsOf(fireIce).map((cost) => cost && printManaCost(cost))).toEqual(['{1}{R}', '{1}{U}']);
  });

  it('without a mana cost has no cost, which is not {0}', () => {
    expect(costsOf(forest)).toEqual([null]);
    expect(costsOf({ ...lions, cost: '{0}' })).toEqual([[{ kind: 'generic', amount: 0 }]]);
  });

  it('has a hash that depends on all of its fields and nothing else', () => {
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
  const printed = {
    lions: printedCard('Savannah Lions', '{W}', 'Creature — Cat'),
    vault: printedCard("Lim-Dûl's Vault", '{U}{B}', 'Instant'),
    fireIce: twoFaced('split', ['Fire', '{1}{R}', 'Instant'], ['Ice', '{1}{U}', 'Instant']),
    forest: printedCard('Forest', null, 'Basic Land — Forest'),
    darkpact: printedCard('Darkpact', '{B}{B}{B}', 'Sorcery', { text: 'This is about playing for ante.' }),
  };
  const cards = Object.values(printed);
  const catalogue = catalogueOf(cards);

  it('keeps its cards in one order, whatever order they came in', () => {
    expect(catalogue.definitions).toEqual([darkpact, fireIce, forest, vault, lions]);
    expect(catalogue.cards).toEqual([
      printed.darkpact,
      printed.fireIce,
      printed.forest,
      printed.vault,
      printed.lions,
    ]);
    expect(catalogueOf(cards.toReversed()).cards).toEqual(catalogue.cards);
    expect(catalogue.size).toBe(5);
  });

  it('has a version that depends on its content alone', () => {
    expect(catalogueOf(cards.toReversed()).version).toBe(catalogue.version);
    const others = [
      catalogueOf(cards.slice(1)),
      catalogueOf([...cards.slice(1), { ...printed.lions, printings: [{ set: 'LEB', date: '1993-10-01' }] }]),
      catalogueOf(cards, { languages: { fr: { 'Savannah Lions': 'Lions des savanes' } } }),
      catalogueOf(cards, { beside: [{ kind: 'plane', ...printedCard('Naya', null, 'Plane — Alara') }] }),
    ];
    expect(new Set([catalogue, ...others].map(({ version }) => version)).size).toBe(5);
  });

  it('returns everything that is stored of a card', () => {
    const everything = {
      ...twoFaced(
        'transform',
        ['Moth', '{X}{G}', 'Legendary Creature — Insect'],
        ['Husk', null, 'Creature — Insect'],
      ),
      printings: [
        { set: 'LEA', date: '1993-08-05' },
        { set: 'pXX', date: '1995-12-31' },
      ],
      legalities: { vintage: 'restricted', legacy: 'banned' },
      ids: { oracle: 'an id', scryfall: 'another' },
    } as const;
    const [front, back] = everything.faces;
    const card = {
      ...everything,
      faces: [
        { ...front, power: '*', toughness: '1+*', text: 'One line.\nAnother.' },
        { ...back!, colourIndicator: ['U', 'G'], loyalty: '3', defense: '5' },
      ],
    } as const;
    const avatar = printedCard('An Avatar', null, 'Vanguard');
    const vanguard = {
      kind: 'vanguard',
      ...avatar,
      faces: [{ ...avatar.faces[0], handModifier: '+1', lifeModifier: '-8' }],
    } as const;
    const read = catalogueOf([card], { beside: [vanguard], languages: { fr: { Moth: 'Mite' } } });
    expect(read.cards).toEqual([card]);
    expect(read.card('Moth')).toEqual(card);
    expect(read.beside).toEqual([vanguard]);
    expect(read.sets.get('LEA')?.name).toBe('Alpha');
    expect([read.languages, read.namesIn('fr'), read.namesIn('de')]).toEqual([['fr'], { Moth: 'Mite' }, {}]);
  });

  it('lists the printings of a card by date, one per set', () => {
    const reprinted = printedCard('Reprint', '{1}', 'Artifact', {
      printings: [
        { set: '4ED', date: '1995-04-01' },
        { set: 'PRO', date: '2001-12-31' },
        { set: 'LEA', date: '1993-08-05' },
        { set: 'PRO', date: '1994-09-30' },
      ],
    });
    expect(catalogueOf([reprinted]).cards[0]?.printings.map(({ set }) => set)).toEqual(['LEA', 'PRO', '4ED']);
  });

  it('pentaland 704.3: each half of a split card has a name of its own; a back face does not count', () => {
    expect(namesOf(printed.fireIce).map(({ name, manaCost, face }) => [name, manaCost, face])).toEqual([
      ['Fire', '{1}{R}', 0],
      ['Ice', '{1}{U}', 1],
    ]);
    const flip = twoFaced('flip', ['Gardener', '{1}{G}', 'Creature'], ['Dokai', null, 'Legendary Creature']);
    expect(namesOf(flip).map(({ name }) => name)).toEqual(['Gardener']);
    expect(printedOn(flip)).toEqual({ name: 'Gardener', cost: '{1}{G}', typeLine: 'Creature' });
    expect(catalogue.names).toHaveLength(6);
  });

  it('finds a card by its name without case, accents and punctuation', () => {
    for (const name of ["Lim-Dûl's Vault", "LIM-DUL'S VAULT", 'lim duls vault'])
      expect(catalogue.byName(name)).toEqual(vault);
    expect(catalogue.byName('Fire // Ice')).toEqual(fireIce);
    expect(catalogue.byName('fire ice')).toEqual(fireIce);
    expect(catalogue.byName("Lim-Dûl's Vaults")).toBeUndefined();
    expect(catalogue.byName('')).toBeUndefined();
  });

  it('takes an exact name for its card, and a loose name that fits two cards for neither', () => {
    const both = catalogueOf([printedCard('Lure', '{W}', 'Instant'), printedCard('Lüre', '{U}', 'Instant')]);
    expect(both.byName('Lure')?.cost).toBe('{W}');
    expect(both.byName('Lüre')?.cost).toBe('{U}');
    expect(both.byName('lure')).toBeUndefined();
  });

  it('refuses two cards with one name, and a half named like another card', () => {
    expect(() => catalogueOf([printed.lions, printed.vault, printed.lions])).toThrow(
      'two cards are named "Savannah Lions"',
    );
    expect(() => catalogueOf([printed.fireIce, printedCard('Ice', '{U}', 'Instant')])).toThrow(
      'two cards are named "Ice"',
    );
  });

  it('refuses a card with an invalid cost', () => {
    expect(() => catalogueOf([printedCard('Spoilt', '{1', 'Artifact')])).toThrow(
      'Spoilt: cost: "{1" is no mana cost: a symbol that does not end at 0',
    );
  });

  it('cr 407.1: lets no ante card into a library of the default format, and no basic land', () => {
    expect([...catalogue.ante]).toEqual(['Darkpact']);
    expect(libraryCards(catalogue)).toEqual([fireIce, vault, lions]);
  });
});
