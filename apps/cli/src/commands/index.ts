// Every subcommand, in the order in which they are listed.
import type { Called } from '../command.js';
import { CARDS_COMMANDS } from './cards/index.js';

export const COMMANDS: readonly Called[] = [
  { words: ['backup'], load: async () => (await import('./backup.js')).backupLog },
  { words: ['restore'], load: async () => (await import('./restore.js')).restoreLog },
  { words: ['verify'], load: async () => (await import('./verify.js')).verify },
  { words: ['export'], load: async () => (await import('./export.js')).exportGame },
  { words: ['admin', 'grant'], load: async () => (await import('./admin-grant.js')).adminGrant },
  ...CARDS_COMMANDS,
  { words: ['coverage'], load: async () => (await import('./coverage.js')).coverage },
  { words: ['simulate'], load: async () => (await import('./simulate/simulate.js')).simulate },
  { words: ['scenario'], load: async () => (await import('./scenario.js')).scenario },
  { words: ['play'], load: async () => (await import('./play.js')).play },
  { words: ['bot'], load: async () => (await import('./bot.js')).bot },
  { words: ['demo'], load: async () => (await import('./demo.js')).demo },
];
