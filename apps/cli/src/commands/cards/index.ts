// `pentaland cards …`: the catalogue of this installation.
import type { Called } from '../../command/command.js';

export const CARDS_COMMANDS: readonly Called[] = [
  {
    words: ['cards', 'import'],
    summary: 'Imports a file of card data into the catalogue.',
    load: async () => (await import('./import.js')).cardsImport,
  },
  {
    words: ['cards', 'info'],
    summary: 'Shows what the catalogue contains, and its source.',
    load: async () => (await import('./info.js')).cardsInfo,
  },
  {
    words: ['cards', 'show'],
    summary: 'Shows a card by its name, in any language the catalogue has.',
    load: async () => (await import('./show.js')).cardsShow,
  },
  {
    words: ['cards', 'costs'],
    summary: 'Lists the mana costs, and how many names a card of each can be given.',
    load: async () => (await import('./costs.js')).cardsCosts,
  },
];
