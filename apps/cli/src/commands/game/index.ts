// The commands about single games, for the operator.
import type { Called } from '../../command/command.js';

export const GAME_COMMANDS: readonly Called[] = [
  {
    words: ['game', 'list'],
    summary: 'Lists the stopped games; the server may run meanwhile.',
    load: async () => (await import('./list.js')).listGames,
  },
  {
    words: ['game', 'inspect'],
    summary: 'Shows the state of a game, and why it does not go on; the server may run meanwhile.',
    load: async () => (await import('./inspect.js')).inspect,
  },
  {
    words: ['game', 'stop'],
    summary: 'Stops a game; the server may run meanwhile.',
    load: async () => (await import('./operate.js')).stopGame,
  },
  {
    words: ['game', 'release'],
    summary: 'Lets a stopped game go on; the server may run meanwhile.',
    load: async () => (await import('./operate.js')).releaseGame,
  },
  {
    words: ['game', 'repair'],
    summary: 'Leaves out what a stopped game could not do; the server may run meanwhile.',
    load: async () => (await import('./operate.js')).repairGame,
  },
  {
    words: ['game', 'end'],
    summary: 'Ends a game without a result; the server may run meanwhile.',
    load: async () => (await import('./operate.js')).endGame,
  },
];
