// `pentaland rules …`: the comprehensive rules of this installation.
import type { Called } from '../../command/command.js';

export const RULES_COMMANDS: readonly Called[] = [
  {
    words: ['rules', 'import'],
    summary: 'Imports the comprehensive rules, to be looked up by number.',
    load: async () => (await import('./import.js')).rulesImport,
  },
];
