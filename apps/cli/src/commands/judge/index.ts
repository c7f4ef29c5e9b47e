// The commands of a judge, at a running server.
import type { Called } from '../../command/command.js';

export const JUDGE_COMMANDS: readonly Called[] = [
  {
    words: ['judge', 'list'],
    summary: 'Lists the games of a running server that wait for a ruling, and what was proposed in them.',
    load: async () => (await import('./list.js')).listReferrals,
  },
  {
    words: ['judge', 'rule'],
    summary: 'Rules, as a judge, on what the table of a game does not agree on.',
    load: async () => (await import('./rule.js')).rule,
  },
];
