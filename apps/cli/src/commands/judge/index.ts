// The commands of a judge, at a running server.
import type { Called } from '../../command/command.js';

export const JUDGE_COMMANDS: readonly Called[] = [
  {
    words: ['judge', 'list'],
    summary: 'Lists the games of a running server that wait for a ruling, with the proposals.',
    load: async () => (await import('./list.js')).listReferrals,
  },
  {
    words: ['judge', 'rule'],
    summary: 'Rules, as a judge, on a proposal that a table does not agree on.',
    load: async () => (await import('./rule.js')).rule,
  },
];
