// What the account may do beside playing, asked once for each account.
import { computed, effect, signal } from '@preact/signals';
import type { Role } from '../words/kinds.js';
import { account } from './account.js';
import { request } from './server.js';

const roles = signal<readonly Role[]>([]);

/** A head judge is a judge, too. */
export const isJudge = computed(() => roles.value.some((role) => role === 'JUDGE' || role === 'HEAD_JUDGE'));
export const isHeadJudge = computed(() => roles.value.includes('HEAD_JUDGE'));

effect(() => {
  const who = account.value;
  roles.value = [];
  if (who === null) return;
  void request<{ me: { roles: readonly Role[] } | null }>('query Roles { me { roles } }').then(
    ({ me }) => {
      if (account.peek() === who) roles.value = me?.roles ?? [];
    },
    () => undefined,
  );
});
