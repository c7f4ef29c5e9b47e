// What the account may do beside playing, asked once for each account.
import { computed, effect, signal } from '@preact/signals';
import type { Role } from '../words/kinds.js';
import { account } from './account.js';
import { RolesDocument } from './generated/beside.js';
import { ask } from './server.js';

const roles = signal<readonly Role[]>([]);

/** A head judge is a judge, too. */
export const isJudge = computed(() => roles.value.some((role) => role === 'JUDGE' || role === 'HEAD_JUDGE'));
export const isHeadJudge = computed(() => roles.value.includes('HEAD_JUDGE'));

effect(() => {
  const who = account.value;
  roles.value = [];
  if (who === null) return;
  void ask(RolesDocument, {}).then(
    ({ me }) => {
      if (account.peek() === who) roles.value = me?.roles ?? [];
    },
    () => undefined,
  );
});
