// Cards for short games: small creatures, some spells, and lands for the games that need them.
const NAMES = [
  ...['Elite Vanguard', 'Savannah Lions', 'Eager Cadet', 'Devoted Hero', 'Expedition Envoy', 'Sanctuary Cat'],
  ...['Jackal Pup', 'Lightning Bolt', 'Raging Goblin', 'Shock', "Mons's Goblin Raiders", 'Lava Spike'],
  ...['Grizzly Bears', 'Runeclaw Bear', 'Balduvian Bears', 'Bear Cub', 'Forest Bear', 'Barbary Apes'],
  ...['Walking Corpse', 'Gutter Skulk', 'Dakmor Scorpion', 'Bane Alley Blackguard', 'Skeletal Snake'],
  ...['Plains', 'Island', 'Mountain', 'Forest', 'Swamp'],
];

/** A whole game of it is over after a few turns. */
export const SHORT = {
  chosenFormat: { cards: { names: NAMES } },
  librarySize: 60,
  startingLife: 1,
  opens: 'AT_END',
};
