// Subtypes by the card types they go with (cr 205.3).
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const BASIC_LAND_TYPE_NAMES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** utopia 904.4: an additional land type in that ruleset. */
export const UTOPIA_TYPE = 'Utopia';

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

/** The creature types to choose from (cr 205.3m), in alphabetical order; the one of two words is last. */
export const CREATURE_TYPES: readonly string[] = [
  ...(
    'Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin ' +
    'Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear ' +
    'Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel ' +
    'Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward ' +
    "Coyote Crab Crocodile Custodes Cyberman Cyclops C'tan Dalek Dauthi Demigod Demon Deserter Detective " +
    'Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet ' +
    'Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal ' +
    'Frog Fungus Gamer Gargoyle Germ Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon ' +
    'Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff ' +
    'Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect ' +
    'Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech ' +
    'Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore Mercenary Merfolk Metathran ' +
    'Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic ' +
    'Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb ' +
    'Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix ' +
    'Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu ' +
    'Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand ' +
    'Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade ' +
    'Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier ' +
    'Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel ' +
    'Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy ' +
    'Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Vampire Varmint Vedalken Villain Volver ' +
    'Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith ' +
    'Wurm Yeti Zombie Zubera'
  ).split(' '),
  'Time Lord',
];
