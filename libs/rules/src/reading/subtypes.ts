// Which kind of subtype a word is (cr 205.3): all that no list names are creature types.
import type { Characteristics } from '../characteristics/shape.js';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const BASIC_LAND_TYPE_NAMES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** cr 205.3g-q. */
export const SUBTYPES_OF: Readonly<Record<Exclude<SubtypeKind, 'creature'>, ReadonlySet<string>>> = {
  artifact: list(
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Powerstone Spacecraft Stone Treasure Vehicle',
  ),
  enchantment: list('Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine'),
  land: list(
    "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza’s Urza's Utopia",
  ),
  planeswalker: list(
    'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel',
  ),
  spell: list('Adventure Arcane Lesson Omen Trap'),
  battle: list('Siege'),
  dungeon: list('Undercity'),
};

export type SubtypeKind =
  'artifact' | 'enchantment' | 'land' | 'planeswalker' | 'spell' | 'battle' | 'dungeon' | 'creature';

const KIND = new Map<string, SubtypeKind>(
  Object.entries(SUBTYPES_OF).flatMap(([kind, words]) =>
    [...words].map((word) => [word, kind as SubtypeKind]),
  ),
);

export const kindOfSubtype = (word: string): SubtypeKind => KIND.get(word) ?? 'creature';

/** Stands among the subtypes for every creature type (cr 702.73). */
export const EVERY_CREATURE_TYPE = 'every creature type';

export const hasSubtype = ({ subtypes }: Pick<Characteristics, 'subtypes'>, word: string): boolean =>
  subtypes.includes(word) || (subtypes.includes(EVERY_CREATURE_TYPE) && kindOfSubtype(word) === 'creature');

/** cr 205.3d: whether an object of those card types can have subtypes of that kind. */
export function correlates(kind: SubtypeKind, types: readonly string[]): boolean {
  if (kind === 'creature') return types.includes('creature') || types.includes('kindred');
  if (kind === 'spell') return types.includes('instant') || types.includes('sorcery');
  return types.includes(kind);
}

/** The creature types, or the land types, among an object's subtypes. */
export const subtypesOfKind = (
  { subtypes }: Pick<Characteristics, 'subtypes'>,
  kind: SubtypeKind,
): readonly string[] => subtypes.filter((word) => kindOfSubtype(word) === kind);
