// The commands about single games, for the operator.
import type { Called } from '../../command/command.js';

export const GAME_COMMANDS: readonly Called[] = [
  {
    words: ['game', 'list'],
    summary: 'Lists the stopped games. The server may keep running.',
    load: async () => (await import('./list.js')).listGames,
  },
  {
    words: ['game', 'inspect'],
    summary: 'Shows the state of a game and why it is stopped. The server may keep running.',
    load: async () => (await import('./inspect.js')).inspect,
  },
  {
    words: ['game', 'stop'],
    summary: 'Stops a game. The server may keep running.',
    load: async () => (await import('./operate.js')).stopGame,
  },
  {
    words: ['game', 'release'],
    summary: 'Continues a stopped game. The server may keep running.',
    load: async () => (await import('./operate.js')).releaseGame,
  },
  {
    words: ['game', 'repair'],
    summary: 'Skips what a stopped game could not do. The server may keep running.',
    load: async () => (await import('./operate.js')).repairGame,
  },
  {
    words: ['game', 'end'],
    summary: 'Ends a game without a result. The server may keep running.',
    load: async () => (await import('./operate.js')).endGame,
  },
  {
    words: ['game', 'import'],
    summary: 'Imports a replay from another server, to be watched. The server may keep running.',
    load: async () => (await import('./import.js')).importGame,
  },
];
