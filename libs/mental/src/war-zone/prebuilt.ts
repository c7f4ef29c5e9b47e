// Prebuilt libraries (war-zone The Decks), by the names printed on their cards: seven of each colour and five
// artifacts, each of a common mana cost, and as many Utopias as the document recommends.
import type { PrebuiltLibraries } from '#rules';

export interface PrebuiltLibrary {
  readonly name: string;
  readonly cards: readonly string[];
}

export const PREBUILT: readonly PrebuiltLibrary[] = [
  {
    name: 'north',
    cards: [
      'Visions',
      'Circle of Protection: White',
      'Red Ward',
      'Serra Paladin',
      'Justice',
      'Karma',
      'Serra Angel',
      'Backfire',
      'Dance of Many',
      "Hurkyl's Recall",
      'Gaseous Form',
      'Ghost Ship',
      'Relic Bind',
      'Water Elemental',
      'Initiates of the Ebon Hand',
      'Bog Imp',
      'Marsh Gas',
      'Junún Efreet',
      'Krovikan Fetish',
      'Gloom',
      'Sengir Vampire',
      'Ironclaw Curse',
      'Orcish Captain',
      'Eternal Warrior',
      'Gray Ogre',
      'Mana Flare',
      'Orcish Oriflamme',
      'Orgg',
      'Grizzly Bears',
      'Timber Wolves',
      'Shrink',
      'Tranquility',
      'Venom',
      'War Mammoth',
      'Craw Wurm',
      'Ornithopter',
      'Elkin Bottle',
      "Barl's Cage",
      'Armageddon Clock',
      "Ashnod's Transmogrant",
    ],
  },
  {
    name: 'south',
    cards: [
      'Death Speakers',
      'Spirit Link',
      'Healing Salve',
      'Piety',
      'Caribou Range',
      'Wrath of God',
      'Icatian Phalanx',
      'Sunken City',
      'Flight',
      'Lord of Atlantis',
      'Krovikan Sorcerer',
      'Deflection',
      'Aether Storm',
      'Pirate Ship',
      'Nether Shadow',
      'Raise Dead',
      "Will-o'-the-Wisp",
      'Funeral March',
      'Abyssal Specter',
      'Necrite',
      'Nightmare',
      'Hurr Jackal',
      'Mana Clash',
      'Ali Baba',
      'Hill Giant',
      'Dwarven Warriors',
      'Goblin Hero',
      'Fissure',
      'Aspect of Wolf',
      'Nafs Asp',
      "Nature's Lore",
      'Foxfire',
      "Titania's Song",
      'Chub Toad',
      'Elven Riders',
      'Clay Statue',
      'Millstone',
      'Black Mana Battery',
      'Disrupting Scepter',
      'Fountain of Youth',
    ],
  },
];

/** In the form that the library policy needs. */
export const PREBUILT_LIBRARIES: PrebuiltLibraries = {
  names: PREBUILT.map(({ name }) => name),
  cardsOf(name, definitions) {
    const wanted = PREBUILT.find((library) => library.name === name)?.cards;
    if (wanted === undefined) return undefined;
    const among = new Map(definitions.map((card) => [card.name, card]));
    const found = wanted.flatMap((card) => among.get(card) ?? []);
    return found.length === wanted.length ? found : undefined;
  },
};
