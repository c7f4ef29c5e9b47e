// What the account may do beside playing, asked once for each account.
import { computed, effect, signal } from '@preact/signals';
import type { GivenRole, Role } from '../words/kinds.js';
import { account } from './account.js';
import { GrantRoleDocument, RevokeRoleDocument, RolesDocument } from './generated/beside.js';
import { ask, troubleIn, type Trouble } from './server.js';

const held = signal<readonly Role[]>([]);

export const ROLES: readonly GivenRole[] = ['JUDGE', 'HEAD_JUDGE', 'ADMIN'];
export const ownRoles = computed(() => ROLES.filter((role) => held.value.includes(role)));
/** A head judge is a judge, too. */
export const isJudge = computed(() => held.value.some((role) => role === 'JUDGE' || role === 'HEAD_JUDGE'));
export const isHeadJudge = computed(() => held.value.includes('HEAD_JUDGE'));
export const isAdmin = computed(() => held.value.includes('ADMIN'));

effect(() => {
  const who = account.value;
  held.value = [];
  if (who === null) return;
  void ask(RolesDocument, {}).then(
    ({ me }) => {
      if (account.peek() === who) held.value = me?.roles ?? [];
    },
    () => undefined,
  );
});

const CHANGES = { give: GrantRoleDocument, take: RevokeRoleDocument } as const;

/** Gives a role to the player of this name, or takes it away. Null: it is done. */
export async function changeRole(
  change: keyof typeof CHANGES,
  name: string,
  role: GivenRole,
): Promise<Trouble | null> {
  try {
    const { changed } = await ask(CHANGES[change], { commandId: crypto.randomUUID(), name, role });
    if (changed.__typename === 'AccountRefused') return changed;
    if (changed.player.id === account.peek()?.player) held.value = changed.roles;
    return null;
  } catch (error) {
    return troubleIn(error);
  }
}
