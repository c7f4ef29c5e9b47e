// `pentaland cards …`: the catalogue of this installation.
import type { Called } from '../../command.js';

export const CARDS_COMMANDS: readonly Called[] = [
  { words: ['cards', 'import'], load: async () => (await import('./import.js')).cardsImport },
  { words: ['cards', 'info'], load: async () => (await import('./info.js')).cardsInfo },
  { words: ['cards', 'show'], load: async () => (await import('./show.js')).cardsShow },
  { words: ['cards', 'costs'], load: async () => (await import('./costs.js')).cardsCosts },
];
