// A board with a bit of everything, for pictures of tables.
export const BOARD = {
  now: { turn: 7, step: 'precombat-main', player: 'A' },
  players: {
    A: {
      life: 17,
      hand: ['Lightning Bolt', 'Serra Angel', 'Giant Growth', 'Counterspell', 'Forest'],
      battlefield: [
        { card: 'Forest', count: 4 },
        { card: 'Mountain', count: 2, tapped: true },
        'Grizzly Bears',
        { card: 'Craw Wurm', damage: 2, counters: { '+1/+1': 1 } },
        { card: 'Hill Giant', faceDown: true },
      ],
      graveyard: ['Shock', 'Llanowar Elves'],
      librarySize: 33,
    },
    B: {
      life: 12,
      hand: [{ unknown: 3 }],
      battlefield: [
        { card: 'Island', count: 5 },
        { card: 'Air Elemental', tapped: true },
        {
          card: 'Soldier',
          count: 6,
          token: { typeLine: 'Token Creature — Soldier', power: 1, toughness: 1, colors: ['white'] },
        },
      ],
      graveyard: ['Mana Leak'],
      librarySize: 30,
    },
  },
};
